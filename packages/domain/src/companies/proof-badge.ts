import type { BusinessState } from './state.ts'

/** What a candidate may know that was checked of a company, in the order of the sheet (FIRM-7). */
export const proofChecks = ['REGISTRATION', 'STATE', 'ARREARS', 'HEADCOUNT', 'DOMAIN', 'RECRUITER'] as const
export type ProofCheck = (typeof proofChecks)[number]

/** The facts behind the sheet. A check without a fact was never answered. */
export type ProofFacts = {
  /** When the tax office agreed with what the company wrote. */
  registeredAt: string | null
  business: { state: BusinessState; checkedAt: string; since: string | null } | null
  arrears: { isListed: boolean; askedAt: string } | null
  headcount: { people: number; month: string } | 'AMBIGUOUS' | 'NONE' | null
  domain: { name: string; provedAt: string } | null
  /** Who sent the offer; null for an agent. */
  recruiter: { name: string; provedOn: string | null } | null
  /** Checks that this service does not make. */
  off: readonly ProofCheck[]
}

/** Whether a check counts for the company. The words of the sheet are in `proof.ts`, which a page loads when it is opened. */
const counts: Readonly<Record<ProofCheck, (facts: ProofFacts) => boolean>> = {
  REGISTRATION: ({ registeredAt }) => registeredAt !== null,
  STATE: ({ business }) => business?.state === 'OPEN',
  ARREARS: ({ arrears }) => arrears?.isListed === false,
  HEADCOUNT: ({ headcount }) => typeof headcount === 'object' && headcount !== null,
  DOMAIN: ({ domain }) => domain !== null,
  RECRUITER: ({ recruiter }) => typeof recruiter?.provedOn === 'string',
}

/** The tax office says that its business is not open. */
export const isStopped = ({ business }: ProofFacts): boolean => business !== null && business.state !== 'OPEN'

export type ProofBadge =
  | { kind: 'PASSED'; count: number; text: string }
  | { kind: 'NONE'; text: string }
  | { kind: 'SUSPENDED' | 'CLOSED'; text: string }

/** The pill on an offer, in the comparison and on the company's page. */
export function proofBadge(facts: ProofFacts): ProofBadge {
  const state = facts.business?.state
  if (state === 'SUSPENDED') return { kind: state, text: '휴업 중' }
  if (state === 'CLOSED') return { kind: state, text: '폐업' }
  const count = proofChecks.filter((check) => counts[check](facts)).length
  return count === 0
    ? { kind: 'NONE', text: '아직 확인 전' }
    : { kind: 'PASSED', count, text: `${count}가지 확인` }
}
