import { moneyText } from '../salary/format.ts'
import type { PaidFigures, UnknownReason } from './judgement.ts'

/** Why health insurance could not tell; what a person reads under '알 수 없었어요'. */
export const unknownTexts: Readonly<Record<UnknownReason, string>> = {
  PART_OF_A_MONTH: '한 달을 다 채우지 않은 보험료예요',
  AT_THE_LIMIT: '보험료가 상한이나 하한이에요',
  ON_LEAVE: '쉬는 중이에요',
  ANOTHER_EMPLOYER: '다른 회사로 나와요',
  FIRST_YEAR: '첫 정산 전이라 조금 적게 나올 수 있어요',
  NO_PREMIUM: '아직 낸 보험료가 없어요',
}

/** What is missing is told to the nearest hundred, as the figure is an estimate. */
const ROUNDED_TO = 100

/** '약 500만 원', at least a hundred. */
export function missingText({ promised, insured }: PaidFigures): string {
  const rounded = Math.round((promised - insured) / ROUNDED_TO) * ROUNDED_TO
  return `약 ${moneyText(Math.max(ROUNDED_TO, rounded))}`
}
