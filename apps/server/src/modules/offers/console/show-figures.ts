import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { countRaises } from '@coffeeattack/domain/offers/figures'
import {
  type AskedPeriod,
  figureDays,
  figureDaysProblem,
  spanKind,
  spanStarts,
} from '@coffeeattack/domain/offers/figures-period'
import { inFivesBetween } from '@coffeeattack/domain/offers/in-fives'
import { OTHER_REASON } from '@coffeeattack/domain/offers/refusal-reasons'
import { spanOf } from '@coffeeattack/domain/upkeep/period'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { viewerKeys } from '../../candidates/core/visibility.ts'
import {
  answerTimesOf,
  colleagueRows,
  countsOf,
  hoursIn,
  middleOf,
  moreOf,
  positionRows,
} from './figure-rows.ts'
import { choicesOf, type Cohort, countSent, refusalLooks } from './figures-store.ts'

export type FiguresQuery = AskedPeriod & Pick<Cohort, 'operatorId' | 'positionId'>

/** How a company's offers fare (BIZ-14). Nobody's single answer can be read off it. */
export const showFigures = (asked: FiguresQuery, caller: OperatorCaller, deps: ApiDeps) =>
  figuresOf(deps.db.drizzle, asked, caller, deps.clock())

export async function figuresOf(
  db: Queries,
  asked: FiguresQuery,
  { companyId }: Pick<OperatorCaller, 'companyId'>,
  now: Date,
) {
  if (!companyId) throw new Refusal('FORBIDDEN')
  const { operatorId, positionId } = asked
  const days = figureDays(asked, kstDay(now))
  const problem = figureDaysProblem(days)
  if (problem) throw new Refusal('INVALID_INPUT', { fields: { from: problem } })
  const keys = await viewerKeys(db, companyId)
  const cohort: Cohort = { companyId, keys, ...spanOf(days), operatorId, positionId }
  const starts = spanStarts(days)
  const { parts, middles, people, answered } = await countSent(db, cohort, starts.map(startOfKstDay))
  const choices = await choicesOf(db, companyId)
  const { before, after } = await refusalLooks(db, cohort)
  const answerHours = hoursIn(middles, { grouping: middleOf.all })
  return {
    from: formatDay(days.from),
    to: formatDay(days.until),
    total: { ...countsOf(parts), answerHours },
    ...moreOf(parts),
    people,
    spanKind: spanKind(days),
    spans: starts.map((day, place) => {
      const { sent, matched } = countsOf(parts.filter(({ span }) => span === place))
      return { from: formatDay(day), sent, matched }
    }),
    positions: positionRows(parts, middles, choices),
    colleagues: colleagueRows(parts, middles, choices),
    // Why people refused is theirs: it is told of the whole company alone, whatever the figures are narrowed to.
    reasons: inFivesBetween(before, after, OTHER_REASON.code),
    answerTimes: answerHours === null ? null : answerTimesOf(parts),
    raises: countRaises(answered),
    choices: {
      colleagues: choices.colleagues.map(({ id, name }) => ({ id, name })),
      positions: choices.positions,
    },
  }
}
