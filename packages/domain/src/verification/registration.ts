/** What the requests of a re-apply carry. */
export function reapplyFlags(reapply: boolean): { reapply: boolean; isRestart: boolean } {
  return { reapply, isRestart: reapply }
}

/** Tax-based income goes on only when the tax office knows of any; otherwise the person goes back (VER-9). */
export function taxIncomeCounts(salaryByTax: number | null): salaryByTax is number {
  return salaryByTax !== null && salaryByTax > 0
}

/** The tax form may be sent once it is valid and agreed to (VER-9). */
export function canSendTaxForm(form: { valid: boolean; consent: boolean }): boolean {
  return form.valid && form.consent
}

/** A verification state that was never begun, or lost: the waiting page cannot go on without it (VER-7). */
export function isMissingCfid(state: { cfid?: string | null } | null): boolean {
  return !state?.cfid
}
