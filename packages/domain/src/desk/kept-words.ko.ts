import {
  type Hire,
  type MetAnswer,
  outcomeOf,
  payAnswers,
  type PayAnswer,
  type Stage,
  stages,
} from '../coffeechats/outcome.ts'
import type { Side } from '../coffeechats/times.ts'
import type { Finding } from '../companies/finding.ts'
import type { RecordFigure } from '../companies/record.ts'
import { dayText, parseDay } from '../kst.ts'
import { moneyText, rangeText } from '../salary/format.ts'

/** Each side's account of a coffee chat, for the agent who asks them (KEEP-3). */
export type Said = Readonly<Record<Side, string>>

/** Both accounts, and whether they agree by now. */
export type Contradiction = { readonly said: Said; readonly isSettled: boolean }

const SILENT = '아직 답하지 않았어요'

const meetings = {
  candidate: {
    MET: '만났어요',
    I_MISSED: '제가 나가지 못했어요',
    THEY_MISSED: '회사가 나오지 않았어요',
    MOVED: '다른 날로 미뤘어요',
  },
  company: {
    MET: '만났어요',
    I_MISSED: '저희가 나가지 못했어요',
    THEY_MISSED: '후보자가 나오지 않았어요',
    MOVED: '다른 날로 미뤘어요',
  },
} as const satisfies Record<Side, Record<MetAnswer, string>>

export function meetingWords(answers: Readonly<Record<Side, MetAnswer | null>>): Contradiction {
  const { candidate, company } = answers
  return {
    said: {
      candidate: candidate ? meetings.candidate[candidate] : SILENT,
      company: company ? meetings.company[company] : SILENT,
    },
    isSettled: outcomeOf(answers) !== 'CONTRADICTED',
  }
}

export type SaidStage = {
  readonly stage: Stage
  readonly onDay: string
  readonly hire: Hire | null
  readonly isAgreed: boolean | null
  readonly candidateHire: Hire | null
  /** The company has recorded another stage since. */
  readonly isPast: boolean
}

export function stageWords(given: SaidStage): Contradiction {
  const { stage, onDay, hire, isAgreed, candidateHire, isPast } = given
  return {
    said: {
      candidate:
        isAgreed === null ? SILENT : (hireWords(candidateHire) ?? (isAgreed ? '맞아요' : '사실과 달라요')),
      company: [`${stages[stage]}, ${dayWords(onDay)}`, hireWords(hire)].filter(Boolean).join(' · '),
    },
    isSettled: isPast || isAgreed !== false,
  }
}

const hireWords = (hire: Hire | null) =>
  hire && `첫 출근 ${dayWords(hire.startsOn)}, 연봉 ${moneyText(hire.basePay)}`

function dayWords(day: string): string {
  const number = parseDay(day)
  return number === null ? day : dayText(number)
}

type Range = { readonly salaryMin: number | null; readonly salaryMax: number | null }

export type PayFacts = {
  /** As the offer stands now. */
  readonly offered: Range
  /** What it was before the company raised it to a counter. */
  readonly before: Range | null
  /** The candidate's word of the pay at the meeting. */
  readonly pay: PayAnswer | null
  readonly hire: Hire | null
  readonly candidateHire: Hire | null
}

/** The amounts of the dispute in the order of time: offered, promised, talked about, and what the hire said. */
export function payLines({ offered, before, pay, hire, candidateHire }: PayFacts): PayLine[] {
  return [
    { name: '처음 제안한 연봉', value: rangeWords(before ?? offered) },
    { name: '되물은 뒤 약속한 연봉', value: before && rangeWords(offered) },
    { name: '커피챗에서 나눈 연봉', value: pay && `후보자: ${payAnswers[pay]}` },
    { name: '회사가 적은 채용 연봉', value: hire && moneyText(hire.basePay) },
    { name: '후보자가 말한 채용 연봉', value: candidateHire && moneyText(candidateHire.basePay) },
  ].flatMap(({ name, value }) => (value ? [{ name, value }] : []))
}

export type PayLine = { readonly name: string; readonly value: string }

const rangeWords = ({ salaryMin, salaryMax }: Range) =>
  salaryMin === null || salaryMax === null ? null : rangeText(salaryMin, salaryMax)

/** The figure of the company's record that a finding counts in; null where the record has none for it (KEEP-4). */
export function figureOf(dispute: {
  kind: 'MEETING' | 'STAGE' | 'MISSED_TWICE'
  stage: Stage | null
}): Extract<RecordFigure, 'CAME' | 'PAY_KEPT'> | null {
  if (dispute.kind === 'MEETING') return 'CAME'
  return dispute.stage === 'HIRED' ? 'PAY_KEPT' : null
}

/** How a finding reads on its button and on the closed card. */
export const findingNames: Readonly<Record<Finding, string>> = {
  KEPT: '회사가 약속을 지켰어요',
  NOT_KEPT: '회사가 약속을 지키지 않았어요',
  UNCLEAR: '알 수 없어요',
}

const effects = {
  CAME: {
    KEPT: '회사 기록에 커피챗에 나온 것으로 들어가요.',
    NOT_KEPT: '회사 기록에 커피챗에 나오지 않은 것으로 들어가요.',
  },
  PAY_KEPT: {
    KEPT: '회사 기록에 연봉을 지킨 것으로 들어가요.',
    NOT_KEPT: '회사 기록에 연봉을 지키지 않은 것으로 들어가요.',
  },
} as const

/** What a finding does to the company's record. */
export function findingEffect(finding: Finding, figure: ReturnType<typeof figureOf>): string {
  if (figure === null) return '회사 기록의 숫자에는 들어가지 않아요.'
  return finding === 'UNCLEAR' ? '회사 기록의 어느 쪽에도 들어가지 않아요.' : effects[figure][finding]
}
