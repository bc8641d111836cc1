import { atKst, kstDay, kstMoment } from '../kst.ts'

/** What an admin reads before deciding on a company (FIRM-2): what was written beside what we found. */
export const evidenceKinds = [
  'NUMBER',
  'REPRESENTATIVE',
  'OPENED_ON',
  'BUSINESS_STATE',
  'EMAIL',
  'HEADCOUNT',
  'ARREARS',
  'EARLIER',
] as const
export type EvidenceKind = (typeof evidenceKinds)[number]

/** `WAITING`: the source did not answer yet. `UNKNOWN`: it knows nothing, which speaks neither for nor against. */
export const verdicts = ['SAME', 'DIFFERENT', 'WAITING', 'UNKNOWN'] as const
export type Verdict = (typeof verdicts)[number]

export type Evidence = {
  kind: EvidenceKind
  claimed: string | null
  found: string | null
  verdict: Verdict
  source: string
  at: string | null
}

/** Why two companies may be one. A likeness states only what is alike. */
export const alikeReasons = ['NUMBER', 'NAME', 'DOMAIN', 'NAME_START'] as const
export type AlikeReason = (typeof alikeReasons)[number]

/** Approving against the evidence needs a reason. */
export const needsReason = (evidence: readonly Pick<Evidence, 'verdict'>[]): boolean =>
  evidence.some(({ verdict }) => verdict === 'DIFFERENT' || verdict === 'WAITING')

/** Until when a person answers: the next working day at six in the evening. */
export function reviewBy(from: Date): Date {
  let day = kstDay(from) + 1
  while ([0, 6].includes(kstMoment(atKst(day, 12)).weekday)) day += 1
  return atKst(day, 18)
}

type Compared = { number: string | null; keys: readonly string[]; domain: string }

/** What two companies have alike; both are compared by number, folded names and the domain of their mail. */
export function alikeIn(one: Compared, other: Compared): AlikeReason[] {
  const reasons: AlikeReason[] = []
  if (one.number !== null && one.number === other.number) reasons.push('NUMBER')
  if (one.keys.some((key) => other.keys.includes(key))) reasons.push('NAME')
  else if (one.keys.some((key) => other.keys.some((its) => beginsAlike(key, its)))) reasons.push('NAME_START')
  if (one.domain !== '' && one.domain === other.domain) reasons.push('DOMAIN')
  return reasons
}

/** One name begins with the other: 한뼘 and 한뼘하우스. */
const beginsAlike = (one: string, other: string): boolean =>
  Math.min(one.length, other.length) >= 2 && (one.startsWith(other) || other.startsWith(one))
