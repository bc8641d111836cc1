import { lengthText } from '@coffeeattack/domain/profiles/career'
import type { JobChoice } from '@coffeeattack/domain/profiles/job-search'
import { isMissingCfid } from '@coffeeattack/domain/verification/registration'
import { providerStillWaits } from '@coffeeattack/domain/verification/waiting'
import { keptIn, type VerificationState } from '../sessions/kept-state.ts'
import { SESSION_KEYS } from '../sessions/storage-keys.ts'
import { flagIn, numberIn, storedObject, textIn } from '../sessions/stored.ts'
import type { Person } from './person-form.ts'

const fields = ['name', 'birthday', 'gender', 'phone', 'jobLabel', 'jobSubLabel'] as const

/** True when the phone still waits for this person's confirmation, so no new request is needed. */
export function isPendingFor(state: VerificationState, person: Person & JobChoice, now: Date): boolean {
  if (isMissingCfid(state) || state.reapply) return false
  const isSame = fields.every((field) => state[field] === person[field])
  return isSame && providerStillWaits(new Date(state.startedAt), now)
}

/** The pending confirmation's ids. */
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

/** The career that an attempt has returned. An attempt works once, so a second press continues after it. */
type LoadedCareer = {
  /** The attempt that returned it. */
  cfid: string
  companies: number
  totalMonth: number
  /** True when one of the companies is the current employer. */
  employed: boolean
  /** The year in which the present job began; null for nobody's employee. */
  joinedYear: number | null
}

function readLoadedCareer(text: string | null): LoadedCareer {
  const kept = storedObject(text)
  return {
    cfid: textIn(kept['cfid']),
    companies: numberIn(kept['companies'], 0),
    totalMonth: numberIn(kept['totalMonth'], 0),
    employed: flagIn(kept['employed']),
    joinedYear: numberIn(kept['joinedYear'], null),
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
