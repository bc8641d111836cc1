import { clampSalary, salaryProblem } from '../salary/limits.ts'
import { TEXT_AREA } from '../text/length.ts'
import { type PayParts, payProblems, type PayProblems } from './whole-pay.ts'

/** What a sender may write (BIZ-3). */
export const COMPOSING = {
  positionLimit: 60,
  messageLimit: TEXT_AREA.limit,
  benefits: { max: 10, limit: 30 },
  curation: { min: 2, max: 10 },
} as const

export type Draft = {
  isJustMessage: boolean
  salaryMin: number | null
  salaryMax: number | null
  /** What is named besides the base (OFR-15). */
  pay: PayParts | null
  position: string
  message: string
}

export type SalaryProblems = { salaryMin?: string; salaryMax?: string }
export type DraftProblems = SalaryProblems & PayProblems & { position?: string; message?: string }

const needed = {
  salary: '제안할 연봉을 입력해 주세요',
  position: '포지션을 입력해 주세요',
  message: '메시지를 입력해 주세요',
}

/** What is missing or wrong, by field; an offer names a salary and a position, a message only says something. */
export function draftProblems(draft: Draft): DraftProblems {
  const problems: DraftProblems = {}
  if (draft.message.trim() === '') problems.message = needed.message
  if (draft.isJustMessage) return problems
  if (draft.position.trim() === '') problems.position = needed.position
  return { ...problems, ...rangeProblems(draft), ...(draft.pay && payProblems(draft.pay)) }
}

/** A range runs upwards, and both of its ends are salaries. */
export function rangeProblems({
  salaryMin,
  salaryMax,
}: Pick<Draft, 'salaryMin' | 'salaryMax'>): SalaryProblems {
  if (salaryMin === null) return { salaryMin: needed.salary }
  if (salaryMax === null) return { salaryMax: needed.salary }
  const min = salaryProblem(salaryMin, 'salary')
  const max = salaryProblem(salaryMax, 'salary')
  if (min) return { salaryMin: min }
  if (max) return { salaryMax: max }
  return clampSalary(salaryMax) < clampSalary(salaryMin) ? { salaryMax: '최소 연봉보다 낮아요' } : {}
}

/** Companies write benefits in their own words; the first word that is known says of which kind one is. */
const kinds = [
  ['learning', /교육|도서|학비|강의|세미나|[콘컨]퍼런스|자기 ?계발/],
  ['home', /재택|원격|리모트|홈 ?오피스/],
  ['holiday', /휴가|안식|연차|방학|주 ?4일/],
  ['hours', /시차|유연|자율 출|퇴근|단축|시간/],
  ['food', /커피|에스프레소|간식|식대|식사|점심|저녁|카페/],
  ['health', /건강|검진|보험|심리|상담|헬스/],
  ['place', /사옥|사무실|거점|역세권|기숙사|주거/],
  ['money', /보너스|인센티브|스톡|주식|성과급|상여|수당|대출|지원|만 ?원/],
] as const

type BenefitKind = (typeof kinds)[number][0] | 'other'

export function benefitKind(benefit: string): BenefitKind {
  return kinds.find(([, words]) => words.test(benefit))?.[0] ?? 'other'
}
