import { groupDigits, manwonText } from './format.ts'

/** Salaries in 만원 (VAL-15). The floor itself is refused, the ceiling itself is allowed. */
export const SALARY = { floor: 2_400, ceiling: 200_000, characters: 7 } as const

export type SalaryKind = 'salary' | 'contract'

/** '2,400만원 이하의 연봉은 입력할 수 없습니다.' */
function floorProblem(kind: SalaryKind): string {
  const name = kind === 'contract' ? '계약 연봉' : '연봉'
  return `${manwonText(SALARY.floor)} 이하의 ${name}은 입력할 수 없습니다.`
}

/**
 * What stands in the field while a person types: digits with separators, never above the ceiling and so never
 * longer than seven characters. The floor waits until the field is left, for '6' is on the way to '6,300'.
 */
export function salaryAsTyped(typed: string): string {
  const digits = typed.replaceAll(/[０-９]/g, toAsciiDigit).replaceAll(/\D/g, '')
  return digits === '' ? '' : groupDigits(Math.min(Number(digits), SALARY.ceiling))
}

/** The amount behind the text of a field, or null for an empty one. */
export function readSalary(text: string): number | null {
  const typed = salaryAsTyped(text)
  return typed === '' ? null : Number(typed.replaceAll(',', ''))
}

export type SettledSalary =
  | { amount: number; text: string; problem: null }
  | { amount: null; text: ''; problem: string | null }

/** What becomes of the field when it is left: an amount that counts, or an empty field and perhaps the reason. */
export function leaveSalary(text: string, kind: SalaryKind = 'salary'): SettledSalary {
  const amount = readSalary(text)
  if (amount === null) return { amount, text: '', problem: null }
  if (isBelowFloor(amount)) return { amount: null, text: '', problem: floorProblem(kind) }
  return { amount, text: groupDigits(amount), problem: null }
}

/** From 1 up to the floor, both included. Zero is not below the floor: it means that nothing was given. */
function isBelowFloor(amount: number): boolean {
  return amount >= 1 && amount <= SALARY.floor
}

/** Above the ceiling the ceiling counts. */
export function clampSalary(amount: number): number {
  return Math.min(amount, SALARY.ceiling)
}

/** Any amount that was sent: whole 만원, nothing negative. */
export function amountProblem(amount: number): string | null {
  return Number.isSafeInteger(amount) && amount >= 0 ? null : '만원 단위의 숫자로 입력해 주세요.'
}

/** Why a salary that was sent is refused, or null. */
export function salaryProblem(amount: number, kind: SalaryKind = 'salary'): string | null {
  return amountProblem(amount) ?? (isBelowFloor(amount) ? floorProblem(kind) : null)
}

/** The desired salary: the same rule, and it can't be left at nothing. */
export function hopeProblem(amount: number): string | null {
  return amount === 0 ? '희망 연봉을 입력해 주세요.' : salaryProblem(amount)
}

/** Salary information of zero won can't be selected. */
export function isSelectable(amount: number | null): amount is number {
  return amount !== null && amount > 0
}

function toAsciiDigit(wide: string): string {
  return String(wide.charCodeAt(0) - '０'.charCodeAt(0))
}
