import { salaryAsTyped } from '@coffeeattack/domain/salary/limits'
import { type Range, YEARS_MAX } from '../search.ts'
import { RangeFilter } from './RangeFilter.tsx'

const yearsAsTyped = (typed: string) => {
  const digits = typed.replaceAll(/\D/g, '')
  return digits === '' ? '' : String(Math.min(Number(digits), YEARS_MAX))
}

const years = { unit: '년', characters: 2, format: yearsAsTyped }
const money = { unit: '만 원', characters: 7, format: salaryAsTyped }

const fields = {
  years: { ...years, note: '한쪽만 적어도 괜찮아요.' },
  hope: { ...money, note: '희망 연봉으로 찾아요.' },
  income: { ...money, note: '후보자가 공개한 만큼만 찾아져요. 비공개한 분은 나오지 않아요.' },
} as const

type YearsOrMoneyProps = { kind: keyof typeof fields; range: Range; onApply: (range: Range) => void }

/** From how much to how much. */
export const YearsOrMoney = ({ kind, ...range }: YearsOrMoneyProps) => (
  <RangeFilter {...fields[kind]} {...range} />
)
