/** Who is in the box and who is captain after a game: a box that loses goes to the end, and the captain comes in. */
export function rotated(players: number, box: number, captain: number, beaten: boolean): [number, number] {
  const after = (seat: number): number => (seat + 1) % players
  if (beaten) return [captain, after(captain)]
  return [box, after(captain) === box ? after(box) : after(captain)]
}
