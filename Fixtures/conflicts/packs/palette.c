/* The library that both teams ship, each its own version under the same name. */
#include <stdint.h>

int32_t palette_color(void);

int32_t palette_color(void)
{
  return COLOR;
}
