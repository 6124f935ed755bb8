/** Who is who: of players that turned out to be one, the one that all is counted for (scorebook/book.py). */
import type { Player } from './records'

export function whose(players: ReadonlyMap<string, Player>, player: string): string {
  const path = [player]
  for (let next = players.get(player)?.same_as; next; next = players.get(next)?.same_as) {
    // Two devices have merged two players, each the other way.
    const met = path.indexOf(next)
    if (met >= 0) return path.slice(met).sort()[0]!
    path.push(next)
  }
  return path.at(-1)!
}
