import {
  DEFAULT_LOGIN_TYPE_LEVEL,
  DEFAULT_TELECOM,
  TELECOM_CODES,
} from '@coffeeattack/domain/verification/certificate'
import { flagIn, numberIn, oneOf, storedObject, textIn } from './stored.ts'

/** The verification under way, as session storage keeps it between the form and the waiting page (AUTH-13, VER-6). */
export type VerificationState = ReturnType<typeof readVerificationState>

/**
 * There is no identity number among the fields, neither here nor in what is written: it lives in memory for its one
 * call (VER-10), and what the server sealed of that call nobody else opens. `jobIndex` and `threadIndex` are usually 0, so their absence is `null` and never falsy.
 */
export function readVerificationState(text: string | null) {
  const kept = storedObject(text)
  return {
    id: textIn(kept.id),
    name: textIn(kept.name),
    birthday: textIn(kept.birthday),
    gender: textIn(kept.gender),
    phone: textIn(kept.phone),
    cfid: textIn(kept.cfid),
    jobIndex: numberIn(kept.jobIndex, null),
    threadIndex: numberIn(kept.threadIndex, null),
    jti: textIn(kept.jti),
    twoWayTimestamp: numberIn(kept.twoWayTimestamp, null),
    /** Of a tax request: what only the server opens, for this request and while it waits. */
    sealedInput: textIn(kept.sealedInput),
    reapply: flagIn(kept.reapply),
    jobLabel: textIn(kept.jobLabel),
    jobSubLabel: textIn(kept.jobSubLabel),
    telecom: oneOf(kept.telecom, TELECOM_CODES, DEFAULT_TELECOM),
    loginTypeLevel: oneOf(kept.loginTypeLevel, [1, 5] as const, DEFAULT_LOGIN_TYPE_LEVEL),
    /** When the waiting page opened, so that a reload does not start the 5 minutes anew. */
    startedAt: textIn(kept.startedAt),
  }
}

/** What is written: the fields above and no other, whatever object is handed in. */
export function writeVerificationState(state: VerificationState): string {
  return JSON.stringify(readVerificationState(JSON.stringify(state)))
}
