// Nets and their training for Python: translation only.
#include <nanobind/stl/shared_ptr.h>

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "convert.h"
#include "float_evaluator.h"
#include "net_evaluator.h"
#include "parameters.h"
#include "self_play.h"
#include "simd.h"
#include "trainer.h"

namespace triktrak::bindings {

namespace {

struct Samples {
  std::vector<Sample> list;

  static Samples from_bytes(std::span<const std::byte> bytes) { return {samples_from_bytes(bytes)}; }
  std::vector<std::byte> bytes() const { return samples_to_bytes(list); }
};

Tuples<int> widths(const NetShape& shape) {
  return Tuples<int>(tuple_of(shape.hidden, [](std::size_t units) { return nb::int_(units); }));
}

// What a value of `type` shows of itself.
nb::str shown(const char* type, const NetShape& shape) {
  return nb::str("{}(hidden={})").format(type, nb::repr(widths(shape)));
}

void bind_net(nb::module_& m) {
  nb::class_<Net>(m, "Net", "A net in whole numbers, as it lies in a weights file; core/net.h tells the form.")
      .def_static("from_bytes", &from_bytes<Net>, nb::arg("data"),
                  "Read a weights file; raises Malformed for one that is damaged, foreign or of another age.")
      .def("to_bytes", &to_bytes<Net>)
      .def_prop_ro(
          "hidden", [](const Net& net) { return widths(net.shape()); },
          "The hidden units of each stack, in the order of the phases: contact, race, crunch.")
      .def_prop_ro("provenance", [](const Net& net) { return net.provenance(); })
      .def("__repr__", [](const Net& net) { return shown("Net", net.shape()); });
  nb::class_<NetEvaluator, Evaluator>(m, "NetEvaluator", "A judge that asks a net.")
      .def(
          "__init__",
          [](NetEvaluator* self, std::shared_ptr<Net> net, std::shared_ptr<Endings> endings, const std::string& simd) {
            new (self) NetEvaluator(std::move(net), std::move(endings), simd.empty() ? best_simd() : simd_named(simd));
          },
          nb::arg("net"), nb::arg("endings").none() = nb::none(), nb::arg("simd") = "",
          "Without `endings` the net judges races to their end.")
      .def_prop_ro("simd", [](const NetEvaluator& evaluator) { return evaluator.simd().name; })
      .def("__repr__", [](const NetEvaluator& evaluator) {
        return nb::str("NetEvaluator({}, simd='{}')")
            .format(shown("Net", evaluator.net().shape()), evaluator.simd().name);
      });
  m.def(
      "simd_names", [] { return tuple_of(all_simd(), [](const Simd* simd) { return nb::str(simd->name); }); },
      nb::sig("def simd_names() -> tuple[str, ...]"), "The kinds of arithmetic this processor has, the fastest first.");
}

void bind_parameters(nb::module_& m) {
  nb::class_<Parameters>(m, "Parameters", "A net in floating point, as training changes it.")
      .def_static(
          "random",
          [](std::vector<std::size_t> hidden, std::uint64_t seed) {
            return Parameters::random({std::move(hidden)}, seed);
          },
          nb::arg("hidden"), nb::arg("seed"),
          "Small random weights: so many hidden units, a multiple of 128 up to 4096, for each of 1 to 3 stacks.")
      .def_static("from_bytes", &from_bytes<Parameters>, nb::arg("data"),
                  "Read what to_bytes wrote; raises Malformed for what is damaged or foreign.")
      .def("to_bytes", &to_bytes<Parameters>)
      .def(
          "quantised",
          [](const Parameters& parameters, const std::string& provenance) {
            return Net(parameters.quantised(provenance));
          },
          nb::arg("provenance"), nb::call_guard<nb::gil_scoped_release>(), "The same net in whole numbers.")
      .def(
          "widened",
          [](const Parameters& parameters, std::vector<std::size_t> hidden, std::uint64_t seed) {
            return parameters.widened({std::move(hidden)}, seed);
          },
          nb::arg("hidden"), nb::arg("seed"),
          "A net of more hidden units that judges as this one does; stacks that are new begin at random.")
      .def(
          "judge",
          [](const Parameters& parameters, const Position& position, std::size_t phase) {
            return evaluation_of(parameters.judge(position, parameters.shape().stack_of(phase)));
          },
          nb::arg("position"), nb::arg("phase") = 0,
          "The chances in floating point throughout, by the stack for a phase: 0 contact, 1 race, 2 crunch.")
      .def_prop_ro(
          "hidden", [](const Parameters& p) { return widths(p.shape()); }, "The hidden units of each stack.")
      .def("__repr__", [](const Parameters& p) { return shown("Parameters", p.shape()); });
  nb::class_<FloatEvaluator, Evaluator>(m, "FloatEvaluator", "A judge that asks a net in floating point: slow.")
      .def(
          "__init__",
          [](FloatEvaluator* self, const Parameters& parameters, std::shared_ptr<Endings> endings) {
            new (self) FloatEvaluator(parameters, std::move(endings));
          },
          nb::arg("parameters"), nb::arg("endings").none() = nb::none());
}

nb::dict dict_of(const TrainingLoss& loss) {
  nb::dict figures;
  figures["divergence"] = loss.divergence;
  figures["equity"] = loss.equity;
  return figures;
}

void bind_trainer(nb::module_& m) {
  nb::class_<Samples>(m, "Samples", "Positions with what is thought of them, to learn from.")
      .def(nb::init<>())
      .def_static("from_bytes", &from_bytes<Samples>, nb::arg("data"),
                  "Read what to_bytes wrote; raises Malformed for what is damaged, foreign or no chances.")
      .def("to_bytes", &to_bytes<Samples>)
      .def("__len__", [](const Samples& samples) { return samples.list.size(); })
      .def("__repr__", [](const Samples& samples) { return nb::str("<{} samples>").format(samples.list.size()); })
      .def(
          "__getitem__",
          [](const Samples& samples, std::size_t index) {
            if (index >= samples.list.size())
              throw nb::index_error();
            const auto& [position, target, stack] = samples.list[index];
            return nb::make_tuple(position, tuple_of(target, [](float share) { return nb::float_(share); }), stack);
          },
          nb::arg("index"), nb::sig("def __getitem__(self, index: int) -> tuple[Position, tuple[float, ...], int]"),
          "The position, the shares of the six results (single win, gammon, backgammon, then losses), the phase.")
      .def(
          "extend",
          [](Samples& samples, const Samples& more) {
            samples.list.insert(samples.list.end(), more.list.begin(), more.list.end());
          },
          nb::arg("more"), "Add those of another.")
      .def(
          "keep_last",
          [](Samples& samples, std::size_t count) {
            if (samples.list.size() > count)
              samples.list.erase(samples.list.begin(), samples.list.end() - static_cast<std::ptrdiff_t>(count));
          },
          nb::arg("count"), "Forget all but the last so many.")
      .def(
          "drop_last",
          [](Samples& samples, std::size_t count) {
            samples.list.resize(samples.list.size() - std::min(count, samples.list.size()));
          },
          nb::arg("count"), "Forget the last so many.");
  nb::class_<Trainer>(m, "Trainer", R"(Parameters that follow samples, by Adam on the cross-entropy of the six results.

>>> games = self_play(NetEvaluator(Parameters.random([128], 1).quantised("")), games=2, seed=1)
>>> trainer = Trainer(Parameters.random([128], 2))
>>> before = trainer.loss(games)["divergence"]
>>> told = trainer.train(games, batches=20, batch=64, rate=1e-3, averaging=0.9, seed=1)
>>> trainer.steps, trainer.loss(games)["divergence"] < before
(20, True))")
      .def(nb::init<Parameters>(), nb::arg("parameters"))
      .def_static("from_bytes", &from_bytes<Trainer>, nb::arg("data"),
                  "Go on where another stopped; raises Malformed for what is damaged or foreign.")
      .def("to_bytes", &to_bytes<Trainer>)
      .def(
          "train",
          [](Trainer& trainer, const Samples& samples, std::size_t batches, std::size_t batch, double rate,
             double averaging, std::uint64_t seed, double equity) {
            TrainingLoss loss;
            {
              const nb::gil_scoped_release release;
              Chance chance(seed);
              loss = trainer.train(samples.list, batches, batch, {rate, averaging, equity}, chance);
            }
            return dict_of(loss);
          },
          nb::arg("samples"), nb::arg("batches"), nb::arg("batch"), nb::arg("rate"), nb::arg("averaging"),
          nb::arg("seed"), nb::arg("equity") = 0.0,
          nb::sig("def train(self, samples: Samples, batches: int, batch: int, rate: float, averaging: float, "
                  "seed: int, equity: float = 0.0) -> dict[str, float]"),
          "Take `batches` steps at a learning `rate`, each on `batch` samples drawn by chance; the average keeps "
          "`averaging` of itself at each, and half the square of the error in equity counts `equity` times. Returns "
          "the "
          "mean divergence in nats and the error in equity in points on the way. Raises Malformed for a setting out of "
          "range, TriktrakError(\"training_diverged\") when the parameters are lost.")
      .def(
          "loss",
          [](const Trainer& trainer, const Samples& samples) {
            TrainingLoss loss;
            {
              const nb::gil_scoped_release release;
              loss = trainer.loss(samples.list);
            }
            return dict_of(loss);
          },
          nb::arg("samples"), nb::sig("def loss(self, samples: Samples) -> dict[str, float]"),
          "How far the average is from the samples: divergence in nats, error in equity in points.")
      .def_prop_ro("average", &Trainer::average, nb::rv_policy::reference_internal,
                   "The parameters averaged over the last steps: what plays.")
      .def_prop_ro("steps", &Trainer::steps, "Steps taken since the beginning.")
      .def("__repr__", [](const Trainer& trainer) {
        return nb::str("<Trainer of {} after {} steps>")
            .format(shown("Parameters", trainer.average().shape()), trainer.steps());
      });
  m.def(
      "self_play",
      [](const NetEvaluator& evaluator, std::size_t games, std::uint64_t seed, std::uint64_t first, std::size_t threads,
         bool exact, double lambda, double deeper, double contrived, double stray) {
        const nb::gil_scoped_release release;
        return Samples{self_play(evaluator, {games, seed, first, threads, exact, lambda, deeper, contrived, stray})};
      },
      nb::arg("evaluator"), nb::arg("games"), nb::arg("seed"), nb::arg("first") = 0, nb::arg("threads") = 1,
      nb::arg("exact") = false, nb::arg("lambda_") = 0.0, nb::arg("deeper") = 0.0, nb::arg("contrived") = 0.05,
      nb::arg("stray") = 0.0,
      "Games of the net against itself as samples, the same for the same seed whatever the number of threads; "
      "core/self_play.h explains the settings.");
  m.def(
      "contrived_position",
      [](std::uint64_t seed) {
        Chance chance(seed);
        return contrived_position(chance);
      },
      nb::arg("seed"), "A position that ordinary games seldom reach, from which some games of self-play begin.");
}

}  // namespace

void bind_train(nb::module_& m) {
  bind_net(m);
  bind_parameters(m);
  bind_trainer(m);
}

}  // namespace triktrak::bindings
