import type { Situation } from '../errors/catalogue.ts'
import { providerStillWaits } from './waiting.ts'

/** The states of a two-way attempt: it belongs to one person, works once and lives as long as the provider waits. */
const transitions = {
  PENDING: { press: 'CALLING' },
  CALLING: {
    confirmed: 'DONE',
    notConfirmed: 'PENDING',
    pressedThreeTimes: 'DEAD',
    failed: 'DEAD',
    timedOut: 'EXPIRED',
  },
  DONE: {},
  DEAD: {},
  EXPIRED: {},
} as const

export type AttemptState = keyof typeof transitions

export type Attempt = {
  ownerId: string
  /** When the provider first reported that it waits for the phone. */
  startedAt: Date
  state: AttemptState
  /** Presses of the completion button before the confirmation. */
  earlyPresses: number
}

/** The provider's answer to a press; its codes are translated before. */
export type ProviderAnswer = 'confirmed' | 'notConfirmed' | 'failed' | 'timedOut'

/** The provider accepts two early presses and gives up at the third. */
const EARLY_PRESSES: readonly Situation[] = [
  'VERIFY_NOT_COMPLETED',
  'VERIFY_NOT_COMPLETED_TWICE',
  'VERIFY_LOAD_FAILED',
]

/** Why the press is not sent to the provider, or null. Another person's attempt is never revealed. */
export function whyNotPress(attempt: Attempt, callerId: string, now: Date): Situation | null {
  if (attempt.ownerId !== callerId) return 'NOT_FOUND'
  if (attempt.state === 'DONE') return 'VERIFY_REDO'
  if (attempt.state === 'DEAD') return 'VERIFY_LOAD_FAILED'
  if (attempt.state === 'EXPIRED' || !providerStillWaits(attempt.startedAt, now))
    return 'VERIFY_TIME_EXCEEDED'
  // Double press: the first answer counts.
  return attempt.state === 'CALLING' ? 'VERIFY_NOT_COMPLETED' : null
}

export function press(attempt: Attempt): Attempt {
  return { ...attempt, state: move(attempt.state, 'press') }
}

/** The attempt after the provider's answer, and the situation to show; null means: continue. */
export function afterAnswer(
  attempt: Attempt,
  answer: ProviderAnswer,
): { attempt: Attempt; situation: Situation | null } {
  if (answer === 'confirmed') return { attempt: moved(attempt, 'confirmed'), situation: null }
  if (answer === 'timedOut') return { attempt: moved(attempt, 'timedOut'), situation: 'VERIFY_TIME_EXCEEDED' }
  if (answer === 'failed') return { attempt: moved(attempt, 'failed'), situation: 'VERIFY_LOAD_FAILED' }
  const earlyPresses = attempt.earlyPresses + 1
  const last = earlyPresses >= EARLY_PRESSES.length
  return {
    attempt: { ...moved(attempt, last ? 'pressedThreeTimes' : 'notConfirmed'), earlyPresses },
    situation: EARLY_PRESSES[Math.min(earlyPresses, EARLY_PRESSES.length) - 1]!,
  }
}

type Event = 'press' | keyof (typeof transitions)['CALLING']

function moved(attempt: Attempt, event: Event): Attempt {
  return { ...attempt, state: move(attempt.state, event) }
}

function move(state: AttemptState, event: Event): AttemptState {
  const next = (transitions[state] as Partial<Record<Event, AttemptState>>)[event]
  if (!next) throw new Error(`A two-way attempt that is ${state} cannot ${event}.`)
  return next
}
