/* The manifest of the touch stepper, as Swift puts no string literals into a section. */
#include "galley.h"

GALLEY_MANIFEST("{\"id\":\"com.example.touch-stepper\",\"version\":\"1.0.0\",\"abi\":1,"
                "\"min_abi\":1,\"widgets\":[{\"type\":\"stepper_row\",\"revision\":1},"
                "{\"type\":\"rating_row\",\"revision\":1}],\"overrides\":[\"stepper_row\"],"
                "\"after\":[\"dev.galley.starter\"]}")
