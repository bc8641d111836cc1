import { type BusinessState, type CompanyState, unapprovedStates } from './state.ts'

/**
 * What a company may do (FIRM-2, FIRM-3, FIRM-4, FIRM-9). Search, profiles, sending, rooms, keys and jobs all ask here.
 * - `prepare`: its logo, positions, templates, colleagues
 * - `seeCandidates`: search, profiles, lists, pipeline, figures, keys and webhooks
 * - `meet`: read the talks and coffee chats that it has
 * - `talk`: write in them
 * - `send`: offers, curations, answers to a counter
 * - `match`: be accepted by a candidate, who discloses name and phone by it
 */
export const companyActs = ['prepare', 'seeCandidates', 'meet', 'talk', 'send', 'match'] as const
export type CompanyAct = (typeof companyActs)[number]

/** Why not: rows of the error catalogue. */
export type GateRefusal =
  | 'COMPANY_NOT_APPROVED'
  | 'COMPANY_CLOSED'
  | 'COMPANY_PAUSED'
  | 'COMPANY_SUSPENDED'
  | 'SENDING_STOPPED'
  | 'ARREARS_UNDECIDED'

export type GatedCompany = {
  state: CompanyState
  businessState: BusinessState | null
  /** Until when an agent or admin stopped its sending; the end of time when an admin confirmed the stop. */
  stoppedUntil: Date | null
  /** The day of the list of unpaid wages, and when an admin decided on sending; null when not listed. */
  arrears: { listedOn: string; decidedAt: Date | null } | null
}

export type Gate = {
  may(act: CompanyAct): boolean
  refusal(act: CompanyAct): GateRefusal | null
}

type Rule = {
  applies: (company: GatedCompany, now: Date) => boolean
  why: GateRefusal
  shuts: readonly CompanyAct[]
}

const EVERY_PERSON: readonly CompanyAct[] = ['seeCandidates', 'meet', 'talk', 'send', 'match']
const UNAPPROVED: readonly CompanyState[] = unapprovedStates

/** The first rule that applies and shuts the act says why not. */
const rules: readonly Rule[] = [
  { applies: ({ state }) => state === 'CLOSED', why: 'COMPANY_CLOSED', shuts: companyActs },
  {
    applies: ({ state }) => UNAPPROVED.includes(state),
    why: 'COMPANY_NOT_APPROVED',
    shuts: EVERY_PERSON,
  },
  {
    applies: ({ businessState }) => businessState === 'CLOSED',
    why: 'COMPANY_CLOSED',
    shuts: EVERY_PERSON,
  },
  {
    // What has begun is finished; nothing new begins.
    applies: ({ state }) => state === 'PAUSED',
    why: 'COMPANY_PAUSED',
    shuts: ['seeCandidates', 'send', 'match'],
  },
  {
    applies: ({ businessState }) => businessState === 'SUSPENDED',
    why: 'COMPANY_SUSPENDED',
    shuts: ['send', 'match'],
  },
  {
    applies: ({ stoppedUntil }, now) => stoppedUntil !== null && stoppedUntil > now,
    why: 'SENDING_STOPPED',
    shuts: ['talk', 'send', 'match'],
  },
  {
    applies: ({ arrears }) => arrears !== null && arrears.decidedAt === null,
    why: 'ARREARS_UNDECIDED',
    shuts: ['send'],
  },
]

export function gateOf(company: GatedCompany, now: Date): Gate {
  const refusal = (act: CompanyAct): GateRefusal | null =>
    rules.find(({ applies, shuts }) => shuts.includes(act) && applies(company, now))?.why ?? null
  return { refusal, may: (act) => refusal(act) === null }
}

/** Every refusal that an act can meet. */
export const gateRefusals = (act: CompanyAct): GateRefusal[] => [
  ...new Set(rules.filter(({ shuts }) => shuts.includes(act)).map(({ why }) => why)),
]
