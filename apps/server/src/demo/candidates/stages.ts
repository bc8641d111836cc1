import { ATTACK_MONTHS, extendedUntil } from '@coffeeattack/domain/profiles/attack-period'
import type { Dice } from '../chance/dice.ts'
import { awake, between, daysBefore, earlier, minutesAfter } from '../chance/moments.ts'
import type { CandidateState } from './candidate.ts'

/** The moments of a candidate's life in the product. */
export type Stages = {
  createdAt: Date
  certifiedAt: Date | null
  attackEndsAt: Date | null
  lastActiveAt: Date
  leftAt: Date | null
  visible: { from: Date; until: Date } | null
}

/** Spread over the places, so that every kind is there whatever the dice say. */
export function stateAt(place: number): CandidateState {
  if (place % 60 === 1) return 'WITHDRAWN'
  if (place % 15 === 2) return 'UNCERTIFIED'
  if (place % 12 === 3) return 'HIDDEN'
  if (place % 25 === 4) return 'OVER'
  return 'ACTIVE'
}

/** How many days ago the person came: a period that is over must have had the time to run out. */
const CAME_DAYS_AGO: Readonly<Record<CandidateState, readonly [number, number]>> = {
  ACTIVE: [3, 80],
  HIDDEN: [20, 85],
  OVER: [100, 160],
  UNCERTIFIED: [1, 60],
  WITHDRAWN: [30, 80],
}

export function createStages(state: CandidateState, now: Date, dice: Dice): Stages {
  const [least, most] = CAME_DAYS_AGO[state]
  const createdAt = awake(between(daysBefore(now, most), daysBefore(now, least), dice), dice)
  if (state === 'UNCERTIFIED') {
    const lastActiveAt = between(createdAt, earlier(now, minutesAfter(createdAt, 600)), dice)
    return { createdAt, certifiedAt: null, attackEndsAt: null, lastActiveAt, leftAt: null, visible: null }
  }
  const certifiedAt = minutesAfter(createdAt, dice.int(3, 40))
  const attackEndsAt = extendedUntil(null, ATTACK_MONTHS.first, certifiedAt)
  const leftAt = state === 'WITHDRAWN' ? between(daysBefore(now, 18), daysBefore(now, 2), dice) : null
  const stoppedAt =
    state === 'HIDDEN' ? between(minutesAfter(certifiedAt, 7 * 24 * 60), daysBefore(now, 5), dice) : null
  const until = earlier(now, leftAt ?? stoppedAt ?? attackEndsAt)
  // Most people look in again within days: the more recent, the likelier.
  const lastActiveAt = new Date(
    until.getTime() - (until.getTime() - certifiedAt.getTime()) * dice.next() ** 3 * 0.6,
  )
  return { createdAt, certifiedAt, attackEndsAt, lastActiveAt, leftAt, visible: { from: certifiedAt, until } }
}
