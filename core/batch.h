// Positions and judgements as plain arrays of numbers, as other programs hold them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "evaluator.h"

namespace triktrak {

inline constexpr std::size_t CHANCES = 5;

// Judges positions of 15 men a side for the side on roll. `points` has POINTS numbers for each, those of
// Position::from_points; `results` takes CHANCES for each, in the order of Evaluation.
// Throws malformed "batch_position", before anything is judged, when one of them is not possible.
void evaluate_batch(const Evaluator& evaluator, std::span<const std::int8_t> points, std::span<float> results);

}  // namespace triktrak
