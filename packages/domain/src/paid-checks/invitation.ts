import { addMonths, kstDay, parseDay } from '../kst.ts'

/** When a person is asked whether the promised pay is paid (KEEP-7): so many months after the first day of work. */
export const paidRounds = [3, 13] as const
export type PaidRound = (typeof paidRounds)[number]

const PAID_CHECK = {
  /** How long an invitation can be answered; the two of a hire never overlap. */
  openDays: 60,
} as const

export const paidStates = ['INVITED', 'DECLINED', 'DONE', 'DELETED'] as const
/** As it is kept. A deleted result keeps that the person was asked, and nothing else. */
export type PaidState = (typeof paidStates)[number]

type Kept = { readonly state: PaidState; readonly invitedAt: Date }

/** An invitation that nobody answered is over by the clock alone. */
export const isWaiting = ({ state, invitedAt }: Kept, now: Date): boolean =>
  state === 'INVITED' && kstDay(now) < kstDay(invitedAt) + PAID_CHECK.openDays

/**
 * The round that is due on this day, or null. A day on which the job did not run is made up for, but nobody is asked for a
 * round of long ago.
 */
export function roundDue(startsOn: string, now: Date): PaidRound | null {
  const [started, today] = [parseDay(startsOn), kstDay(now)]
  if (started === null) return null
  const isDue = (months: number) => {
    const due = addMonths(started, months)
    return today >= due && today < due + PAID_CHECK.openDays
  }
  return paidRounds.find(isDue) ?? null
}
