import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, formatMonth, kstDay, parseMonth } from '@coffeeattack/domain/kst'
import {
  alertText,
  type Dimension,
  dimensionNames,
  dimensions,
  gapBetween,
  isAlert,
  type JudgedGroup,
  judgeGroups,
  orderGroups,
} from '@coffeeattack/domain/suggestions/fairness'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { csvText } from '../../../platform/http/csv.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { workingAdmins } from '../core/admins.ts'
import { groupsIn, type LookRow, looksIn, monthsDrawn } from './fairness-store.ts'

/** How a month's suggestions fell on groups (MATCH-6); the newest month when none is named. */
export async function showFairness(asked: string | null, { db }: Pick<ApiDeps, 'db'>) {
  const months = await monthsDrawn(db.drizzle)
  const admins = await workingAdmins(db.drizzle)
  const shown = asked === null ? months[0] : months.find(({ month }) => month === asked)
  if (!shown && asked !== null) throw new Refusal('NOT_FOUND')
  if (!shown)
    return {
      month: null,
      months: [],
      people: 0,
      suggested: 0,
      dimensions: [],
      alerts: [],
      lowest: null,
      admins,
    }
  const { month } = shown
  const [judged, before, looks] = await Promise.all([
    judgedIn(db.drizzle, month),
    judgedIn(db.drizzle, formatMonth(parseMonth(month)! - 1)),
    looksIn(db.drizzle, month),
  ])
  const all = dimensionNames.flatMap((dimension) => judged.get(dimension) ?? [])
  return {
    ...shown,
    months: months.map((one) => one.month),
    dimensions: dimensionNames.map((dimension) => dimensionOf(dimension, judged.get(dimension) ?? [])),
    alerts: dimensionNames.flatMap((dimension) =>
      alertsIn(dimension, judged.get(dimension) ?? [], { before: before.get(dimension) ?? [], looks }),
    ),
    lowest: lowestOf(all),
    admins,
  }
}

/** The groups of a month by dimension, each judged among its own. */
async function judgedIn(db: Queries, month: string): Promise<Map<Dimension, JudgedGroup[]>> {
  const groups = await groupsIn(db, month)
  return new Map(
    [...Map.groupBy(groups, ({ dimension }) => dimension)].map(([dimension, those]) => [
      dimension,
      orderGroups(dimension, judgeGroups(those)),
    ]),
  )
}

function dimensionOf(dimension: Dimension, groups: readonly JudgedGroup[]) {
  return {
    dimension,
    label: dimensions[dimension],
    groups: groups.map(({ name, people, suggested, ratio, isBest }) => ({
      name,
      people,
      suggested,
      ratio,
      isBest,
    })),
    lowest: lowestOf(groups)?.ratio ?? null,
  }
}

function lowestOf(groups: readonly JudgedGroup[]): { name: string; ratio: number } | null {
  const judged = groups.flatMap(({ name, ratio }) => (ratio === null ? [] : [{ name, ratio }]))
  return judged.toSorted((a, b) => a.ratio - b.ratio)[0] ?? null
}

function alertsIn(
  dimension: Dimension,
  groups: readonly JudgedGroup[],
  { before, looks }: { before: readonly JudgedGroup[]; looks: readonly LookRow[] },
) {
  const best = groups.find(({ isBest }) => isBest)
  if (!best) return []
  return groups.filter(isAlert).map((group) => {
    const gap = gapBetween(group, best)
    return {
      dimension,
      group: group.name,
      ...alertText({ group, best, dimension }),
      ratio: group.ratio!,
      ratioBefore: before.find(({ name }) => name === group.name)?.ratio ?? null,
      best: best.name,
      actual: group.suggested,
      gap: gap.parts,
      gapSum: gap.sum,
      look: lookOf(looks.find((one) => one.dimension === dimension && one.name === group.name)),
    }
  })
}

function lookOf(row: LookRow | undefined) {
  if (!row) return null
  const { startedBy, startedAt, assignee, conclusion, concludedAt } = row
  return {
    startedBy,
    startedOn: formatDay(kstDay(startedAt)),
    assignee,
    conclusion,
    concludedAt: concludedAt && concludedAt.toISOString(),
  }
}

/** The same figures as a table; the trail has who took them out. */
export async function exportFairness(month: string, caller: OperatorCaller, deps: ApiDeps) {
  const told = await showFairness(month, deps)
  const rows = told.dimensions.flatMap(({ label, groups }) =>
    groups.map(({ name, people, suggested, ratio }) => [label, name, people, suggested, ratio]),
  )
  await deps.db.transaction((tx) =>
    recordDeed(
      tx,
      caller,
      { action: 'export', subject: 'fairness', subjectId: null, detail: { month, rows: rows.length } },
      deps.clock(),
    ),
  )
  return {
    fileName: `추천-살피기-${month}.csv`,
    csv: csvText(['구분', '묶음', '사람', '추천에 든 사람', '비율'], rows),
    rows: rows.length,
  }
}
