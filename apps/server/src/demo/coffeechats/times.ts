import { type Side, TIMES } from '@coffeeattack/domain/coffeechats/times'
import { atKst, kstDay, kstMoment, startOfKstDay } from '@coffeeattack/domain/kst'
import type { Dice } from '../chance/dice.ts'
import { awake, between, earlier, later, minutesAfter, workHours } from '../chance/moments.ts'
import type { ChatStage, TimeRow } from './coffeechat.ts'

/** Stages that a match of that many days ago can have reached: a past meeting needs ten days. */
export function stageFor(daysAgo: number, dice: Dice): ChatStage {
  if (daysAgo < 2) return dice.chance(0.5) ? 'NEW' : 'PROPOSED'
  if (daysAgo < 10) return dice.chance(0.4) ? 'PROPOSED' : 'CONFIRMED'
  if (daysAgo < 18) return dice.chance(0.3) ? 'CONFIRMED' : 'DONE'
  return dice.chance(0.85) ? 'DONE' : 'CANCELLED'
}

type TimesInput = { coffeechatId: string; stage: ChatStage; matchedAt: Date; now: Date }

/** Times on the table: proposed within hours of the match, on different days, one of them confirmed. */
export function timeRows({ coffeechatId, stage, matchedAt, now }: TimesInput, dice: Dice): TimeRow[] {
  if (stage === 'NEW' || stage === 'CANCELLED') return []
  const proposedAt = earlier(now, workHours(minutesAfter(matchedAt, dice.int(40, 300)), dice))
  const firstDay = stage === 'DONE' ? kstDay(proposedAt) + 2 : kstDay(now) + 1
  const rows = proposedSlots(
    { coffeechatId, proposedBy: dice.chance(0.8) ? 'company' : 'candidate', proposedAt, firstDay },
    dice,
  )
  if (stage === 'PROPOSED') return rows
  const confirmedAt = answeredAt(proposedAt, rows, now, dice)
  const kept = rows.map((row, place) => (place === 0 ? { ...row, confirmedAt } : row))
  const isSecondTry = stage === 'CONFIRMED' && dice.chance(0.25)
  return isSecondTry ? [...withdrawn(rows, proposedAt, matchedAt, dice), ...kept] : kept
}

type Proposal = { coffeechatId: string; proposedBy: Side; proposedAt: Date; firstDay: number }

/** Three working days of a week, between ten in the morning and half past seven. */
function proposedSlots({ coffeechatId, proposedBy, proposedAt, firstDay }: Proposal, dice: Dice): TimeRow[] {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => firstDay + day).filter(isWorkingDay)
  const minutes = dice.chance(0.75) ? TIMES.defaultMinutes : 60
  return dice.some(week, 3).map((day) => ({
    id: dice.id(proposedAt),
    coffeechatId,
    startsAt: atKst(day, dice.int(10, 19), dice.pick([0, 30])),
    minutes,
    proposedBy,
    proposedAt,
  }))
}

export function isWorkingDay(day: number): boolean {
  const { weekday } = kstMoment(startOfKstDay(day))
  return weekday !== 0 && weekday !== 6
}

/** The other side answers within a day, before the first of the times and before now. */
function answeredAt(proposedAt: Date, rows: readonly TimeRow[], now: Date, dice: Dice): Date {
  const first = rows.map(({ startsAt }) => startsAt).reduce(earlier)
  const latest = [now, minutesAfter(first, -60), minutesAfter(proposedAt, 20 * 60)].reduce(earlier)
  return later(proposedAt, awake(between(proposedAt, latest, dice), dice))
}

/** A first proposal that did not suit: the one that counts has replaced it. */
function withdrawn(rows: readonly TimeRow[], replacedAt: Date, matchedAt: Date, dice: Dice): TimeRow[] {
  const proposedAt = between(matchedAt, replacedAt, dice)
  return rows.slice(0, 2).map((row) => ({
    ...row,
    id: dice.id(proposedAt),
    startsAt: minutesAfter(row.startsAt, -30),
    proposedAt,
    confirmedAt: null,
    withdrawnAt: replacedAt,
  }))
}
