import type { Situation } from '../errors/catalogue.ts'
import { DAY_MS, kstDay, kstMoment } from '../kst.ts'

/** The times of a coffee chat (TRUST-4). Either side proposes, the other side confirms. */
export const TIMES = {
  max: 5,
  noticeMs: 60 * 60_000,
  daysAhead: 30,
  stepMinutes: 5,
  defaultMinutes: 30,
  minutes: [15, 30, 45, 60, 90, 120],
} as const

export const sides = ['candidate', 'company'] as const
export type Side = (typeof sides)[number]
export type Slot = { startsAt: Date; minutes: number }

export type SlotProblem = 'NONE' | 'TOO_MANY' | 'LENGTH' | 'STEP' | 'TOO_SOON' | 'TOO_FAR' | 'OVERLAP'

export const slotTexts: Readonly<Record<SlotProblem, string>> = {
  NONE: '시간을 하나 이상 골라 주세요.',
  TOO_MANY: `시간은 ${TIMES.max}개까지 제안할 수 있어요.`,
  LENGTH: '만나는 시간의 길이를 다시 골라 주세요.',
  STEP: `시간은 ${TIMES.stepMinutes}분 단위로 골라 주세요.`,
  TOO_SOON: '지금부터 한 시간 뒤의 시간부터 고를 수 있어요.',
  TOO_FAR: `${TIMES.daysAhead}일 안의 시간을 골라 주세요.`,
  OVERLAP: '서로 겹치는 시간이 있어요.',
}

/** The first error of a proposal, or null. */
export function slotProblem(slots: readonly Slot[], now: Date): SlotProblem | null {
  if (slots.length === 0) return 'NONE'
  if (slots.length > TIMES.max) return 'TOO_MANY'
  return slots.map((slot) => oneProblem(slot, now)).find(Boolean) ?? (overlaps(slots) ? 'OVERLAP' : null)
}

function oneProblem({ startsAt, minutes }: Slot, now: Date): SlotProblem | null {
  const lengths: readonly number[] = TIMES.minutes
  if (!lengths.includes(minutes)) return 'LENGTH'
  if (startsAt.getTime() % 60_000 !== 0 || kstMoment(startsAt).minute % TIMES.stepMinutes !== 0) return 'STEP'
  if (startsAt.getTime() < now.getTime() + TIMES.noticeMs) return 'TOO_SOON'
  return kstDay(startsAt) > kstDay(now) + TIMES.daysAhead ? 'TOO_FAR' : null
}

function overlaps(slots: readonly Slot[]): boolean {
  const sorted = slots.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
  return sorted.some((slot, index) => {
    const next = sorted[index + 1]
    return next !== undefined && endOf(slot).getTime() > next.startsAt.getTime()
  })
}

export function endOf({ startsAt, minutes }: Slot): Date {
  return new Date(startsAt.getTime() + minutes * 60_000)
}

/** No proposal, one that waits for the other side, or a fixed time. */
export type Schedule =
  | { kind: 'open' }
  | { kind: 'proposed'; by: Side; slots: readonly Slot[] }
  | { kind: 'confirmed'; slot: Slot }

export type Scheduled = { ok: true; schedule: Schedule } | { ok: false; situation: Situation }

/** A new proposal replaces the old one; a fixed time can be moved until it begins. */
export function propose(schedule: Schedule, by: Side, slots: readonly Slot[], now: Date): Scheduled {
  if (schedule.kind === 'confirmed' && schedule.slot.startsAt.getTime() <= now.getTime()) {
    return { ok: false, situation: 'COFFEECHAT_TIME_PASSED' }
  }
  if (slotProblem(slots, now)) return { ok: false, situation: 'INVALID_INPUT' }
  return { ok: true, schedule: { kind: 'proposed', by, slots } }
}

/** Only the other side can confirm, and only a future time. Confirming twice is harmless. */
export function confirm(schedule: Schedule, by: Side, startsAt: Date, now: Date): Scheduled {
  const at = startsAt.getTime()
  if (schedule.kind === 'confirmed' && schedule.slot.startsAt.getTime() === at) return { ok: true, schedule }
  if (schedule.kind !== 'proposed') return { ok: false, situation: 'COFFEECHAT_TIME_CHANGED' }
  if (schedule.by === by) return { ok: false, situation: 'FORBIDDEN' }
  const slot = schedule.slots.find((slot) => slot.startsAt.getTime() === at)
  if (!slot) return { ok: false, situation: 'COFFEECHAT_TIME_CHANGED' }
  if (at <= now.getTime()) return { ok: false, situation: 'COFFEECHAT_TIME_PASSED' }
  return { ok: true, schedule: { kind: 'confirmed', slot } }
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
