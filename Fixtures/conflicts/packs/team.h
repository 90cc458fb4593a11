/* What the packs of both teams share: a renderer that shows a field under a pack's own mark. */
#ifndef TEAM_H
#define TEAM_H

#include <galley.h>

/* A renderer that reads FIELD and shows it after MARK. */
#define TEAM_RENDERER(NAME, MARK, FIELD)                                                       \
  static int32_t NAME(const galley_host *host, galley_context *context, void *user)            \
  {                                                                                            \
    galley_str text = GALLEY_ZERO;                                                             \
    int32_t status = host->read_string(context, host->data(context), GALLEY_STR(FIELD),        \
                                       GALLEY_REQUIRED, &text);                                \
    (void)user;                                                                                \
    if (status < GALLEY_OK) return status;                                                     \
    host->run(context, GALLEY_STR(MARK " "), NULL);                                            \
    host->run(context, text, NULL);                                                            \
    return host->newline(context);                                                             \
  }

/* Registers TYPE with a policy and a sample. */
static inline int32_t team_add(const galley_host *host, galley_registrar *registrar,
                               galley_str type, uint32_t policy, galley_render_fn render,
                               galley_str sample)
{
  galley_widget widget = GALLEY_ZERO;
  widget.size = sizeof widget;
  widget.type = type;
  widget.policy = policy;
  widget.render = render;
  widget.sample = sample;
  return registrar->add(host, registrar, &widget);
}

#endif
