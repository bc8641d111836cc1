import { officeNames } from '../salary/counted-income.ts'
import { moneyText } from '../salary/format.ts'
import type { ProofContent, ProofFacts, ProofSource } from './proof.ts'

/** '5,000만 원' */
export const provedMoney = moneyText

export const PAID_WORDS = '약속한 연봉을 받고 있어요'

/** '연 소득 5,000만 원 이상' */
export function proofTitle(facts: ProofFacts): string {
  switch (facts.kind) {
    case 'INCOME_AT_LEAST':
      return `연 소득 ${provedMoney(facts.amount)} 이상`
    case 'CAREER_AT_LEAST':
      return `경력 ${facts.years}년 이상`
    case 'EMPLOYED':
      return `${facts.company} 재직 중`
    case 'INCOME_EXACT':
      return `${facts.year}년 연 소득 ${provedMoney(facts.amount)}`
    case 'PAID_AS_PROMISED':
      return `${facts.company}에서 ${PAID_WORDS}`
  }
}

export const officialNames: Readonly<Record<ProofSource, string>> = {
  HEALTH: '국민건강보험공단',
  TAX: '국세청',
}

/** '건강보험' */
export const sourceName = (source: ProofSource): string => officeNames[source]

export const NAME_LEFT_OUT = '넣지 않았어요'

/** What stands beside 이름. */
export const nameText = ({ name }: Pick<ProofContent, 'name'>): string => name ?? NAME_LEFT_OUT
