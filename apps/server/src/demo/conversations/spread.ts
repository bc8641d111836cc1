import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import type { Line } from './room.ts'

/** One line after the other, minutes or an hour apart. */
export function spread(said: readonly Omit<Line, 'at'>[], from: Date, dice: Dice): Line[] {
  let at = from
  return said.map((line, place) => {
    if (place > 0) at = minutesAfter(at, dice.int(4, 70))
    return { ...line, at }
  })
}
