import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay, momentText } from '@coffeeattack/domain/kst'
import { deedText, thingName } from '@coffeeattack/domain/operators/deeds'
import { type OperatorRole, roleNames } from '@coffeeattack/domain/operators/role'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { type Cell, csvText } from '../../../platform/http/csv.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../core/audit.ts'
import { companyCells, offerCells, operatorCells } from './audit-store.ts'
import { type DeedsWanted, deedsWanted } from './list-deeds.ts'

type ExportKind = 'companies' | 'operators' | 'offers' | 'audit'

type ExportedTable = {
  name: string
  header: readonly string[]
  roles: readonly OperatorCaller['role'][]
  cells: (db: Queries, today: string, wanted: DeedsWanted) => Promise<Cell[][]>
}

const tables: Readonly<Record<ExportKind, ExportedTable>> = {
  companies: {
    name: '회사',
    header: ['회사', '사업자등록번호', '분야', '다른 이름', '채용 중', '인증', '채용 담당자', '등록일'],
    roles: ['admin'],
    cells: companyCells,
  },
  operators: {
    name: '콘솔-계정',
    header: ['이름', '이메일', '역할', '회사', '등록일', '마지막 로그인', '막힘'],
    roles: ['admin'],
    cells: operatorCells,
  },
  offers: {
    name: '제안-성과',
    header: ['회사', '보낸 제안', '읽음', '기다림', '매칭', '거절', '만료'],
    roles: ['admin', 'agent'],
    cells: offerCells,
  },
  audit: {
    name: '기록',
    header: ['언제', '누가', '역할', '한 일', '접속한 주소'],
    roles: ['admin'],
    cells: (db, _today, wanted) => deedCells(db, wanted),
  },
}

/** Limit of an export; larger ones are split by month. */
const DEEDS = 10_000

/** Every entry, with the labels of the page. */
async function deedCells(db: Queries, wanted: DeedsWanted): Promise<Cell[][]> {
  const rows = await deedsWanted(db, wanted, { after: null, limit: DEEDS, gathered: [] })
  return rows.map(({ at, operatorName, operatorRole, action, subject, subjectName, address }) => [
    momentText(at),
    operatorName ?? '시스템',
    operatorRole ? roleNames[operatorRole.toLowerCase() as OperatorRole] : '',
    deedText(action, thingName(subject, subjectName)),
    address ?? '',
  ])
}

/** Exports are recorded with their reason in the transaction that reads the data. */
export async function exportTable(
  { kind, reason, filter = {} }: { kind: ExportKind; reason: string; filter?: DeedsWanted | undefined },
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
) {
  const { name, header, roles, cells } = tables[kind]
  if (!roles.includes(caller.role)) throw new Refusal('FORBIDDEN')
  const now = clock()
  const today = formatDay(kstDay(now))
  return db.transaction(async (tx) => {
    const rows = await cells(tx, today, filter)
    const detail = { kind, rows: rows.length, reason: reason.trim() }
    await recordDeed(tx, caller, { action: 'export', subject: 'export', subjectId: null, detail }, now)
    return { fileName: `${name}-${today}.csv`, csv: csvText(header, rows), rows: rows.length }
  })
}
