import type { VerificationState } from '@coffeeattack/domain/sessions/verification-state'

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
