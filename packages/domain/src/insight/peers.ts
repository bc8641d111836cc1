import { JOB_SEARCH } from '../profiles/job-search.ts'
import { areEnough, toldCount } from './people.ts'

/** SAME: the same job and years. NEAR: the same job, other years too. JOB: everybody of the wider job. */
export const peerKinds = ['SAME', 'NEAR', 'JOB'] as const
export type PeerKind = (typeof peerKinds)[number]

/** The people whom a person is compared with: the same job and years, or the next wider circle with enough people. */
export type PeerGroup = {
  kind: PeerKind
  jobLabel: string
  /** Null if all sub-jobs of the job count. */
  jobSubLabel: string | null
  /** Whole years of career, inclusive; null if all count. */
  years: { from: number; to: number } | null
}

export type Person = { jobLabel: string; jobSubLabel: string; totalMonth: number }

export function wholeYears(months: number): number {
  return Math.floor(months / 12)
}

/** Circles from the narrowest to the widest. Other jobs are never mixed in: they would answer another question. */
export function peerGroups(me: Person): PeerGroup[] {
  const { jobLabel, jobSubLabel } = me
  const around = (distance: number) => {
    const years = wholeYears(me.totalMonth)
    return { from: Math.max(0, years - distance), to: years + distance }
  }
  const same: PeerGroup[] = [
    { kind: 'SAME', jobLabel, jobSubLabel, years: around(0) },
    { kind: 'NEAR', jobLabel, jobSubLabel, years: around(1) },
    { kind: 'NEAR', jobLabel, jobSubLabel, years: around(3) },
  ]
  // All free entries belong to 기타: only equal words mean the same job.
  if (jobLabel === JOB_SEARCH.otherLabel)
    return [...same, { kind: 'NEAR', jobLabel, jobSubLabel, years: null }]
  return [
    ...same,
    { kind: 'JOB', jobLabel, jobSubLabel: null, years: around(1) },
    { kind: 'JOB', jobLabel, jobSubLabel: null, years: around(3) },
    { kind: 'JOB', jobLabel, jobSubLabel: null, years: null },
  ]
}

function isPeer(group: PeerGroup, person: Person): boolean {
  const years = wholeYears(person.totalMonth)
  return (
    person.jobLabel === group.jobLabel &&
    (group.jobSubLabel === null || person.jobSubLabel === group.jobSubLabel) &&
    (group.years === null || (years >= group.years.from && years <= group.years.to))
  )
}

/** A circle with data about its people. */
export type Peers<Other> = { group: PeerGroup; people: readonly Other[] }

/**
 * The circles that may support a figure for this person, also without the person themselves: those with enough people,
 * up to the first that has enough without any one of them.
 */
export function peerCircles<Other extends Person>(me: Person, everyone: readonly Other[]): Peers<Other>[] {
  const circles: Peers<Other>[] = []
  for (const group of peerGroups(me)) {
    const people = everyone.filter((person) => isPeer(group, person))
    if (areEnough(people)) circles.push({ group, people })
    if (areEnough(people.slice(1))) break
  }
  return circles
}

/** The narrowest circle with enough people in it, or null when even the widest has too few. */
export function narrowest<Other>(circles: readonly Peers<Other>[]): Peers<Other> | null {
  return circles.find(({ people }) => areEnough(people)) ?? null
}

/** What may be shown of a circle: its people and their minimum number. */
export function toldGroup<Other>({ group, people }: Peers<Other>) {
  return { ...group, people: toldCount(people.length) }
}

/** '프론트엔드 개발자 · 경력 4~6년' */
export function peerGroupText({ jobLabel, jobSubLabel, years }: Omit<PeerGroup, 'kind'>): string {
  return `${jobSubLabel ?? `${jobLabel} 전체`} · ${years ? yearsText(years) : '모든 경력'}`
}

/** Why the circle is wider than requested; null if it is not. */
export const widerReasons: Readonly<Record<PeerKind, string | null>> = {
  SAME: null,
  NEAR: '같은 연차가 아직 적어서 연차를 넓혀 견주었어요.',
  JOB: '같은 직무가 아직 적어서 직군 전체와 견주었어요.',
}

function yearsText({ from, to }: { from: number; to: number }): string {
  // No line break inside: '경력' alone at the end of a line is unreadable.
  if (to === 0) return '경력\u00A01년\u00A0미만'
  return from === to ? `경력\u00A0${to}년` : `경력\u00A0${from}~${to}년`
}
