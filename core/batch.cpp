#include "batch.h"

#include <algorithm>
#include <array>
#include <string>

#include "error.h"

namespace triktrak {

namespace {

using Cells = std::span<const std::int8_t>;

Position position_at(Cells points, std::size_t index) {
  const Cells cells = points.subspan(index * POINTS, POINTS);
  try {
    return Position::from_points(cells);
  } catch (const malformed&) {
    std::string text;
    for (const int cell : cells)
      text += (text.empty() ? "" : " ") + std::to_string(cell);
    throw malformed("batch_position", {{"index", static_cast<std::int64_t>(index)}, {"points", text}});
  }
}

}  // namespace

void evaluate_batch(const Evaluator& evaluator, std::span<const std::int8_t> points, std::span<float> results) {
  // Few enough to stay in the nearest memory.
  constexpr std::size_t AT_ONCE = 64;
  const std::size_t count = points.size() / POINTS;
  for (std::size_t i = 0; i < count; ++i)
    position_at(points, i);
  std::array<Position, AT_ONCE> positions;
  std::array<Evaluation, AT_ONCE> judged;
  for (std::size_t done = 0; done < count; done += AT_ONCE) {
    const std::size_t size = std::min(AT_ONCE, count - done);
    for (std::size_t i = 0; i < size; ++i)
      positions[i] = position_at(points, done + i);
    evaluator.evaluate({positions.data(), size}, {judged.data(), size});
    for (std::size_t i = 0; i < size; ++i) {
      const Evaluation& e = judged[i];
      const std::array chances{e.win, e.win_gammon, e.win_backgammon, e.lose_gammon, e.lose_backgammon};
      std::ranges::transform(chances, results.begin() + static_cast<std::ptrdiff_t>((done + i) * CHANCES),
                             [](double chance) { return static_cast<float>(chance); });
    }
  }
}

}  // namespace triktrak
