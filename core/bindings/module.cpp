// The Python module: translation only.
#include <nanobind/stl/variant.h>

#include <exception>

#include "convert.h"

namespace triktrak::bindings {

namespace {

void raise(const char* kind, const error& fault) {
  nb::dict params;
  for (const auto& [name, value] : fault.params())
    params[name.c_str()] = nb::cast(value);
  const nb::object type = nb::module_::import_("triktrak.errors").attr(kind);
  const nb::object instance = type(fault.code(), **params);
  PyErr_SetObject(type.ptr(), instance.ptr());
}

void translate(const std::exception_ptr& thrown, void*) {
  try {
    std::rethrow_exception(thrown);
  } catch (const malformed& fault) {
    raise("Malformed", fault);
  } catch (const illegal_play& fault) {
    raise("IllegalPlay", fault);
  } catch (const error& fault) {
    raise("TriktrakError", fault);
  }
}

}  // namespace

}  // namespace triktrak::bindings

NB_MODULE(_core, m) {
  m.doc() = "The core: the rules of the board and the judgement of positions.";
  // Values that Python keeps to its very end, in caches and constants, are no leaks.
  nb::set_leak_warnings(false);
  nb::register_exception_translator(triktrak::bindings::translate);
  triktrak::bindings::bind_board(m);
  triktrak::bindings::bind_rules(m);
  triktrak::bindings::bind_engine(m);
  triktrak::bindings::bind_train(m);
  triktrak::bindings::bind_tables(m);
  triktrak::bindings::bind_hypergammon(m);
  triktrak::bindings::bind_search(m);
  triktrak::bindings::bind_rollout(m);
}
