#include "simple_contact.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "dice.h"
#include "movegen.h"

namespace triktrak {

namespace {

constexpr double PIPS_OF_A_ROLL = 49.0 / 6;

std::uint32_t mask(const SideView& side, int least) {
  std::uint32_t bits = 0;
  for (std::size_t p = 1; p < POINTS; ++p)
    bits |= static_cast<std::uint32_t>(side[p] >= least) << p;
  return bits;
}

// Bit p for bit 25 - p: the other side's numbering.
std::uint32_t mirror(std::uint32_t bits) {
  std::uint32_t other = 0;
  for (; bits != 0; bits &= bits - 1)
    other |= 1U << (BAR - std::countr_zero(bits));
  return other;
}

int pips(const SideView& side) {
  int sum = 0;
  for (std::size_t p = 1; p < POINTS; ++p)
    sum += static_cast<int>(p) * side[p];
  return sum;
}

int checkers(const SideView& side, std::size_t from, std::size_t to) {
  int sum = 0;
  for (std::size_t p = from; p <= to; ++p)
    sum += side[p];
  return sum;
}

int made(const SideView& side, std::size_t from, std::size_t to) {
  int sum = 0;
  for (std::size_t p = from; p <= to; ++p)
    sum += side[p] >= 2;
  return sum;
}

// The pips a lone checker makes on average with a whole roll, bit i of the index saying that the point i + 1 before it
// is made against it; what lies more than twelve points ahead is taken to be open.
const std::array<double, 4096>& mobility() {
  static const std::array<double, 4096> table = [] {
    std::array<double, 4096> pips_made{};
    for (std::uint32_t blocked = 0; blocked < 4096; ++blocked) {
      const auto open = [blocked](int distance) { return distance > 12 || (blocked >> (distance - 1) & 1) == 0; };
      int sum = 0;
      for (const Dice dice : all_rolls()) {
        const int a = dice.d1();
        const int b = dice.d2();
        int reached = 0;
        if (dice.is_double()) {
          for (int i = 0; i < 4 && open(reached + a); ++i)
            reached += a;
        } else {
          const bool both = (open(a) || open(b)) && open(a + b);
          reached = both ? a + b : open(dice.high()) ? dice.high() : open(dice.low()) ? dice.low() : 0;
        }
        sum += dice.weight() * reached;
      }
      pips_made[blocked] = sum / 36.0;
    }
    return pips_made;
  }();
  return table;
}

// How stuck a checker on `point` is before the other side's points: 0 free, 1 unable to move.
double stuck(std::size_t point, std::uint32_t blocked) {
  const std::uint32_t ahead = point > 12 ? blocked >> (point - 12) : blocked << (12 - point);
  std::uint32_t index = 0;
  for (std::uint32_t i = 1; i <= 12; ++i)
    index |= (ahead >> (12 - i) & 1) << (i - 1);
  return 1 - mobility()[index] / PIPS_OF_A_ROLL;
}

// The points on which `own` can land with a roll; of several checkers on the bar all must enter first.
std::uint32_t landings(std::uint32_t own, int on_bar, std::uint32_t blocked, Dice dice) {
  const auto by = [blocked](std::uint32_t from, int die) { return from >> die & ~blocked & ~1U; };
  const int a = dice.d1();
  const int b = dice.d2();
  if (dice.is_double()) {
    std::uint32_t all = 0;
    std::uint32_t from = on_bar > 0 ? BAR_BIT : own;
    for (int i = 0; i < 4; ++i) {
      const std::uint32_t reached = by(from, a);
      if (reached == 0)
        break;
      all |= reached;
      from = on_bar > i + 1 ? BAR_BIT : (on_bar > 0 ? own & ~BAR_BIT : 0) | reached;
    }
    return all;
  }
  if (on_bar > 1)
    return by(BAR_BIT, a) | by(BAR_BIT, b);
  const std::uint32_t first = on_bar > 0 ? BAR_BIT : own;
  const std::uint32_t rest = on_bar > 0 ? own & ~BAR_BIT : 0;
  const std::uint32_t with_a = by(first, a);
  const std::uint32_t with_b = by(first, b);
  std::uint32_t all = with_a | with_b;
  if (with_a != 0)
    all |= by(rest | with_a, b);
  if (with_b != 0)
    all |= by(rest | with_b, a);
  return all;
}

// What the next roll of `shooter` does to `target`: the chance that it hits, the pips it costs on average, and both
// for the strength of the board behind it.
std::array<double, SHOT_TERMS> shots(const SideView& shooter, const SideView& target) {
  const std::uint32_t points = mirror(mask(target, 2));
  const std::uint32_t blots = mirror(mask(target, 1)) & ~points & ~1U;
  if (blots == 0)
    return {};
  const std::uint32_t own = mask(shooter, 1);
  int hits = 0;
  int lost = 0;
  for (const Dice dice : all_rolls()) {
    const std::uint32_t hit = landings(own, shooter[BAR], points, dice) & blots;
    if (hit == 0)
      continue;
    hits += dice.weight();
    lost += dice.weight() * (std::bit_width(hit) - 1);
  }
  const double chance = hits / 36.0;
  const double pips_lost = lost / (36.0 * 25);
  const double board = made(shooter, 1, 6) / 6.0;
  return {chance, pips_lost, chance * board, pips_lost * board};
}

// The longest run of points made between 2 and 11.
int prime(const SideView& side) {
  int best = 0;
  int run = 0;
  for (std::size_t p = 2; p <= 11; ++p) {
    run = side[p] >= 2 ? run + 1 : 0;
    best = std::max(best, run);
  }
  return best;
}

std::array<double, SIDE_TERMS> side_terms(const SideView& own, const SideView& theirs) {
  std::array<double, SIDE_TERMS> terms{};
  std::size_t t = 0;
  const auto add = [&](double value) { terms[t++] = value; };
  const std::uint32_t blocked = mirror(mask(theirs, 2));
  const int board = made(own, 1, 6);
  const int their_back = checkers(theirs, 19, 25);
  for (std::size_t p = 1; p <= 8; ++p)
    add(own[p] >= 2);
  add(made(own, 9, 12) / 2.0);
  add(own[13] >= 2);
  for (std::size_t p = 18; p <= 24; ++p)
    add(own[p] >= 2);
  add(own[BAR]);
  add(own[BAR] * made(theirs, 1, 6) / 6.0);
  double all_stuck = 0;
  double rear_stuck = 0;
  for (std::size_t p = 24; p >= 13; --p) {
    if (own[p] == 0)
      continue;
    const double here = stuck(p, blocked);
    rear_stuck = rear_stuck == 0 ? here : rear_stuck;
    all_stuck += here * own[p];
  }
  add(all_stuck / 4);
  add(rear_stuck);
  const int run = their_back > 0 ? prime(own) : 0;
  add(std::max(run - 3, 0));
  add(run >= 5);
  int stacked = 0;
  int builders = 0;
  int home_blots = 0;
  int outside_blots = 0;
  for (std::size_t p = 1; p <= 24; ++p) {
    stacked += std::max(own[p] - 3, 0);
    builders += p >= 5 && p <= 11 && own[p] != 0 && own[p] != 2;
    home_blots += p <= 6 && own[p] == 1;
    outside_blots += p >= 7 && p <= 18 && own[p] == 1;
  }
  add(stacked / 4.0);
  add(builders / 4.0);
  add(home_blots / 4.0);
  add(outside_blots / 4.0);
  add((own[1] + own[2]) / 4.0);
  add(checkers(own, 19, 24) / 4.0);
  add(own[24] / 2.0);
  add(board * their_back / 24.0);
  add(board * board / 36.0 * (theirs[BAR] > 0));
  add(own[OFF] / 15.0);
  add(own[OFF] > 0 && their_back > 0 ? made(own, 1, 6) / 6.0 : 0.0);
  add(made(own, 19, 22) > 0);
  add(own[BAR] + checkers(own, 19, 24) == 0);
  return terms;
}

}  // namespace

std::array<double, WIN_TERMS> win_terms(const Position& position) {
  const auto [own, theirs] = position.sides();
  const auto mine = side_terms(own, theirs);
  const auto other = side_terms(theirs, own);
  std::array<double, WIN_TERMS> terms{};
  std::size_t t = 0;
  for (; t < SIDE_TERMS; ++t)
    terms[t] = mine[t] - other[t];
  for (const double shot : shots(own, theirs))
    terms[t++] = shot;
  for (const double shot : shots(theirs, own))
    terms[t++] = -shot;
  // The lead in the race in rolls, against the root of what is left to run, as the dice spread it.
  const double lead = pips(theirs) - pips(own) + PIPS_OF_A_ROLL / 2;
  terms[t++] = lead / std::sqrt(2.3 * (pips(own) + pips(theirs)) + 20);
  terms[t] = 1;
  return terms;
}

std::array<double, GAMMON_TERMS> gammon_terms(const SideView& winner, const SideView& loser) {
  const int outside = checkers(loser, 7, 25);
  return {1,
          outside / 15.0,
          pips(loser) / 100.0,
          pips(winner) / 100.0,
          made(winner, 1, 6) / 6.0,
          static_cast<double>(loser[BAR]),
          static_cast<double>(made(loser, 18, 22) > 0),
          checkers(loser, 19, 25) / 4.0,
          winner[OFF] / 15.0,
          static_cast<double>(loser[BAR] * made(winner, 1, 6)) / 6.0,
          checkers(winner, 19, 25) / 4.0,
          static_cast<double>(made(loser, 23, 24) > 0)};
}

}  // namespace triktrak
