import type { SignalName } from './signals.ts'
import { signalNames, signals } from './signals.ts'

/** How the suggestions of a month fall on groups (MATCH-6). */
export const FAIRNESS = { people: 30, alertUnder: 0.8 } as const

export const dimensions = {
  YEARS: '경력',
  JOB: '직군',
  GENDER: '성별',
} as const
export type Dimension = keyof typeof dimensions
export const dimensionNames = Object.keys(dimensions) as [Dimension, ...Dimension[]]

export const yearsGroups = ['0~3년', '4~7년', '8~12년', '13년 이상'] as const

export function yearsGroup(months: number): (typeof yearsGroups)[number] {
  const years = Math.floor(months / 12)
  if (years <= 3) return yearsGroups[0]
  if (years <= 7) return yearsGroups[1]
  return years <= 12 ? yearsGroups[2] : yearsGroups[3]
}

/** Of a person whose certificate tells no gender. It is shown and not reckoned. */
export const UNKNOWN = '알 수 없음'

/** Points of each signal summed over the group's best suggestions, so that a gap can be told apart by reasons. */
export type PointSums = Readonly<Record<SignalName, number>>

export type CountedGroup = {
  readonly name: string
  /** People with suggestions switched on, and those of them who were among the first ten of an open position. */
  readonly people: number
  readonly suggested: number
  readonly points: PointSums
}

export type JudgedGroup = CountedGroup & {
  /** The share of the group divided by the highest share; null for a group that is not judged. */
  readonly ratio: number | null
  readonly isBest: boolean
}

/** The ratio of each group to the group with the highest share. Small groups and unknown ones are not judged. */
export function judgeGroups(groups: readonly CountedGroup[]): JudgedGroup[] {
  const isJudged = ({ name, people }: CountedGroup) => name !== UNKNOWN && people >= FAIRNESS.people
  const share = ({ suggested, people }: CountedGroup) => suggested / people
  const best = groups
    .filter(isJudged)
    .reduce<CountedGroup | null>(
      (high, one) => (high === null || share(one) > share(high) ? one : high),
      null,
    )
  return groups.map((group) => {
    if (best === null || best.suggested === 0 || !isJudged(group))
      return { ...group, ratio: null, isBest: false }
    return { ...group, ratio: inHundredths(share(group) / share(best)), isBest: group === best }
  })
}

/** Rounded down, so that 0.796 is not told as 0.8. */
const inHundredths = (ratio: number): number => Math.floor(ratio * 100 + 1e-9) / 100

export const isAlert = ({ ratio }: Pick<JudgedGroup, 'ratio'>): boolean =>
  ratio !== null && ratio < FAIRNESS.alertUnder

/** What one group has on average more or less than another, by reason, in tenths of a point; the largest gap first. */
export function gapBetween(group: CountedGroup, best: CountedGroup) {
  const mean = ({ points, people }: CountedGroup, name: SignalName) => points[name] / Math.max(1, people)
  const parts = signalNames
    .map((signal) => ({
      signal,
      label: signals[signal].label,
      points: Math.round((mean(group, signal) - mean(best, signal)) * 10) / 10,
    }))
    .filter(({ points }) => points !== 0)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points))
  const sum = Math.round(parts.reduce((all, { points }) => all + points * 10, 0)) / 10
  return { parts, sum }
}

type Alerted = { readonly group: JudgedGroup; readonly best: JudgedGroup; readonly dimension: Dimension }

/** '경력 13년 이상이 덜 들어요 · 0.74' without its figure: the words of an alert. */
export function alertText({ group, best, dimension }: Alerted) {
  const per100 = ({ suggested, people }: CountedGroup) => Math.round((suggested / people) * 100)
  const expected = Math.round((best.suggested / best.people) * group.people)
  return {
    title: dimension === 'YEARS' ? `${dimensions.YEARS} ${group.name}` : group.name,
    per100: per100(group),
    bestPer100: per100(best),
    expected,
  }
}

/** Years in their order; other groups the largest first, and unknown ones last. */
export function orderGroups<Group extends CountedGroup>(
  dimension: Dimension,
  groups: readonly Group[],
): Group[] {
  if (dimension === 'YEARS')
    return yearsGroups.flatMap((name) => groups.filter((group) => group.name === name))
  const isKnown = ({ name }: CountedGroup) => Number(name !== UNKNOWN)
  return groups.toSorted(
    (a, b) => isKnown(b) - isKnown(a) || b.people - a.people || (a.name < b.name ? -1 : 1),
  )
}
