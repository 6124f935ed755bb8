// Training: gradients are those of the judgement, steps can be gone on with, targets are what they say.
#include <algorithm>
#include <cmath>
#include <set>

#include "check.h"
#include "look_ahead.h"
#include "net_data.h"
#include "position_id.h"
#include "trainer.h"

using namespace triktrak;

namespace {

std::vector<Sample> samples_of(std::size_t count, std::uint64_t seed) {
  const NetEvaluator evaluator(data::wild_net({{128, 128, 256}}, seed));
  std::vector<Sample> samples = self_play(evaluator, {.games = 20, .seed = seed, .contrived = 0.5});
  samples.resize(count);
  return samples;
}

std::size_t stack_of(const Sample& sample, const Parameters& parameters) {
  return parameters.shape().stack_of(sample.stack);
}

double loss_of(const Parameters& parameters, const Sample& sample, double equity) {
  const Outcomes judged = parameters.judge(sample.position, stack_of(sample, parameters));
  double loss = 0;
  // Of what cannot happen a table may leave a rounding error, which no weight has a part in.
  for (std::size_t i = 0; i < judged.size(); ++i)
    if (judged[i] > 0 || sample.target[i] > 1e-5F)
      loss -= double{sample.target[i]} * std::log(double{judged[i]});
  constexpr std::array<double, 6> POINTS_WON{1, 2, 3, -1, -2, -3};
  double error = 0;
  for (std::size_t i = 0; i < judged.size(); ++i)
    error += POINTS_WON[i] * (double{judged[i]} - double{sample.target[i]});
  return loss + equity / 2 * error * error;
}

// The first mean that Adam keeps is, after one step, a tenth of the gradient. It is the second part of a state.
Parameters gradient_after_one_step(const Trainer& trainer) {
  const std::vector<std::byte> state = trainer.bytes();
  constexpr std::size_t STEPS_SIZE = 8 * MOST_STACKS;
  const std::size_t part = (state.size() - STEPS_SIZE) / 4;
  Parameters gradient = Parameters::from_bytes(std::span(state).subspan(STEPS_SIZE + part, part));
  for (std::size_t i = 0; i < gradient.size(); ++i)
    gradient.data()[i] *= 10;
  return gradient;
}

bool same_samples(const std::vector<Sample>& a, const std::vector<Sample>& b) {
  return std::ranges::equal(a, b, [](const Sample& x, const Sample& y) {
    return x.position == y.position && x.target == y.target && x.stack == y.stack;
  });
}

// Compares the gradient of a step with differences of the judgement; `equity` as in TrainingStep. Returns the stack
// that the batch was for.
std::size_t compare_gradients(double equity, std::uint64_t seed) {
  // More than one run of samples whose activations stay near, and no whole number of fours.
  constexpr std::size_t BATCH = 133;
  const std::vector<Sample> samples = samples_of(400, 21);
  Parameters parameters = data::wild_parameters({{128, 128, 256}}, 22);
  Trainer trainer(parameters);
  Chance chance(seed);
  trainer.train(samples, 1, BATCH, {.rate = 0, .averaging = 0, .equity = equity}, chance);
  const Parameters gradient = gradient_after_one_step(trainer);

  Chance again(seed);
  const auto any = [&] { return &samples[again.below(samples.size())]; };
  const std::size_t stack = stack_of(*any(), parameters);
  std::vector<const Sample*> drawn;
  while (drawn.size() < BATCH)
    if (const Sample* const sample = any(); stack_of(*sample, parameters) == stack)
      drawn.push_back(sample);
  const auto loss = [&](std::size_t i, float value) {
    const float kept = parameters.data()[i];
    parameters.data()[i] = value;
    double sum = 0;
    for (const Sample* sample : drawn)
      sum += loss_of(parameters, *sample, equity);
    parameters.data()[i] = kept;
    return sum / static_cast<double>(BATCH);
  };

  // Some of every layer. A bend of a clip or of a ReLU between the two sides of a difference spoils a few of them.
  std::set<std::size_t> tried;
  const std::size_t begin = parameters.block(stack, 0);
  for (int i = 0; i < 120; ++i)
    tried.insert(begin + again.below(parameters.blocks(stack) * Parameters::BLOCK));
  for (std::size_t b = 0; b < parameters.blocks(stack); ++b)
    for (std::size_t k = 0; k < Parameters::LANES; k += 5) {
      tried.insert(parameters.block(stack, b) + STEPS * Parameters::LANES + k);
      tried.insert(parameters.block(stack, b) + step_of(0, 6, 1 + static_cast<int>(k) % 3) * Parameters::LANES + k);
    }
  const Parameters::Tail at = parameters.tail(stack);
  for (std::size_t i = at.second; i < at.end; i += i < at.second_bias ? 97 : i < at.results ? 23 : 1)
    tried.insert(i);
  int felt = 0;
  int wrong = 0;
  for (const std::size_t i : tried) {
    constexpr float STEP = 1e-3F;
    const float value = parameters.data()[i];
    const float above = value + STEP;
    const float below = value - STEP;
    const double slope = (loss(i, above) - loss(i, below)) / (double{above} - double{below});
    felt += std::abs(slope) > 1e-3;
    wrong += std::abs(slope - gradient.data()[i]) > 2e-4 + 0.02 * std::abs(slope);
  }
  check::tally().about = std::to_string(wrong) + " of " + std::to_string(tried.size());
  CHECK(felt > 100);
  CHECK(wrong * 50 < static_cast<int>(tried.size()));

  // The other stacks are left alone.
  for (std::size_t other = 0; other < 3; ++other)
    for (std::size_t i = parameters.tail(other).second; other != stack && i < parameters.tail(other).end; ++i)
      CHECK(gradient.data()[i] == 0);
  return stack;
}

}  // namespace

TEST(a_step_follows_the_gradient_of_the_judgement) {
  std::set<std::size_t> stacks;
  for (std::uint64_t seed = 23; stacks.size() < 3 && seed < 60; ++seed)
    stacks.insert(compare_gradients(0, seed));
  CHECK(stacks.size() == 3);
}

TEST(the_error_in_equity_counts_in_the_gradient_as_much_as_is_wished) { compare_gradients(2, 23); }

TEST(a_small_set_is_learnt_by_heart) {
  const std::vector<Sample> samples = samples_of(60, 31);
  Trainer trainer(Parameters::random({{128, 128, 256}}, 32));
  Chance chance(33);
  const TrainingLoss before = trainer.loss(samples);
  for (int round = 0; round < 4; ++round)
    trainer.train(samples, 100, 60, {.rate = 3e-3, .averaging = 0.9}, chance);
  const TrainingLoss after = trainer.loss(samples);
  CHECK(before.divergence > 20 * after.divergence && before.equity > 5 * after.equity);
  CHECK(after.divergence < 0.002 && after.equity < 0.05);
  CHECK(trainer.steps() == 400);
}

TEST(training_goes_on_from_its_bytes_as_if_it_had_not_stopped) {
  const std::vector<Sample> samples = samples_of(500, 41);
  const TrainingStep step{.rate = 1e-3, .averaging = 0.99};
  Trainer trainer(Parameters::random({{128, 128, 256}}, 42));
  Chance chance(43);
  trainer.train(samples, 7, 64, step, chance);
  Trainer again = Trainer::from_bytes(trainer.bytes());
  CHECK(again.bytes() == trainer.bytes() && again.steps() == 7);
  Chance one(44);
  Chance other(44);
  trainer.train(samples, 5, 64, step, one);
  again.train(samples, 5, 64, step, other);
  CHECK(again.bytes() == trainer.bytes());
}

TEST(an_average_that_keeps_nothing_is_the_last_step) {
  Trainer trainer(Parameters::random({{128}}, 51));
  Chance chance(52);
  trainer.train(samples_of(100, 53), 5, 32, {.rate = 1e-2, .averaging = 0}, chance);
  double apart = 0;
  for (std::size_t i = 0; i < trainer.current().size(); ++i)
    apart = std::max(apart, std::abs(double{trainer.current().data()[i]} - double{trainer.average().data()[i]}));
  CHECK(apart < 1e-6);
}

TEST(what_cannot_be_trained_with_is_named) {
  const std::vector<Sample> samples = samples_of(10, 61);
  Trainer trainer(Parameters::random({{128}}, 62));
  Chance chance(63);
  const auto train = [&](std::span<const Sample> from, std::size_t batches, std::size_t batch, TrainingStep step) {
    return check::code_of<error>([&] { trainer.train(from, batches, batch, step, chance); });
  };
  const double nan = std::nan("");
  CHECK(train({}, 1, 1, {}) == "no_samples");
  CHECK(check::code_of<error>([&] { trainer.loss({}); }) == "no_samples");
  CHECK(train(samples, 0, 1, {}) == "setting");
  CHECK(train(samples, 1, 0, {}) == "setting");
  CHECK(train(samples, 1, std::size_t{1} << 60, {}) == "setting");
  for (const double rate : {-1e-3, 1.5, nan, HUGE_VAL})
    CHECK(train(samples, 1, 1, {.rate = rate}) == "setting");
  for (const double averaging : {-0.1, 1.1, nan})
    CHECK(train(samples, 1, 1, {.averaging = averaging}) == "setting");
  for (const double equity : {-0.1, 1e9, nan})
    CHECK(train(samples, 1, 1, {.equity = equity}) == "setting");
  CHECK(trainer.steps() == 0);
  const NetEvaluator evaluator(data::wild_net({{128}}, 64));
  const auto play = [&](SelfPlay settings) {
    return check::code_of<malformed>([&] { self_play(evaluator, settings); });
  };
  CHECK(play({.games = 0}) == "setting");
  CHECK(play({.games = std::size_t{1} << 60}) == "setting");
  CHECK(play({.games = 1, .threads = 0}) == "setting");
  for (const double share : {-0.1, 1.1, nan}) {
    CHECK(play({.games = 1, .lambda = share}) == "setting");
    CHECK(play({.games = 1, .contrived = share}) == "setting");
    CHECK(play({.games = 1, .stray = share}) == "setting");
  }
}

TEST(training_that_leaves_the_range_of_numbers_says_so) {
  Trainer trainer(Parameters::random({{128}}, 71));
  const std::vector<Sample> samples = samples_of(50, 72);
  Chance chance(73);
  const std::string fault = check::code_of<error>([&] {
    Parameters huge = Parameters::random({{128}}, 71);
    const Parameters::Tail at = huge.tail(0);
    std::fill(huge.data() + at.second, huge.data() + at.end, 1e20F);
    Trainer(std::move(huge)).train(samples, 1, 32, {}, chance);
  });
  CHECK(fault == "training_diverged");
}

TEST(self_play_gives_the_same_samples_whatever_the_number_of_threads_or_parts) {
  const NetEvaluator evaluator(data::wild_net({{128, 128, 256}}, 81));
  for (const bool exact : {false, true}) {
    SelfPlay settings{.games = exact ? 3U : 17U, .seed = 82, .exact = exact, .lambda = 0.7, .contrived = 0.3};
    const std::vector<Sample> whole = self_play(evaluator, settings);
    CHECK(whole.size() > 50);
    for (const std::size_t threads : {2U, 3U, 16U, 40U}) {
      settings.threads = threads;
      CHECK(same_samples(self_play(evaluator, settings), whole));
    }
    std::vector<Sample> parts;
    for (std::size_t game = 0; game < whole.size() && game < (exact ? 3U : 17U); ++game) {
      const std::vector<Sample> part = self_play(
          evaluator, {.games = 1, .seed = 82, .first = game, .exact = exact, .lambda = 0.7, .contrived = 0.3});
      parts.insert(parts.end(), part.begin(), part.end());
    }
    CHECK(same_samples(parts, whole));
  }
}

TEST(where_the_net_is_far_from_the_mean_of_all_rolls_the_target_looks_two_rolls_ahead) {
  const NetEvaluator evaluator(data::wild_net({{128, 128, 256}}, 81));
  const LookAhead one(evaluator, 1);
  const LookAhead two(evaluator, 2);
  constexpr double DEEPER = 0.3;
  std::array<int, 2> count{};
  const auto samples = self_play(evaluator, {.games = 1, .seed = 83, .exact = true, .deeper = DEEPER, .contrived = 0});
  for (std::size_t i = 0; i < samples.size() && i < 40; ++i) {
    const Position& position = samples[i].position;
    std::array<Evaluation, 3> judged;
    evaluator.evaluate({&position, 1}, {judged.data(), 1});
    one.evaluate({&position, 1}, {judged.data() + 1, 1});
    two.evaluate({&position, 1}, {judged.data() + 2, 1});
    const std::size_t wanted = std::abs(judged[0].equity() - judged[1].equity()) > DEEPER ? 2 : 1;
    ++count[wanted - 1];
    CHECK(std::abs(evaluation_of(samples[i].target).equity() - judged[wanted].equity()) < 1e-4);
  }
  CHECK(count[0] > 2);
  CHECK(count[1] > 2);
}

TEST(no_two_games_have_the_same_dice) {
  // Two positions that a game passes through one after another, of all games of neighbouring seeds.
  const NetEvaluator evaluator(data::wild_net({{128, 128, 256}}, 91));
  std::set<std::string> openings;
  std::size_t games = 0;
  for (std::uint64_t seed = 0; seed < 20; ++seed)
    for (std::uint64_t game = 0; game < 20; ++game, ++games) {
      const std::vector<Sample> samples =
          self_play(evaluator, {.games = 1, .seed = seed, .first = game, .contrived = 0});
      std::string first;
      for (std::size_t turn = 0; turn < 12 && turn < samples.size(); ++turn)
        first += position_id(samples[turn].position);
      openings.insert(first);
    }
  CHECK(openings.size() == games);
}

TEST(contrived_positions_are_legal_and_of_every_kind) {
  int back_games = 0;
  int primes = 0;
  int crunched = 0;
  int contained = 0;
  int on_the_bar = 0;
  std::set<Position> all;
  Chance chance(101);
  for (int i = 0; i < 10'000; ++i) {
    const Position position = contrived_position(chance);
    CHECK(position.result() == 0 && position.men() == MOST_MEN);
    CHECK(Position::from_points(position.points()) == position);
    all.insert(position);
    const auto [own, theirs] = position.sides();
    for (const SideView& side : {own, theirs}) {
      const auto between = [&](std::size_t low, std::size_t high) {
        int count = 0;
        for (std::size_t place = low; place <= high; ++place)
          count += side[place];
        return count;
      };
      int anchors = 0;
      int longest = 0;
      for (std::size_t place = 1, run = 0; place <= 24; ++place) {
        anchors += place > 18 && side[place] > 1;
        run = side[place] > 1 ? run + 1 : 0;
        longest = std::max(longest, static_cast<int>(run));
      }
      back_games += anchors > 1;
      primes += longest > 3;
      crunched += between(1, 4) > 12 && between(19, 24) > 1;
      contained += side[OFF] > 0 && between(18, BAR) > 0;
      on_the_bar += side[BAR] > 0;
    }
  }
  CHECK(all.size() > 9'900);
  for (const int kind : {back_games, primes, crunched, contained, on_the_bar})
    CHECK(kind > 500);
}

TEST(samples_are_read_back_as_they_were_written_and_damaged_ones_are_named) {
  const std::vector<Sample> samples = samples_of(50, 111);
  const std::vector<std::byte> bytes = samples_to_bytes(samples);
  CHECK(same_samples(samples_from_bytes(bytes), samples));
  CHECK(samples_from_bytes(samples_to_bytes({})).empty());
  const auto fault = [](std::vector<std::byte> damaged) {
    return check::code_of<malformed>([&] { samples_from_bytes(damaged); });
  };
  for (std::size_t size = 0; size < bytes.size(); size += 7)
    CHECK(fault({bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(size)}).starts_with("samples_"));
  for (std::size_t at = 0; at < bytes.size(); at += 3) {
    std::vector<std::byte> damaged = bytes;
    damaged[at] ^= std::byte{0x40};
    CHECK(fault(damaged).starts_with("samples_"));
  }
  std::vector<Sample> wrong = samples;
  for (const Outcomes& target : {Outcomes{std::nanf(""), 1}, Outcomes{0.5F}, Outcomes{2, -1}, Outcomes{HUGE_VALF}}) {
    wrong[7].target = target;
    CHECK(fault(samples_to_bytes(wrong)) == "samples_target");
  }
}
