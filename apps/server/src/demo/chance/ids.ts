import { createIds } from '../../platform/crypto/ids.ts'
import type { Dice } from './dice.ts'

/** An id as the product would have made it at that moment, so that rows sort by their time. */
export function idAt(at: Date, dice: Dice): string {
  return createIds(() => at, dice.bytes).next()
}
