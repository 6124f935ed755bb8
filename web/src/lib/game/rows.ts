/** The moves of a game as rows of two columns, one a side, as score sheets have them. */
import type { MoveLine, SideNo } from '../net/protocol.gen'

export interface Row {
  n: number
  cells: [MoveLine | null, MoveLine | null]
}

/** `first`: whose column is the left one. */
export function rows(moves: readonly MoveLine[], first: SideNo): Row[] {
  const out: Row[] = []
  for (const move of moves) {
    const column = move.side === first ? 0 : 1
    const row = out.at(-1)
    // A new row begins when this column, or one to its right, is already written in.
    if (row && row.cells[column] === null && row.cells[1] === null) row.cells[column] = move
    else {
      const cells: Row['cells'] = [null, null]
      cells[column] = move
      out.push({ n: out.length + 1, cells })
    }
  }
  return out
}
