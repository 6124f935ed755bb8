#pragma once
namespace triktrak {
int placeholder();
}
