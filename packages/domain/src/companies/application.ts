import { DAY_MS } from '../kst.ts'

/** A company that signs itself up (FIRM-1). */
export const APPLICATION = {
  /** The code of the work mail. */
  codeValidMs: 10 * 60_000,
  /** Tries of one business number a day. */
  firmTriesADay: 5,
  /** The tax office is asked again so often while it does not answer. */
  askAgainMs: 30 * 60_000,
  /** What nobody confirmed by its code is deleted after a day. */
  unconfirmedMs: DAY_MS,
  noteLimit: 100,
  reasonLimit: 500,
  nameLimit: 20,
  titleLimit: 30,
  homepageLimit: 100,
} as const

/**
 * Where an application stands.
 * - `MAIL`: the code was mailed · `FIRM`: the mail is confirmed, the firm is asked for
 * - `CHECKING`: the tax office did not answer yet · `IN_REVIEW`: it did; a person looks · `ASKED`: who applied has to answer a question
 * - `JOINING`: the number is a customer's, whose recruiters are asked · `MEMBER`: the number is a customer's, not asked yet
 */
export const applicationStates = [
  'MAIL',
  'FIRM',
  'MEMBER',
  'CHECKING',
  'IN_REVIEW',
  'ASKED',
  'APPROVED',
  'REFUSED',
  'JOINING',
  'JOINED',
  'DECLINED',
  'WITHDRAWN',
] as const
export type ApplicationState = (typeof applicationStates)[number]

const next: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  MAIL: ['FIRM'],
  FIRM: ['CHECKING', 'IN_REVIEW', 'MEMBER', 'WITHDRAWN'],
  MEMBER: ['FIRM', 'JOINING', 'WITHDRAWN'],
  CHECKING: ['IN_REVIEW', 'REFUSED', 'MEMBER', 'WITHDRAWN'],
  IN_REVIEW: ['ASKED', 'APPROVED', 'REFUSED', 'MEMBER', 'WITHDRAWN'],
  ASKED: ['IN_REVIEW', 'APPROVED', 'REFUSED', 'MEMBER', 'WITHDRAWN'],
  APPROVED: [],
  // Corrected, it goes on with what was prepared.
  REFUSED: ['CHECKING', 'IN_REVIEW', 'MEMBER'],
  JOINING: ['JOINED', 'DECLINED', 'WITHDRAWN'],
  JOINED: [],
  DECLINED: ['JOINING'],
  WITHDRAWN: [],
}

const applicationMayBecome = (from: ApplicationState, to: ApplicationState): boolean =>
  next[from].includes(to)

/** The states from which one may come to this one, for a compare-and-set. */
export const applicationStatesBefore = (to: ApplicationState): ApplicationState[] =>
  applicationStates.filter((from) => applicationMayBecome(from, to))

/** Those that wait for an admin or the tax office. */
export const openApplicationStates = ['CHECKING', 'IN_REVIEW', 'ASKED'] as const satisfies ApplicationState[]
