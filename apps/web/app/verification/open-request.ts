import type { VerificationState } from '@coffeeattack/domain/sessions/verification-state'
import type { JobChoice } from '@coffeeattack/domain/profiles/job-search'
import { isMissingCfid } from '@coffeeattack/domain/verification/registration'
import { providerStillWaits } from '@coffeeattack/domain/verification/waiting'
import type { Person } from './person-form.ts'

const fields = ['name', 'birthday', 'gender', 'phone', 'jobLabel', 'jobSubLabel'] as const

/** Whether the phone still waits for this very person's confirmation: then there is nothing to ask for again. */
export function stillWaitsFor(state: VerificationState, person: Person & JobChoice, now: Date): boolean {
  if (isMissingCfid(state) || state.reapply) return false
  const isSame = fields.every((field) => state[field] === person[field])
  return isSame && providerStillWaits(new Date(state.startedAt), now)
}
