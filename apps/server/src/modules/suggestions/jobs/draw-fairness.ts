import { formatMonth, kstMonth } from '@coffeeattack/domain/kst'
import {
  type CountedGroup,
  type Dimension,
  dimensionNames,
  isAlert,
  judgeGroups,
  yearsGroup,
} from '@coffeeattack/domain/suggestions/fairness'
import { SUGGESTIONS } from '@coffeeattack/domain/suggestions/interest'
import { bySum, suggestionFor } from '@coffeeattack/domain/suggestions/score'
import { type SignalName, signalNames } from '@coffeeattack/domain/suggestions/signals'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { fairnessGroups, fairnessMonths } from '../../../platform/db/schema/suggestions.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { tellOperators } from '../../notifications/core/tell.ts'
import { workingAdmins } from '../core/admins.ts'
import { peopleFrom, positionFrom, skillsOf } from '../core/compared.ts'
import { choicesAmong } from '../core/interests.ts'
import { nearnessTo } from '../core/nearness.ts'
import { weightsInUse } from '../core/weights.ts'
import { genderNames, type LookedAt, openPositions, peopleOf } from './fairness-store.ts'

/** What the month holds of one person: in how many positions they were compared, with how many points, and whether they were ever among the first. */
type Tally = {
  compared: number
  isSuggested: boolean
  points: Record<SignalName, number>
  years: string
  job: string
}

/**
 * Once a month: how the suggestions fall on groups (MATCH-6). It looks at the newest open positions and the newest people of each, as the lists do,
 * so its time grows with the positions up to a thousand, its memory with the people among these. It changes nothing; admins are told of a
 * ratio below 0.8.
 */
export function drawFairness(deps: Deps): Promise<void> {
  const now = deps.clock()
  const month = formatMonth(kstMonth(now) - 1)
  return eachAlone('draw-fairness', deps, async (alone) => {
    const positions = await openPositions(deps.db.drizzle, now)
    const tallies = new Map<string, Tally>()
    for (const position of positions) await alone.one(() => lookAt(position, tallies, deps))
    await alone.one(() => save(month, positions.length, tallies, deps))
  })
}

export const drawFairnessJob: Job = { name: 'draw-fairness', cron: '10 5 1 * *', run: drawFairness }

async function lookAt(position: LookedAt, tallies: Map<string, Tally>, deps: Deps): Promise<void> {
  const { db, clock } = deps
  const now = clock()
  const ids = await peopleOf(db.drizzle, position, now)
  const asked = positionFrom(position.fields, position.record, now)
  const [people, { liking }, nearness, { weights }] = await Promise.all([
    peopleFrom(db.drizzle, ids, asked.mustHaves),
    choicesAmong(db.drizzle, ids, position.isNamed ? position.companyId : null),
    nearnessTo(db.drizzle, skillsOf([asked])),
    weightsInUse(deps),
  ])
  const compared = [...people].map(([id, { person, lastActiveAt }]) => {
    const pair = { person, position: asked, likes: liking.has(id), nearness }
    const { sum, reasons } = suggestionFor(pair, weights)
    return { id, person, lastActiveAt, sum, reasons }
  })
  const first = new Set(
    compared
      .toSorted(bySum)
      .slice(0, SUGGESTIONS.first)
      .map(({ id }) => id),
  )
  for (const { id, person, reasons } of compared) {
    const tally = tallies.get(id) ?? {
      compared: 0,
      isSuggested: false,
      points: noPoints(),
      years: yearsGroup(person.careerMonths),
      job: person.brings.jobLabel,
    }
    tally.compared += 1
    tally.isSuggested ||= first.has(id)
    for (const { signal, points } of reasons) tally.points[signal] += points
    tallies.set(id, tally)
  }
}

const noPoints = () => Object.fromEntries(signalNames.map((name) => [name, 0])) as Record<SignalName, number>

async function save(month: string, positions: number, tallies: ReadonlyMap<string, Tally>, deps: Deps) {
  const { db, ids, clock } = deps
  const now = clock()
  const genders = await genderNames(db.drizzle, [...tallies.keys()])
  const groups: Record<Dimension, CountedGroup[]> = {
    YEARS: groupsBy(tallies, (_id, { years }) => years),
    JOB: groupsBy(tallies, (_id, { job }) => job),
    GENDER: groupsBy(tallies, (id) => genders.get(id)!),
  }
  const suggested = [...tallies.values()].filter(({ isSuggested }) => isSuggested).length
  await db.transaction(async (tx) => {
    const drawn = await tx
      .insert(fairnessMonths)
      .values({ month, people: tallies.size, suggested, positions, drawnAt: now })
      .onConflictDoNothing()
      .returning({ month: fairnessMonths.month })
    if (drawn.length === 0) return
    const rows = dimensionNames.flatMap((dimension) =>
      groups[dimension].map((group) => ({ month, dimension, ...group })),
    )
    if (rows.length > 0) await tx.insert(fairnessGroups).values(rows)
    if (dimensionNames.some((dimension) => judgeGroups(groups[dimension]).some(isAlert)))
      await tellAdmins(tx, month, { ids, now })
  })
}

function groupsBy(
  tallies: ReadonlyMap<string, Tally>,
  nameOf: (id: string, tally: Tally) => string,
): CountedGroup[] {
  const groups = new Map<string, { people: number; suggested: number; points: Record<SignalName, number> }>()
  for (const [id, tally] of tallies) {
    const name = nameOf(id, tally)
    const group = groups.get(name) ?? { people: 0, suggested: 0, points: noPoints() }
    group.people += 1
    group.suggested += Number(tally.isSuggested)
    // Everybody counts alike, in however many positions they were compared.
    for (const signal of signalNames) group.points[signal] += tally.points[signal] / tally.compared
    groups.set(name, group)
  }
  return [...groups].map(([name, group]) => ({ name, ...group }))
}

async function tellAdmins(tx: Queries, month: string, when: { ids: Deps['ids']; now: Date }): Promise<void> {
  const told = (await workingAdmins(tx)).map(({ id: operatorId }) => ({
    type: 'FAIRNESS_ALERT' as const,
    subject: `${month}:${operatorId}`,
    operatorId,
    content: {},
  }))
  await tellOperators(tx, told, when)
}
