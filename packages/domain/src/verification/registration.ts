/** The steps from the form to a certified profile, in their order (VER-2). */
export const registrationSteps = [
  { name: 'exist', call: 'GET /users/exist', onReapply: false },
  { name: 'create', call: 'POST /v2/users', onReapply: true },
  { name: 'verify', call: 'POST /v3/users/verify', onReapply: true },
  { name: 'verify-salary', call: 'POST /v3/users/verify/salary', onReapply: true },
  { name: 'submit', call: 'POST /v3/users/submit', onReapply: true },
] as const

export type RegistrationStep = (typeof registrationSteps)[number]

/** A person who applies again is known to exist, so that question is skipped (VER-17). */
export function stepsFor(reapply: boolean): RegistrationStep[] {
  return registrationSteps.filter((step) => !reapply || step.onReapply)
}

/** What the requests of a re-apply carry. */
export function reapplyFlags(reapply: boolean): { reapply: boolean; isRestart: boolean } {
  return { reapply, isRestart: reapply }
}

/** The status by which `verify` says that this person is certified already: no error, but the flow ends (VER-3). */
export const ALREADY_CERTIFIED_STATUS = 208

/** Whether an answer of `exist` or `verify` means an earlier participation; a re-apply is one by intention. */
export function isPreviousParticipation(
  answer: { existence?: boolean | undefined; status?: number | undefined },
  reapply: boolean,
): boolean {
  return !reapply && (answer.existence === true || answer.status === ALREADY_CERTIFIED_STATUS)
}

/** Where 'previous participation found' leads: home for a person who is signed in, else to the login (VER-3). */
export function previousParticipationPath(signedIn: boolean): '/my' | '/login' {
  return signedIn ? '/my' : '/login'
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
