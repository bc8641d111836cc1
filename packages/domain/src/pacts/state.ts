import { kstDay, parseDay } from '../kst.ts'

/** A pact's states (PACT-3, PACT-8). */
export const pactStates = [
  'DRAFT',
  'SENT',
  'CHANGE_ASKED',
  'SIGNED_BY_CANDIDATE',
  'SEALED',
  'DECLINED',
  'LAPSED',
  'WITHDRAWN',
] as const
export type PactState = (typeof pactStates)[number]

/** What somebody does, or the clock. */
export const pactDeeds = [
  'SEND',
  'ASK_CHANGE',
  'TAKE_BACK_REQUEST',
  'SIGN',
  'TAKE_BACK_SIGNATURE',
  'COUNTERSIGN',
  'DECLINE',
  'WITHDRAW',
  'LAPSE',
  'WRITE_NEW',
] as const
export type PactDeed = (typeof pactDeeds)[number]

/** How a version ended. */
export const versionEnds = ['REPLACED', 'LAPSED', 'WITHDRAWN', 'DECLINED', 'SEALED'] as const
export type VersionEnd = (typeof versionEnds)[number]

/** Where a request to sign stands that lies on a phone. */
export const signingStates = ['ASKED', 'SIGNED', 'REFUSED', 'EXPIRED', 'FAILED'] as const
export type SigningState = (typeof signingStates)[number]

/** A request or signature that a new version, the end of its version or its signer took away is VOID, and nobody reads it. */
export const signatureStates = [...signingStates, 'VOID'] as const

export const PACT = {
  requests: 2,
  requestLimit: 500,
  wordsLimit: 500,
  days: { min: 3, max: 14, usual: 7 },
  /** 근로기준법 §42, counted from the end. */
  keptMonths: 36,
} as const

/**
 * The whole table: from where a deed leads where. WRITE_NEW opens a draft of the next version and leaves the state as
 * it is until that draft is SENT: then the version before is closed, and its signature with it.
 */
const table: Readonly<Record<PactState, Partial<Record<PactDeed, PactState>>>> = {
  DRAFT: { SEND: 'SENT', WITHDRAW: 'WITHDRAWN' },
  SENT: {
    SEND: 'SENT',
    WRITE_NEW: 'SENT',
    ASK_CHANGE: 'CHANGE_ASKED',
    SIGN: 'SIGNED_BY_CANDIDATE',
    DECLINE: 'DECLINED',
    WITHDRAW: 'WITHDRAWN',
    LAPSE: 'LAPSED',
  },
  CHANGE_ASKED: {
    SEND: 'SENT',
    WRITE_NEW: 'CHANGE_ASKED',
    TAKE_BACK_REQUEST: 'SENT',
    DECLINE: 'DECLINED',
    WITHDRAW: 'WITHDRAWN',
    LAPSE: 'LAPSED',
  },
  SIGNED_BY_CANDIDATE: {
    SEND: 'SENT',
    WRITE_NEW: 'SIGNED_BY_CANDIDATE',
    COUNTERSIGN: 'SEALED',
    TAKE_BACK_SIGNATURE: 'SENT',
    DECLINE: 'DECLINED',
    WITHDRAW: 'WITHDRAWN',
    LAPSE: 'LAPSED',
  },
  SEALED: {},
  DECLINED: {},
  LAPSED: { SEND: 'SENT', WRITE_NEW: 'LAPSED' },
  WITHDRAWN: { SEND: 'SENT', WRITE_NEW: 'WITHDRAWN' },
}

/** Where a deed leads, or null when it is not possible now. */
export const afterDeed = (state: PactState, deed: PactDeed): PactState | null => table[state][deed] ?? null

/** States in which a version lies before the candidate; its deadline counts. */
export const openStates: readonly PactState[] = ['SENT', 'CHANGE_ASKED', 'SIGNED_BY_CANDIDATE']
export const isOpen = (state: PactState): boolean => openStates.includes(state)

/** A version ends with its last day in Seoul. */
export const isOver = (untilDay: string, now: Date): boolean => kstDay(now) > parseDay(untilDay)!

export const mayAskChange = (requestsUsed: number): boolean => requestsUsed < PACT.requests

export const orderNames = ['첫 번째', '두 번째', '세 번째', '네 번째', '다섯 번째'] as const
/** '두 번째 안' */
export const versionName = (number: number): string => `${orderNames[number - 1] ?? `${number}번째`} 안`
