import type { SalaryType } from './items.ts'

/** Which office confirmed an income, as its badge says it (VER-14). */
export const incomeSourceText: Readonly<Record<SalaryType, string>> = {
  HEALTH: '건강보험 인증',
  TAX: '국세청 인증',
}
