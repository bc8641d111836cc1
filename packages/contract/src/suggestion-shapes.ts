import { signalNames } from '@coffeeattack/domain/suggestions/signals'
import { z } from 'zod'
import { int4 } from './shapes.ts'

const signal = z.enum(signalNames)

/** One reason as both sides read it. `points` is below zero for a reason against. */
export const suggestionReason = z
  .object({ signal, points: int4, text: z.string(), detail: z.string().nullable() })
  .meta({ id: 'SuggestionReason', description: '추천의 이유 하나' })

/** All reasons, those for it first and the heaviest first; `sum` is exactly their sum. It may be below zero. */
export const reasonsWithSum = z
  .object({ sum: int4, reasons: z.array(suggestionReason).readonly() })
  .meta({ id: 'ReasonsWithSum', description: '이유와 그 합' })

/** Points of each signal; 100 together. */
export const signalWeights = z
  .array(z.object({ signal, label: z.string(), weight: int4.min(0) }))
  .readonly()
  .meta({ id: 'SignalWeights' })
