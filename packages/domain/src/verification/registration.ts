/** The willingness to move, highest first. */
export const willingnessOptions = [
  { value: 'ACTIVE', label: '좋은 곳이 있으면 바로 옮기고 싶어요' },
  { value: 'OPEN', label: '제안을 들어 보고 정할래요' },
  { value: 'CURIOUS', label: '지금은 내 연봉이 궁금해요' },
] as const

export type Willingness = (typeof willingnessOptions)[number]['value']

export const willingnessValues = willingnessOptions.map((option) => option.value) as readonly Willingness[]

/** What the requests of a re-apply carry. */
export function reapplyFlags(reapply: boolean): { reapply: boolean; isRestart: boolean } {
  return { reapply, isRestart: reapply }
}

/** Tax-based income continues only if the tax office knows of any; otherwise the person goes back (VER-9). */
export function taxIncomeCounts(salaryByTax: number | null): salaryByTax is number {
  return salaryByTax !== null && salaryByTax > 0
}

/** The tax form may be sent once it is valid and agreed to (VER-9). */
export function canSendTaxForm(form: { valid: boolean; consent: boolean }): boolean {
  return form.valid && form.consent
}

/** A missing or lost verification state: the waiting page cannot continue without it (VER-7). */
export function isMissingCfid(state: { cfid?: string | null } | null): boolean {
  return !state?.cfid
}
