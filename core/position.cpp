#include "position.h"
namespace triktrak {
int placeholder() { return 15; }
}  // namespace triktrak
