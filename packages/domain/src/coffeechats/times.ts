import { endOf } from './slot-end.ts'
import type { Situation } from '../errors/catalogue.ts'
import { DAY_MS, kstDay, kstMoment } from '../kst.ts'

/** The times of a coffee chat (TRUST-4). Either side proposes, the other side confirms. */
export const TIMES = {
  max: 5,
  daysAhead: 30,
  /** The hours in Seoul in which a meeting begins and ends, on any day of the week, for both sides. */
  fromHour: 7,
  untilHour: 22,
  stepMinutes: 5,
  defaultMinutes: 30,
  minutes: [15, 30, 45, 60, 90, 120],
} as const

export const sides = ['candidate', 'company'] as const
export type Side = (typeof sides)[number]
export type Slot = { startsAt: Date; minutes: number }

export type SlotProblem =
  | 'NONE'
  | 'TOO_MANY'
  | 'LENGTH'
  | 'STEP'
  | 'HOURS'
  | 'TOO_SOON'
  | 'TOO_FAR'
  | 'OVERLAP'
  | 'SAME'

export const slotTexts: Readonly<Record<SlotProblem, string>> = {
  NONE: '시간을 하나 이상 골라 주세요.',
  TOO_MANY: `시간은 ${TIMES.max}개까지 제안할 수 있어요.`,
  LENGTH: '만나는 시간의 길이를 다시 골라 주세요.',
  STEP: `시간은 ${TIMES.stepMinutes}분 단위로 골라 주세요.`,
  HOURS: '아침 7시부터 밤 10시 사이의 시간을 골라 주세요.',
  TOO_SOON: '이미 지난 시간이에요. 다음 시간부터 고를 수 있어요.',
  TOO_FAR: `${TIMES.daysAhead}일 안의 시간을 골라 주세요.`,
  OVERLAP: '서로 겹치는 시간이 있어요.',
  SAME: '이미 정한 시간이에요. 다른 시간을 골라 주세요.',
}

/** The first error of a proposal, or null. `fixed` is the time that the proposal would move. */
export function slotProblem(
  slots: readonly Slot[],
  now: Date,
  fixed: Pick<Slot, 'startsAt'> | null = null,
): SlotProblem | null {
  if (slots.length === 0) return 'NONE'
  if (slots.length > TIMES.max) return 'TOO_MANY'
  const problem = slots.map((slot) => oneProblem(slot, now)).find(Boolean)
  if (problem) return problem
  if (overlaps(slots)) return 'OVERLAP'
  const isFixed = ({ startsAt }: Slot) => startsAt.getTime() === fixed?.startsAt.getTime()
  return slots.some(isFixed) ? 'SAME' : null
}

function oneProblem({ startsAt, minutes }: Slot, now: Date): SlotProblem | null {
  const lengths: readonly number[] = TIMES.minutes
  if (!lengths.includes(minutes)) return 'LENGTH'
  if (startsAt.getTime() % 60_000 !== 0 || kstMoment(startsAt).minute % TIMES.stepMinutes !== 0) return 'STEP'
  if (!isInHours({ startsAt, minutes })) return 'HOURS'
  if (startsAt.getTime() <= now.getTime()) return 'TOO_SOON'
  return kstDay(startsAt) > kstDay(now) + TIMES.daysAhead ? 'TOO_FAR' : null
}

function isInHours({ startsAt, minutes }: Slot): boolean {
  const { hour, minute } = kstMoment(startsAt)
  return hour >= TIMES.fromHour && hour * 60 + minute + minutes <= TIMES.untilHour * 60
}

function overlaps(slots: readonly Slot[]): boolean {
  const sorted = slots.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return sorted.some((slot, index) => {
    const next = sorted[index + 1]
    return next !== undefined && endOf(slot).getTime() > next.startsAt.getTime()
  })
}

/** Times of one side that wait for the other side. */
export type Proposal = { by: Side; slots: readonly Slot[] }

/** No proposal, one that waits, or a fixed time. A proposal to move the fixed time leaves it standing until the other side agrees. */
export type Schedule =
  | { kind: 'open' }
  | ({ kind: 'proposed' } & Proposal)
  | { kind: 'confirmed'; slot: Slot; move: Proposal | null }

export type Scheduled = { ok: true; schedule: Schedule } | { ok: false; situation: Situation }

/** A new proposal replaces the old one; a fixed time can be moved until it begins. */
export function propose(schedule: Schedule, by: Side, slots: readonly Slot[], now: Date): Scheduled {
  const fixed = schedule.kind === 'confirmed' ? schedule.slot : null
  if (fixed && fixed.startsAt.getTime() <= now.getTime()) {
    return { ok: false, situation: 'COFFEECHAT_TIME_PASSED' }
  }
  if (slotProblem(slots, now, fixed)) return { ok: false, situation: 'INVALID_INPUT' }
  const proposal = { by, slots }
  return {
    ok: true,
    schedule: fixed ? { kind: 'confirmed', slot: fixed, move: proposal } : { kind: 'proposed', ...proposal },
  }
}

/**
 * Only the other side can confirm, and only a future time. Confirming twice is harmless. Once the fixed time has begun,
 * nobody can agree to move it.
 */
export function confirm(schedule: Schedule, by: Side, startsAt: Date, now: Date): Scheduled {
  const at = startsAt.getTime()
  const fixed = schedule.kind === 'confirmed' ? schedule.slot : null
  if (fixed?.startsAt.getTime() === at) return { ok: true, schedule }
  const proposal = proposalIn(schedule)
  if (!proposal) return { ok: false, situation: 'COFFEECHAT_TIME_CHANGED' }
  if (proposal.by === by) return { ok: false, situation: 'FORBIDDEN' }
  const slot = proposal.slots.find((each) => each.startsAt.getTime() === at)
  if (!slot) return { ok: false, situation: 'COFFEECHAT_TIME_CHANGED' }
  if (at <= now.getTime() || (fixed && fixed.startsAt <= now)) {
    return { ok: false, situation: 'COFFEECHAT_TIME_PASSED' }
  }
  return { ok: true, schedule: { kind: 'confirmed', slot, move: null } }
}

/** The proposal that waits for an answer, also one that would move a fixed time. */
export function proposalIn(schedule: Schedule): Proposal | null {
  if (schedule.kind === 'open') return null
  return schedule.kind === 'proposed' ? schedule : schedule.move
}

export type MeetingReminder = { type: 'COFFEECHAT' | 'COFFEECHAT_SOON'; dueAt: Date }

/** Reminders one day and one hour before; past ones are left out. */
export function meetingReminders({ startsAt }: Slot, now: Date): MeetingReminder[] {
  const before = (ms: number) => new Date(startsAt.getTime() - ms)
  const reminders: MeetingReminder[] = [
    { type: 'COFFEECHAT', dueAt: before(DAY_MS) },
    { type: 'COFFEECHAT_SOON', dueAt: before(60 * 60_000) },
  ]
  return reminders.filter(({ dueAt }) => dueAt > now)
}
