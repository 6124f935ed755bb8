/** What to ask for to play by the rules of `view` once more. */
import type { NewMatch, View } from './protocol.gen'

export function again({ rules, length, level, money, names, me, seats }: View): NewMatch {
  const { crawford, holland, variant, max_cube, jacoby, beavers, raccoons, auto_doubles } = rules
  const match: NewMatch = {
    opponent: level ? 'bot' : seats.length > 1 ? 'local' : 'friend',
    length,
    max_cube,
    variant: variant as NonNullable<NewMatch['variant']>,
    ...(money ? { jacoby, beavers, raccoons, auto_doubles } : { crawford, holland }),
  }
  return level ? { ...match, level } : { ...match, names: match.opponent === 'local' ? [...names] : [names[me]] }
}
