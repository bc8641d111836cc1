import { type Hire, type MetAnswer, outcomeOf, type Stage, stages } from '../coffeechats/outcome.ts'
import type { Side } from '../coffeechats/times.ts'
import { dayText, parseDay } from '../kst.ts'
import { moneyText } from '../salary/format.ts'

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
