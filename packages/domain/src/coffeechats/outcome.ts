import { DAY_MS, kstDay, parseDay } from '../kst.ts'
import { moneyText } from '../salary/format.ts'
import { SALARY, salaryProblem } from '../salary/limits.ts'
import type { ProposedTime } from './schedule.ts'
import { endOf } from './slot-end.ts'
import type { Side, Slot } from './times.ts'

/** After a fixed time both sides are asked once, for seven days (KEEP-1, KEEP-2). */
export const OUTCOME = { answerMs: 7 * DAY_MS } as const

/** What one side says: met, moved, or who did not come. */
export const metAnswers = ['MET', 'I_MISSED', 'THEY_MISSED', 'MOVED'] as const
export type MetAnswer = (typeof metAnswers)[number]

/** What the candidate says of the pay that was talked about. */
export const payAnswers = {
  AS_OFFERED: '제안대로였어요',
  MORE: '더 높았어요',
  LESS: '더 낮았어요',
  NOT_TALKED: '연봉 이야기는 하지 않았어요',
} as const
export type PayAnswer = keyof typeof payAnswers

/** The end of the days in which both sides are asked. */
export function askedUntil(slot: Slot): Date {
  return new Date(endOf(slot).getTime() + OUTCOME.answerMs)
}

/** From the end of the meeting on, for seven days. */
export function isAsked(slot: Slot, now: Date): boolean {
  return endOf(slot) <= now && now < askedUntil(slot)
}

/**
 * The last time that was fixed until its end. One that was moved only afterwards counts: a side that did not come cannot
 * avoid the question by proposing other times.
 */
export function lastMeeting(times: readonly ProposedTime[], now: Date): ProposedTime | null {
  const stood = times.filter(
    (time) =>
      time.confirmedAt !== null &&
      endOf(time) <= now &&
      (time.withdrawnAt === null || time.withdrawnAt >= endOf(time)),
  )
  return stood.toSorted((a, b) => b.startsAt.getTime() - a.startsAt.getTime())[0] ?? null
}

/** No answer within the days means no answer, never 'met'. */
export type SaidOrNot = MetAnswer | 'NOT_YET' | 'NO_ANSWER'

export function saidBy(answer: MetAnswer | null, slot: Slot, now: Date): SaidOrNot {
  return answer ?? (askedUntil(slot) <= now ? 'NO_ANSWER' : 'NOT_YET')
}

export type Outcome = 'MET' | 'CANDIDATE_MISSED' | 'COMPANY_MISSED' | 'MOVED' | 'CONTRADICTED' | 'OPEN'

/** One side's answer in neutral terms. */
const meant = {
  candidate: { MET: 'MET', I_MISSED: 'CANDIDATE_MISSED', THEY_MISSED: 'COMPANY_MISSED', MOVED: 'MOVED' },
  company: { MET: 'MET', I_MISSED: 'COMPANY_MISSED', THEY_MISSED: 'CANDIDATE_MISSED', MOVED: 'MOVED' },
} as const satisfies Record<Side, Record<MetAnswer, Outcome>>

/**
 * The result of both answers. If they contradict each other an agent asks; if one side is silent the other's answer
 * counts.
 */
export function outcomeOf(said: Readonly<Record<Side, MetAnswer | null>>): Outcome {
  const candidate = said.candidate && meant.candidate[said.candidate]
  const company = said.company && meant.company[said.company]
  if (candidate && company && candidate !== company) return 'CONTRADICTED'
  return candidate ?? company ?? 'OPEN'
}

/** The stage after the meeting (KEEP-3), as the company records it. */
export const stages = {
  INTERVIEW: '면접',
  TERMS: '처우 협의',
  HIRED: '채용 확정',
  ENDED: '여기까지',
} as const
export type Stage = keyof typeof stages
export const stageKinds = Object.keys(stages) as [Stage, ...Stage[]]

export type Hire = { startsOn: string; basePay: number }

/** The start lies within one year of today, and the base is a valid salary. */
export function hireProblems(
  { startsOn, basePay }: Hire,
  now: Date,
): { startsOn?: string; basePay?: string } {
  const day = parseDay(startsOn)
  const salary = basePayProblem(basePay)
  return {
    ...((day === null || Math.abs(day - kstDay(now)) > 365) && { startsOn: '첫 출근일을 다시 골라 주세요' }),
    ...(salary && { basePay: salary }),
  }
}

export const basePayProblem = (basePay: number): string | null =>
  basePay === 0 ? '연봉을 입력해 주세요' : (salaryProblem(basePay) ?? ceilingProblem(basePay))

const ceilingProblem = (basePay: number) =>
  basePay > SALARY.ceiling ? `${moneyText(SALARY.ceiling)}까지 입력할 수 있어요` : null

type OfferedPay = { salaryMin: number | null; salaryMax: number | null }

/** By how much the base lies below the bottom of what was offered (KEEP-3); 0 where it does not, or nothing was offered. */
export function shortOfOffer(
  { basePay }: Pick<Hire, 'basePay'>,
  { salaryMin, salaryMax }: OfferedPay,
): number {
  const bottom = salaryMin ?? salaryMax
  return bottom === null ? 0 : Math.max(0, bottom - basePay)
}

/** Said to both sides in the same words; null where nothing is missing. */
export function shortText(hire: Pick<Hire, 'basePay'>, offered: OfferedPay): string | null {
  const short = shortOfOffer(hire, offered)
  return short === 0
    ? null
    : `어택에서 제안한 ${moneyText(hire.basePay + short)}보다 ${moneyText(short)} 낮아요.`
}

/** What is asked of the pay at the hire: it was talked about by then. */
export const hirePayAnswers = ['AS_OFFERED', 'MORE', 'LESS'] as const satisfies readonly PayAnswer[]
export type HirePayAnswer = (typeof hirePayAnswers)[number]

/** What the hire says of the pay, for the company's record: a base below the offer is less, whoever says what. */
export const payAtHire = (
  said: HirePayAnswer | null,
  hire: Pick<Hire, 'basePay'>,
  offered: OfferedPay,
): HirePayAnswer | null => (shortOfOffer(hire, offered) > 0 ? 'LESS' : said)

/** A hire counts once both sides recorded the same (KEEP-3). */
export function isHire(company: Hire | null, candidate: Hire | null): boolean {
  return company !== null && candidate !== null && isSame(company, candidate)
}

const isSame = (a: Hire | null, b: Hire | null) => a?.startsOn === b?.startsOn && a?.basePay === b?.basePay

/** The stage that the company recorded. */
export type Step = { stage: Stage; onDay: string; hire: Hire | null }

/** Until both sides recorded the hire, the company may move on or correct its last stage. */
export function mayRecord(last: Step | null, next: Step): boolean {
  return last?.stage !== next.stage || last.onDay !== next.onDay || !isSame(last.hire, next.hire)
}

/** A planned stage has its day within three months. */
const DAYS_AHEAD = 90
const isAhead: Readonly<Record<Stage, boolean>> = { INTERVIEW: true, TERMS: true, HIRED: false, ENDED: false }

/** Not before the match. An interview or a talk may lie ahead; a hire and an end may not. */
export function stageDayProblem({ stage, onDay }: Step, since: Date, now: Date): string | null {
  const day = parseDay(onDay)
  if (day === null || day < kstDay(since)) return '날짜를 다시 골라 주세요'
  if (day <= kstDay(now) + (isAhead[stage] ? DAYS_AHEAD : 0)) return null
  return isAhead[stage] ? '석 달 안의 날짜를 골라 주세요' : '오늘이나 지난 날짜를 골라 주세요'
}

/** After this many missed meetings our agents talk to the candidate (KEEP-5). Companies never see the number. */
export const MISSED_TO_TALK = 2
