import { DEFAULT_SALARY_TYPE, salaryTypes } from '@coffeeattack/domain/salary/items'
import { type SalarySeason, seasonAt } from '@coffeeattack/domain/salary/season'
import {
  DEFAULT_LOGIN_TYPE_LEVEL,
  DEFAULT_TELECOM,
  TELECOM_CODES,
} from '@coffeeattack/domain/verification/certificate'
import { SESSION_KEYS } from './storage-keys.ts'
import { flagIn, listIn, numberIn, objectIn, oneOf, storedObject, textIn } from './stored.ts'

/** What a sign-up stores in session storage until it is finished (AUTH-13). Money is in 만원. */
type ApplicationState = ReturnType<typeof readApplicationState>

/** The stored state with a default for every missing field; `null` gives the initial state. */
export function readApplicationState(text: string | null, season: SalarySeason = seasonAt(new Date())) {
  const kept = storedObject(text)
  const lastSchool = objectIn(kept.userLastSchool)
  return {
    accessToken: textIn(kept.accessToken),
    userId: textIn(kept.userId),
    name: textIn(kept.name),
    birthday: textIn(kept.birthday),
    gender: textIn(kept.gender),
    phone: textIn(kept.phone),
    jobLabel: textIn(kept.jobLabel),
    jobSubLabel: textIn(kept.jobSubLabel),
    inputSalary: titledAmount(kept.inputSalary, season.inputTitle),
    existence: flagIn(kept.existence),
    career: listIn(kept.career, jobOf),
    offerAverage: numberIn(kept.offerAverage, null),
    totalMonth: numberIn(kept.totalMonth, 0),
    salaryAverage: numberIn(kept.salaryAverage, null),
    salaryIncreaseRate: numberIn(kept.salaryIncreaseRate, null),
    salaryMax: numberIn(kept.salaryMax, null),
    oldSalary: numberIn(kept.oldSalary, null),
    salary: titledAmount(kept.salary, season.incomeTitle),
    salaryByHealth: numberIn(kept.salaryByHealth, null),
    salaryByTax: numberIn(kept.salaryByTax, null),
    salaryType: oneOf(kept.salaryType, salaryTypes, DEFAULT_SALARY_TYPE),
    hopeSalary: numberIn(kept.hopeSalary, null),
    isMajor: flagIn(kept.isMajor),
    isLeader: flagIn(kept.isLeader),
    willingness: textIn(kept.willingness),
    expiredAt: textIn(kept.expiredAt),
    additionReward: numberIn(kept.additionReward, null),
    school: textIn(kept.school),
    techStackItems: listIn(kept.techStackItems, textOrNull),
    keywords: listIn(kept.keywords, textOrNull),
    linkedinUrl: textIn(kept.linkedinUrl),
    portfolioUrl: textIn(kept.portfolioUrl),
    resumeUrl: textIn(kept.resumeUrl),
    githubUrl: textIn(kept.githubUrl),
    userLastSchool: { type: textIn(lastSchool.type), name: textIn(lastSchool.name) },
  }
}

function titledAmount(value: unknown, defaultTitle: string): { title: string; amount: number | null } {
  const { title, amount } = objectIn(value)
  return { title: textIn(title, defaultTitle), amount: numberIn(amount, null) }
}

function jobOf(item: unknown): { jobLabel: string } | null {
  const { jobLabel } = objectIn(item)
  return typeof jobLabel === 'string' ? { jobLabel } : null
}

function textOrNull(item: unknown): string | null {
  return typeof item === 'string' ? item : null
}

/** The verification in progress, in session storage between the form and the waiting page (AUTH-13, VER-6). */
export type VerificationState = ReturnType<typeof readVerificationState>

/**
 * No field holds an identity number, and none is written: it stays in memory for its one call (VER-10), and what the
 * server sealed of it only the server can open. `jobIndex` and `threadIndex` are usually 0, so an absent one is
 * `null` and never tested for falsiness.
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
    /** Part of a tax request: sealed by the server, for this request only. */
    sealedInput: textIn(kept.sealedInput),
    reapply: flagIn(kept.reapply),
    jobLabel: textIn(kept.jobLabel),
    jobSubLabel: textIn(kept.jobSubLabel),
    telecom: oneOf(kept.telecom, TELECOM_CODES, DEFAULT_TELECOM),
    loginTypeLevel: oneOf(kept.loginTypeLevel, [1, 5] as const, DEFAULT_LOGIN_TYPE_LEVEL),
    /** When the waiting page opened, so that a reload does not restart the 5 minutes. */
    startedAt: textIn(kept.startedAt),
  }
}

/** Writes only the fields above, whatever object is passed in. */
export function writeVerificationState(state: VerificationState): string {
  return JSON.stringify(readVerificationState(JSON.stringify(state)))
}

type SessionStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export type Kept<State> = {
  read(): State
  /** Merges the given fields into the stored state. */
  change(fields: Partial<State>): State
  forget(): void
}

type Keeping<State> = { key: string; read: (text: string | null) => State; write: (state: State) => string }

export function keptIn<State>(
  storage: () => SessionStorage,
  { key, read, write }: Keeping<State>,
): Kept<State> {
  const current = () => read(storage().getItem(key))
  return {
    read: current,
    change(fields) {
      const state = { ...current(), ...fields }
      storage().setItem(key, write(state))
      return state
    },
    forget: () => storage().removeItem(key),
  }
}

const ofThisTab = () => window.sessionStorage

/** The state of a sign-up until it is finished (AUTH-13). */
export const applicationState = keptIn<ApplicationState>(ofThisTab, {
  key: SESSION_KEYS.applicationState,
  read: readApplicationState,
  write: JSON.stringify,
})

/** The verification in progress, between its form and its waiting page. */
export const verificationState = keptIn<VerificationState>(ofThisTab, {
  key: SESSION_KEYS.verificationState,
  read: readVerificationState,
  write: writeVerificationState,
})
