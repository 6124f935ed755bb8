// The net: rows tell positions apart, every kind of processor finds the same numbers, what cannot happen has no share.
#include <array>
#include <bit>
#include <cmath>
#include <limits>
#include <set>

#include "bytes.h"
#include "check.h"
#include "net_data.h"

using namespace triktrak;

namespace {

std::vector<Evaluation> judged_by(const Evaluator& evaluator, const std::vector<Position>& positions) {
  std::vector<Evaluation> results(positions.size());
  evaluator.evaluate(positions, results);
  return results;
}

std::vector<Evaluation> judged_by(const Evaluator& evaluator, const Position& before, const PlayList& plays) {
  std::vector<Evaluation> results(plays.size());
  evaluator.evaluate_plays(before, {plays.begin(), plays.end()}, results);
  return results;
}

// What rows_of and its doubles make of a position, undone.
Position position_of(const RowList& rows) {
  std::array<int, POINTS> points{};
  int men = 0;
  for (const Row row : rows) {
    const int count = row % MOST_MEN + 1;
    const int place = row / MOST_MEN % POINTS;
    const bool own = row < POINTS * MOST_MEN;
    if (own)
      men += count;
    if (place != OFF)
      points[static_cast<std::size_t>(own ? place : BAR - place)] += own ? count : -count;
  }
  return Position::from_points(points, men);
}

}  // namespace

TEST(rows_and_positions_tell_each_other) {
  for (const auto& game : data::random_games(200, 1))
    for (const Position& position : game) {
      const RowList rows = rows_of(position);
      CHECK(rows.size() >= 2 && rows.size() <= 30);
      CHECK(std::set<Row>(rows.begin(), rows.end()).size() == rows.size());
      CHECK(position_of(rows) == position);
    }
}

TEST(what_changes_between_two_positions_turns_the_rows_of_one_into_those_of_the_other) {
  const std::vector<Position> some = data::positions(2000);
  for (std::size_t i = 1; i < some.size(); ++i) {
    const RowList from = rows_of(some[i - 1]);
    const RowList to = rows_of(some[i]);
    std::multiset<Row> lit(from.begin(), from.end());
    const RowChange change = rows_between(some[i - 1], some[i]);
    for (const Row gone : change.gone)
      CHECK(lit.erase(gone) == 1);
    for (const Row come : change.come)
      lit.insert(come);
    CHECK(lit == std::multiset<Row>(to.begin(), to.end()));
  }
}

TEST(a_row_is_the_sum_of_the_steps_of_its_checkers) {
  std::set<std::size_t> steps;
  for (int side = 0; side < 2; ++side)
    for (int place = 0; place < POINTS; ++place)
      for (int count = 1; count <= MOST_MEN; ++count)
        steps.insert(step_of(side, place, count));
  CHECK(steps.size() == STEPS && *steps.rbegin() == STEPS - 1);
  CHECK(step_of(0, 6, 7) == step_of(0, 6, 15) && step_of(0, 6, 6) != step_of(0, 6, 7));
  CHECK(step_of(1, OFF, 14) != step_of(1, OFF, 15));
}

TEST(every_kind_of_arithmetic_finds_the_same_numbers) {
  const std::vector<Position> positions = data::positions(10'000);
  // Wider than one block of every kind, and not a whole number of them.
  const auto net = data::wild_net({{640, 128, 256}}, 2);
  const std::vector<Evaluation> plain = judged_by(NetEvaluator(net, nullptr, simd_named("scalar")), positions);
  for (const Simd* simd : all_simd()) {
    check::tally().about = simd->name;
    const NetEvaluator evaluator(net, nullptr, *simd);
    CHECK(judged_by(evaluator, positions) == plain);
    PlayList plays;
    for (std::size_t i = 0; i < positions.size(); i += 100) {
      generate(positions[i], all_rolls()[i / 100 % 21], plays);
      CHECK(judged_by(evaluator, positions[i], plays) ==
            judged_by(NetEvaluator(net, nullptr, simd_named("scalar")), positions[i], plays));
    }
  }
}

TEST(every_kind_of_arithmetic_agrees_at_the_ends_of_its_range) {
  constexpr std::size_t WIDTH = 1024 + 64;
  constexpr std::size_t INPUTS = 512;
  Chance chance(3);
  const auto any = [&](int least, int most) {
    const int drawn = chance.below(4) == 0 ? chance.below(2) * (most - least) : chance.below(most - least + 1);
    return least + drawn;
  };
  using Words = AlignedArray<std::int16_t>;
  const auto words = [&] {
    Words made(WIDTH);
    for (std::int16_t& word : made)
      word = static_cast<std::int16_t>(any(-32768, 32767));
    return made;
  };
  for (int round = 0; round < 20; ++round) {
    const Words base = words();
    const Words offset = words();
    Words full(WIDTH);
    for (std::int16_t& one : full)
      one = static_cast<std::int16_t>(any(1, UNIT));
    const std::array<Words, 5> rows{words(), words(), words(), words(), words()};
    std::array<const std::int16_t*, 5> at{};
    for (std::size_t i = 0; i < rows.size(); ++i)
      at[i] = rows[i].data();
    AlignedArray<std::int16_t> inputs(INPUTS);
    for (std::int16_t& input : inputs)
      input = static_cast<std::int16_t>(any(0, ACTIVATION));
    AlignedArray<std::int16_t> second(INPUTS * SECOND);
    for (std::int16_t& weight : second)
      weight = static_cast<std::int16_t>(any(-MOST_SECOND, MOST_SECOND));
    AlignedArray<float> floats(4096);
    for (float& weight : floats)
      weight = static_cast<float>(chance.normal());
    for (std::size_t i = 0; i < SECOND; ++i)
      floats[i] *= 1e-7F;
    const TailWeights weights{second.data(),        floats.data(),        floats.data() + 32,  floats.data() + 64,
                              floats.data() + 1088, floats.data() + 1152, floats.data() + 1408};
    const auto possible = static_cast<std::uint8_t>(chance.below(64) | 1 | 8);
    struct Found {
      Words sums = Words(WIDTH);
      Words pairs = Words(WIDTH / 2);
      std::array<float, RESULTS> shares{};
    };
    const auto found_by = [&](const Simd& simd) {
      Found found;
      simd.accumulate(base.data(), at.data(), 3, at.data() + 3, 2, found.sums.data(), WIDTH);
      simd.pair(found.sums.data(), offset.data(), full.data(), found.pairs.data(), 512);
      simd.tail(inputs.data(), INPUTS, weights, possible, found.shares.data());
      return found;
    };
    const Found plain = found_by(simd_named("scalar"));
    for (const Simd* simd : all_simd()) {
      check::tally().about = simd->name;
      const Found found = found_by(*simd);
      CHECK(std::ranges::equal(found.sums, plain.sums));
      CHECK(std::ranges::equal(found.pairs, plain.pairs));
      CHECK(std::ranges::max(found.pairs) <= ACTIVATION && std::ranges::min(found.pairs) >= 0);
      CHECK(found.shares == plain.shares);
    }
  }
}

TEST(sums_brought_up_to_date_are_those_made_afresh) {
  const auto net = data::wild_net({{256}}, 4);
  const Net::Stack& stack = net->stack(CONTACT);
  const std::vector<Position> positions = data::positions(1000);
  Net::Stack::Sums before(256);
  Net::Stack::Sums after(256);
  Net::Stack::Sums afresh(256);
  PlayList plays;
  for (const Simd* simd : all_simd()) {
    check::tally().about = simd->name;
    for (std::size_t i = 0; i < positions.size(); ++i) {
      stack.look(positions[i].flip(), before.data(), *simd);
      generate(positions[i], all_rolls()[i % 21], plays);
      for (const Play& play : plays) {
        stack.look(play.after.flip(), afresh.data(), *simd);
        stack.look_again(positions[i].flip(), before.data(), play.after.flip(), after.data(), *simd);
        CHECK(std::ranges::equal(after, afresh));
      }
    }
  }
}

TEST(plays_are_judged_as_what_the_opponent_then_faces) {
  const NetEvaluator evaluator(data::wild_net({{128}}, 5));
  PlayList plays;
  const std::vector<Position> positions = data::positions(500);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    generate(positions[i], all_rolls()[i % 21], plays);
    std::vector<Position> faced;
    for (const Play& play : plays)
      faced.push_back(play.after.flip());
    std::vector<Evaluation> turned = judged_by(evaluator, faced);
    for (Evaluation& evaluation : turned)
      evaluation = evaluation.flip();
    CHECK(judged_by(evaluator, positions[i], plays) == turned);
  }
}

TEST(all_plays_of_a_roll_are_judged_by_the_stack_for_the_phase_before_it) {
  const auto net = data::wild_net({{128, 128, 256}}, 6);
  const NetEvaluator evaluator(net);
  std::array<std::array<int, 3>, 3> met{};
  PlayList plays;
  const std::vector<Position> positions = data::positions(3000);
  for (std::size_t n = 0; n < positions.size(); ++n) {
    const Phase phase = phase_of(positions[n]);
    generate(positions[n], all_rolls()[n % 21], plays);
    const std::vector<Evaluation> judged = judged_by(evaluator, positions[n], plays);
    for (std::size_t i = 0; i < plays.size(); ++i) {
      const Position faced = plays[i].after.flip();
      if (faced.result() != 0)
        continue;
      const auto by = [&](std::size_t one) {
        const Net::Stack& stack = net->stack(one);
        Net::Stack::Sums sums(stack.hidden());
        stack.look(faced, sums.data(), evaluator.simd());
        return evaluation_of(stack.judge(sums.data(), possible_results(faced), evaluator.simd())).flip();
      };
      CHECK(judged[i] == by(phase));
      ++met[phase][phase_of(faced)];
      CHECK(met[phase][phase_of(faced)] > 1 || by(phase) != by((phase + 1U) % 3));
    }
  }
  CHECK(met[CONTACT][RACE] > 50 && met[CONTACT][CRUNCH] > 50 && met[CRUNCH][RACE] > 50);
}

TEST(a_phase_without_a_stack_of_its_own_is_judged_by_the_first) {
  const std::vector<Position> positions = data::positions(500);
  const auto one = data::wild_net({{128}}, 6);
  for (const Phase phase : {CONTACT, RACE, CRUNCH})
    CHECK(&one->stack(phase) == &one->stack(CONTACT));
  const auto two = data::wild_net({{128, 256}}, 6);
  CHECK(&two->stack(CRUNCH) == &two->stack(CONTACT) && two->stack(RACE).hidden() == 256);
}

TEST(a_board_is_crunched_when_few_checkers_can_still_wait) {
  const auto phase = [](std::initializer_list<std::pair<int, int>> cells) {
    std::array<int, POINTS> points{};
    for (const auto& [point, count] : cells)
      points[static_cast<std::size_t>(point)] = count;
    const Position position = Position::from_points(points);
    CHECK(phase_of(position) == phase_of(position.flip()));
    return phase_of(position);
  };
  CHECK(phase_of(Position::start()) == CONTACT);
  CHECK(phase({{24, 2}, {6, 5}, {1, 4}, {2, 4}, {20, -5}, {19, -5}, {17, -5}}) == CONTACT);
  CHECK(phase({{24, 2}, {6, 4}, {1, 4}, {2, 5}, {20, -5}, {19, -5}, {17, -5}}) == CRUNCH);
  CHECK(phase({{25, 1}, {20, -2}, {19, -4}, {6, 6}, {5, 6}}) == CRUNCH);  // the others are off
  CHECK(phase({{25, 1}, {20, -3}, {19, -4}, {6, 6}, {5, 6}}) == CONTACT);
  CHECK(phase({{6, 1}, {1, 9}, {20, -5}}) == RACE);
}

TEST(how_a_game_ends_was_possible_all_along) {
  for (const auto& game : data::random_games(500, 8)) {
    int result = game.back().result();
    for (auto position = game.rbegin(); position != game.rend(); ++position, result = -result) {
      const Outcome ended =
          result > 0 ? static_cast<Outcome>(WIN_SINGLE + result - 1) : static_cast<Outcome>(LOSE_SINGLE - result - 1);
      CHECK((possible_results(*position) >> ended & 1) != 0);
    }
  }
}

TEST(a_race_that_is_decided_has_one_winner) {
  const auto possible = [](std::initializer_list<std::pair<int, int>> cells) {
    std::array<int, POINTS> points{};
    for (const auto& [point, count] : cells)
      points[static_cast<std::size_t>(point)] = count;
    return possible_results(Position::from_points(points));
  };
  CHECK(possible({{13, 15}, {24, -1}}) == 1U << LOSE_GAMMON);
  CHECK(possible({{1, 1}, {12, -15}}) == 1U << WIN_GAMMON);
  CHECK(possible({{1, 2}, {24, -2}}) == 1U << WIN_SINGLE);                        // both off at once
  CHECK(possible({{1, 3}, {24, -2}}) == (1U << WIN_SINGLE | 1U << LOSE_SINGLE));  // by doubles only
  CHECK(possible({{1, 3}, {12, -15}}) == (1U << WIN_GAMMON));                     // nobody gets home in a turn
  CHECK(possible({{1, 2}, {19, -14}, {18, -1}}) == (1U << WIN_GAMMON));           // won before the other's turn
  CHECK(possible({{1, 1}, {6, 13}, {24, -1}}) == 1U << LOSE_SINGLE);              // one is off
  CHECK(possible({{6, 15}, {24, -1}}) == (1U << LOSE_SINGLE | 1U << LOSE_GAMMON));
  Chance chance(10);
  std::size_t decided = 0;
  for (int i = 0; i < 3000; ++i) {
    const std::vector<Position> game = data::played_out(data::any_race(chance), chance);
    int result = game.back().result();
    for (auto position = game.rbegin(); position != game.rend(); ++position, result = -result) {
      const int ended = result > 0 ? WIN_SINGLE + result - 1 : LOSE_SINGLE - result - 1;
      const unsigned left = possible_results(*position);
      decided += static_cast<std::size_t>(std::has_single_bit(left));
      CHECK((left >> ended & 1) != 0);
    }
  }
  CHECK(decided > 5000);
}

TEST(what_cannot_happen_has_no_share) {
  const NetEvaluator evaluator(data::wild_net({{128, 128, 256}}, 9));
  int without_gammon = 0;
  int without_backgammon = 0;
  for (const auto& game : data::random_games(200, 9)) {
    const std::vector<Evaluation> judged = judged_by(evaluator, game);
    for (std::size_t i = 0; i < game.size(); ++i) {
      const Evaluation& e = judged[i];
      CHECK(0 <= e.win_backgammon && e.win_backgammon <= e.win_gammon && e.win_gammon <= e.win && e.win <= 1);
      CHECK(0 <= e.lose_backgammon && e.lose_backgammon <= e.lose_gammon && e.lose_gammon <= e.lose());
      if (const int result = game[i].result(); result != 0) {
        CHECK(e == Evaluation::certain(result));
        continue;
      }
      CHECK(game[i].off().second == 0 || e.win_gammon == 0);
      CHECK(game[i].off().first == 0 || e.lose_gammon == 0);
      const auto [own, theirs] = game[i].sides();
      const auto caught = [](const SideView& side) {
        return std::any_of(side.begin() + 19, side.end(), [](int count) { return count > 0; });
      };
      if (game[i].race()) {
        CHECK(caught(theirs) || e.win_backgammon == 0);
        CHECK(caught(own) || e.lose_backgammon == 0);
        without_backgammon += !caught(theirs);
      } else {
        CHECK(game[i].off().second > 0 || e.win_backgammon > 0);
      }
      without_gammon += game[i].off().second > 0;
    }
  }
  CHECK(without_gammon > 1000 && without_backgammon > 1000);
}

TEST(a_play_that_ends_the_game_is_certain) {
  const NetEvaluator evaluator(data::wild_net({{128, 128, 256}}, 10));
  std::array<int, POINTS> points{};
  points[1] = 1;
  points[24] = -15;
  for (const auto& [theirs, won] : {std::pair{24, 2}, std::pair{12, 2}, std::pair{3, 3}}) {
    points[24] = 0;
    points[static_cast<std::size_t>(theirs)] = -15;
    PlayList plays;
    const Position before = Position::from_points(points);
    generate(before, Dice(2, 1), plays);
    for (const Evaluation& judged : judged_by(evaluator, before, plays))
      CHECK(judged == Evaluation::certain(won));
    points[static_cast<std::size_t>(theirs)] = 0;
  }
}

TEST(shares_are_those_of_the_exponential_function) {
  Chance chance(11);
  for (int round = 0; round < 10'000; ++round) {
    std::array<float, RESULTS> logits{};
    for (float& logit : logits)
      logit = static_cast<float>(chance.normal() * 20);
    const auto possible = static_cast<std::uint8_t>(chance.below(64) | 1 | 8);
    double sum = 0;
    for (std::size_t i = 0; i < 6; ++i)
      sum += (possible >> i & 1) != 0 ? std::exp(double{logits[i]}) : 0;
    std::array<float, RESULTS> shares{};
    softmax(logits.data(), possible, shares.data());
    double all = 0;
    for (std::size_t i = 0; i < 6; ++i) {
      const double wanted = (possible >> i & 1) != 0 ? std::exp(double{logits[i]}) / sum : 0;
      CHECK(std::abs(shares[i] - wanted) < 1e-6);
      CHECK((possible >> i & 1) != 0 || shares[i] == 0);
      all += shares[i];
    }
    CHECK(std::abs(all - 1) < 1e-6);
  }
}

TEST(shares_of_the_lowest_logits_are_numbers_too) {
  std::array<float, RESULTS> logits{};
  logits[WIN_SINGLE] = logits[LOSE_SINGLE] = -2e30F;
  std::array<float, RESULTS> shares{};
  softmax(logits.data(), 1U << WIN_SINGLE | 1U << LOSE_SINGLE, shares.data());
  CHECK(shares[WIN_SINGLE] == 0.5F && shares[LOSE_SINGLE] == 0.5F && shares[WIN_GAMMON] == 0);
}

TEST(whole_numbers_judge_as_floating_point_does) {
  const Parameters parameters = Parameters::random({{256, 128, 256}}, 12);
  const NetEvaluator evaluator(std::make_shared<Net>(parameters.quantised("")));
  double squares = 0;
  double most = 0;
  const std::vector<Position> positions = data::positions(2000);
  const std::vector<Evaluation> judged = judged_by(evaluator, positions);
  for (std::size_t i = 0; i < positions.size(); ++i) {
    const Evaluation exact = evaluation_of(parameters.judge(positions[i], phase_of(positions[i])));
    const double apart = std::abs(judged[i].equity() - exact.equity());
    most = std::max(most, apart);
    squares += apart * apart;
  }
  CHECK(most < 0.006);
  CHECK(std::sqrt(squares / static_cast<double>(positions.size())) < 0.001);
  CHECK(most > 0);
}

TEST(a_net_whose_sums_reach_far_judges_as_well_where_sixteen_bits_do_not_hold_them) {
  // A unit that loses so much for every checker of the opponent on its bar, as no trained one does.
  const auto apart = [](float lost) {
    Parameters parameters = Parameters::random({{128}}, 15);
    for (int count = 1; count <= 7; ++count)
      parameters.data()[step_of(1, BAR, count) * Parameters::LANES + 5] -= lost;
    const NetWeights weights = parameters.quantised("");
    const std::vector<SumRange> ranges = sum_ranges(weights.stacks[0]);
    CHECK(std::ranges::all_of(ranges, &SumRange::fits));
    CHECK(std::ranges::count_if(ranges, [](const SumRange& range) { return range.offset() != 0; }) == 1);
    const NetEvaluator evaluator(std::make_shared<Net>(parameters.quantised("")));
    double squares = 0;
    for (const Position& position : data::positions(500)) {
      const double exact = evaluation_of(parameters.judge(position, 0)).equity();
      Evaluation judged;
      evaluator.evaluate({&position, 1}, {&judged, 1});
      squares += (judged.equity() - exact) * (judged.equity() - exact) / 500;
    }
    return std::sqrt(squares);
  };
  CHECK(apart(3.5F) < 0.001);
  CHECK(apart(8) < 0.001);
}

TEST(a_wider_net_judges_as_the_one_it_came_from) {
  const Parameters narrow = Parameters::random({{256, 128}}, 13);
  for (const NetShape& shape : {NetShape{{256, 128}}, {{384, 128, 256}}, {{512, 384}}, {{640, 128}}}) {
    const Parameters wide = narrow.widened(shape, 1);
    CHECK(wide.shape() == shape);
    for (std::size_t stack = 0; stack < 2; ++stack) {
      double squares = 0;
      for (const Position& position : data::positions(200)) {
        const double apart =
            evaluation_of(wide.judge(position, stack)).equity() - evaluation_of(narrow.judge(position, stack)).equity();
        squares += apart * apart / 200;
      }
      CHECK(std::sqrt(squares) < (shape.hidden[stack] == narrow.hidden(stack) ? 1e-6 : 0.03));
    }
  }
  const auto fault = [&](NetShape shape) { return check::code_of<malformed>([&] { narrow.widened(shape, 1); }); };
  CHECK(fault({{128, 128}}) == "net_shape" && fault({{300, 128}}) == "net_shape");
  CHECK(fault({{256}}) == "net_stacks" && fault({{256, 128, 128, 128}}) == "net_stacks");
}

TEST(every_machine_finds_these_numbers) {
  // Made without floating-point functions, which machines have different ones of.
  Chance chance(14);
  NetWeights weights(NetShape{{256, 128, 128}});
  const auto whole = [&](AlignedArray<std::int16_t>& array, int most) {
    for (std::int16_t& weight : array)
      weight = static_cast<std::int16_t>(chance.below(2 * most + 1) - most);
  };
  const auto fractions = [&](AlignedArray<float>& array, int least, int most, float unit) {
    for (float& weight : array)
      weight = static_cast<float>(least + chance.below(most - least + 1)) * unit;
  };
  for (NetWeights::Stack& stack : weights.stacks) {
    whole(stack.steps, 150);
    whole(stack.bias, 600);
    for (std::int16_t& full : stack.full)
      full = static_cast<std::int16_t>(UNIT - chance.below(500));
    whole(stack.second, MOST_SECOND);
    fractions(stack.scale, 1, 100, 0x1p-26F);
    for (AlignedArray<float>* layer :
         {&stack.second_bias, &stack.third, &stack.third_bias, &stack.results, &stack.results_bias})
      fractions(*layer, -1000, 1000, 0x1p-11F);
  }
  const auto net = std::make_shared<Net>(std::move(weights));
  std::vector<Position> positions;
  for (int i = 0; i < 1000; ++i)
    positions.push_back(contrived_position(chance));
  for (const Simd* simd : all_simd()) {
    const std::vector<Evaluation> judged = judged_by(NetEvaluator(net, nullptr, *simd), positions);
    check::tally().about = simd->name;
    CHECK(crc32(std::as_bytes(std::span(judged))) == 2190959109U);
    std::set<double> different;
    for (const Evaluation& one : judged)
      different.insert(one.win);
    CHECK(different.size() > 900);
  }
}
