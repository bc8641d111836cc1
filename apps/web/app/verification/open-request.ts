import { lengthText } from '@coffeeattack/domain/profiles/career'
import type { JobChoice } from '@coffeeattack/domain/profiles/job-search'
import { isMissingCfid } from '@coffeeattack/domain/verification/registration'
import { providerStillWaits } from '@coffeeattack/domain/verification/waiting'
import { keptIn, type VerificationState } from '../sessions/kept-state.ts'
import { SESSION_KEYS } from '../sessions/storage-keys.ts'
import { flagIn, numberIn, storedObject, textIn } from '../sessions/stored.ts'
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

/** The career that an attempt has brought. An attempt works once: whoever presses again goes on after it. */
type LoadedCareer = {
  /** Of the attempt that brought it. */
  cfid: string
  companies: number
  totalMonth: number
  /** Whether one of the companies is where the person works now. */
  employed: boolean
}

function readLoadedCareer(text: string | null): LoadedCareer {
  const kept = storedObject(text)
  return {
    cfid: textIn(kept['cfid']),
    companies: numberIn(kept['companies'], 0),
    totalMonth: numberIn(kept['totalMonth'], 0),
    employed: flagIn(kept['employed']),
  }
}

export const loadedCareer = keptIn<LoadedCareer>(() => window.sessionStorage, {
  key: SESSION_KEYS.careerState,
  read: readLoadedCareer,
  write: JSON.stringify,
})

/** '회사 2곳 · 5년 3개월' */
export function careerText({
  companies,
  totalMonth,
}: Pick<LoadedCareer, 'companies' | 'totalMonth'>): string {
  return `회사 ${companies}곳 · ${lengthText(totalMonth)}`
}
