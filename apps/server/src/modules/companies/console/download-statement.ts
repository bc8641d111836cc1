import { entryLabels } from '@coffeeattack/domain/companies/correction'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { type Cell, csvText } from '../../../platform/http/csv.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { type DrawnStatement, drawStatement } from './draw-statement.ts'
import { drawPdf } from './pdf/draw-pdf.ts'
import type { MonthOfCompany } from './statement-store.ts'
import { refuseOthers } from './statements.ts'

const HEADER = [
  '달',
  '정산서 번호',
  '회사',
  '구분',
  '포지션',
  '날짜',
  '첫 출근일',
  '기본 연봉(만 원)',
  '비율(%)',
  '공급가액(원)',
  '부가세(원)',
  '합계(원)',
]

export async function downloadStatement(wanted: MonthOfCompany, caller: OperatorCaller, deps: ApiDeps) {
  refuseOthers(wanted, caller)
  const drawn = await drawnForFile(wanted, caller, deps)
  const { month, number, companyName, lines, sum, vat, total, sentAt } = drawn
  const rows = lines.map((line): Cell[] => [
    month,
    number,
    companyName,
    entryLabels[line.kind],
    line.position,
    formatDay(kstDay(new Date(line.at))),
    line.startsOn,
    line.basePay,
    line.feeRate / 100,
    line.fee,
    line.vat,
    line.fee + line.vat,
  ])
  const sums = [sentAt ? '합계' : '합계 (마감 전)', ...Array<null>(8).fill(null), sum, vat, total]
  return {
    fileName: `${nameOf(drawn)}.csv`,
    csv: csvText(HEADER, [...rows, sums]),
    rows: rows.length,
  }
}

/** Of a sent statement alone: before that it has neither a number nor a due day. */
export async function downloadPdf(wanted: MonthOfCompany, caller: OperatorCaller, deps: ApiDeps) {
  refuseOthers(wanted, caller)
  const drawn = await drawnForFile(wanted, caller, deps, ({ sentAt }) => sentAt !== null)
  return { fileName: `${nameOf(drawn)}.pdf`, pdf: (await drawPdf(drawn)).toString('base64') }
}

const nameOf = ({ companyName, month, number }: DrawnStatement) =>
  ['정산서', companyName, month, number].filter(Boolean).join('-')

/** What leaves the house as a file is recorded, in the transaction that reads it. */
function drawnForFile(
  wanted: MonthOfCompany,
  caller: OperatorCaller,
  deps: ApiDeps,
  isReady: (drawn: DrawnStatement) => boolean = () => true,
): Promise<DrawnStatement> {
  const now = deps.clock()
  return deps.db.transaction(async (tx: Queries) => {
    const drawn = await drawStatement(tx, wanted, deps)
    if (!isReady(drawn)) throw new Refusal('CONFLICT')
    const deed = { action: 'statement.download', subject: 'company', subjectId: wanted.companyId } as const
    const detail = { month: wanted.month, rows: drawn.lines.length }
    await recordDeed(tx, caller, { ...deed, detail }, now)
    return drawn
  })
}
