import { dayText, kstDay, parseDay } from '../kst.ts'

/** When a sent statement is to be paid, and how that is asked for (KEEP-6). */
export const BILL = { dueDays: 14 } as const

/** OPEN: not sent yet. OVERDUE follows from the clock and is stored nowhere. */
export const statementStates = ['OPEN', 'SENT', 'PAID', 'OVERDUE'] as const
export type StatementState = (typeof statementStates)[number]

export const stateNames: Readonly<Record<StatementState, string>> = {
  OPEN: '마감 전',
  SENT: '보냄',
  PAID: '입금',
  OVERDUE: '기한 지남',
}

/** Days as `YYYY-MM-DD`. */
type Bill = { readonly total: number; readonly dueOn: string; readonly paidOn: string | null }

export const dueDay = (sentAt: Date): number => kstDay(sentAt) + BILL.dueDays

/** The due day counts to its end in Seoul. What is to be given back is never overdue. */
export function stateOf(bill: Bill | null, now: Date): StatementState {
  if (bill === null) return 'OPEN'
  if (bill.paidOn !== null) return 'PAID'
  return bill.total > 0 && kstDay(now) > dayOf(bill.dueOn) ? 'OVERDUE' : 'SENT'
}

const dayOf = (text: string): number => parseDay(text) ?? Number.NaN

/** A payment lies between the day of sending and today. */
export function paymentProblem(paidOn: string, sentAt: Date, now: Date): string | null {
  const day = dayOf(paidOn)
  if (Number.isNaN(day)) return '입금한 날을 확인해 주세요'
  if (day > kstDay(now)) return '오늘까지의 날을 골라 주세요'
  return day < kstDay(sentAt) ? `정산서를 보낸 ${dayText(kstDay(sentAt))}부터 고를 수 있어요` : null
}

/** The place in the series of its year: '2026-0007'. */
export const numberText = (year: number, place: number): string => `${year}-${String(place).padStart(4, '0')}`

/** Mails that ask for an unpaid amount, by days after the due day. */
export const reminders = [
  { key: 'SOON', after: -3 },
  { key: 'TODAY', after: 0 },
  { key: 'LATE', after: 1 },
  { key: 'LATER', after: 8 },
] as const

export type ReminderKey = (typeof reminders)[number]['key']
export const reminderKeys = reminders.map(({ key }) => key)

/** The newest reminder whose day has come: after a missed day only that one is sent. */
export function reminderOn(dueOn: string, now: Date): ReminderKey | null {
  const late = kstDay(now) - dayOf(dueOn)
  return reminders.findLast(({ after }) => after <= late)?.key ?? null
}
