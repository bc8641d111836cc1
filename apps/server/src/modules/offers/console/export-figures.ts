import { funnelSteps } from '@coffeeattack/domain/offers/figures'
import {
  NO_POSITION,
  reasonName,
  raiseNames,
  stepNames,
  withinText,
} from '@coffeeattack/domain/offers/figures-words.ko'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { type Cell, csvText } from '../../../platform/http/csv.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Funnel } from '../../coffeechats/core/funnel.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { figuresOf, type FiguresQuery } from './show-figures.ts'

type Figures = Awaited<ReturnType<typeof figuresOf>>

const HEADER = ['구분', '이름', ...funnelSteps.map((step) => stepNames[step]), '답까지(시간)']

/** Exports the figures as one table (BIZ-14). It contains names of colleagues only; the export is recorded in the audit trail. */
export async function exportFigures(asked: FiguresQuery, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    const figures = await figuresOf(tx, asked, caller, now)
    const rows = rowsOf(figures)
    const deed = {
      action: 'figures.export',
      subject: 'company',
      subjectId: caller.companyId,
      detail: { from: figures.from, to: figures.to, rows: rows.length },
    } as const
    await recordDeed(tx, caller, deed, now)
    return {
      fileName: `성과-${figures.from}-${figures.to}.csv`,
      csv: csvText(HEADER, rows),
      rows: rows.length,
    }
  })
}

function rowsOf({
  total,
  positions,
  colleagues,
  spans,
  spanKind,
  reasons,
  answerTimes,
  raises,
}: Figures): Cell[][] {
  return [
    row('모두', '모두', total),
    ...positions.map((one) => row('포지션', one.title ?? NO_POSITION, one)),
    ...colleagues.map((one) => row('동료', one.isAgent ? `${one.name} (에이전트)` : one.name, one)),
    ...spans.map(({ from, ...counts }) => row(spanKind === 'week' ? '주' : '달', from, counts)),
    ...(answerTimes ?? []).map(({ hours, count }) =>
      row('답까지 걸린 시간', withinText(hours), { answered: count }),
    ),
    ...(raises ?? []).map(({ band, answered, matched }) =>
      row('올린 폭', raiseNames[band], { answered, matched }),
    ),
    ...(reasons ?? []).map(({ code, count }) =>
      row('거절한 이유(명)', reasonName(code), { answered: count }),
    ),
  ]
}

/** Steps that a row does not have stay empty. */
const row = (kind: string, name: string, told: { [Step in keyof Funnel]?: Funnel[Step] | null }): Cell[] => [
  kind,
  name,
  ...funnelSteps.map((step) => told[step] ?? null),
  told.answerHours ?? null,
]
