import type { JobChoice } from '@coffeeattack/domain/profiles/job-search'
import { isMissingCfid } from '@coffeeattack/domain/verification/registration'
import { providerStillWaits } from '@coffeeattack/domain/verification/waiting'
import type { VerificationState } from '../sessions/verification-state.ts'
import type { Person } from './person-form.ts'

const fields = ['name', 'birthday', 'gender', 'phone', 'jobLabel', 'jobSubLabel'] as const

/** Whether the phone still waits for this very person's confirmation: then there is nothing to ask for again. */
export function stillWaitsFor(state: VerificationState, person: Person & JobChoice, now: Date): boolean {
  if (isMissingCfid(state) || state.reapply) return false
  const isSame = fields.every((field) => state[field] === person[field])
  return isSame && providerStillWaits(new Date(state.startedAt), now)
}

/** What names the open confirmation to the server. */
export function twoWayOf({
  id,
  cfid,
  jobIndex,
  threadIndex,
  jti,
  twoWayTimestamp,
  loginTypeLevel,
}: VerificationState) {
  return {
    id,
    cfid,
    jobIndex: jobIndex ?? 0,
    threadIndex: threadIndex ?? 0,
    jti,
    twoWayTimestamp: twoWayTimestamp ?? 0,
    loginTypeLevel,
  }
}
