#include <nanobind/nanobind.h>

#include "position.h"
NB_MODULE(_core, m) { m.def("placeholder", &triktrak::placeholder); }
