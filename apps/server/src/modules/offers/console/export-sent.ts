import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import { jobTitle } from '@coffeeattack/domain/profiles/anonymous-name'
import { lengthText } from '@coffeeattack/domain/profiles/career'
import type { AnonymousCard } from '@coffeeattack/domain/profiles/anonymous'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { type Cell, csvText } from '../../../platform/http/csv.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { candidateCards } from '../../profiles/core/anonymous-profiles.ts'
import { contactOf } from './contact.ts'
import { scopeOf } from './scope.ts'
import { orderOf } from './sent-filter.ts'
import { sentOffers, type SentRow } from './sent-store.ts'
import type { SentSearch } from './show-sent.ts'

/** More than a company sends in eight years. */
const MOST = 5_000

const HEADER = [
  '직무',
  '경력',
  '이름',
  '회사',
  '포지션',
  '제안 연봉 최소(만 원)',
  '제안 연봉 최대(만 원)',
  '보낸 사람',
  '보낸 날',
  '읽은 날',
  '상태',
  '답한 날',
  '되물은 금액(만 원)',
  '기한',
]

const statusNames: Readonly<Record<OfferStatus, string>> = {
  WAITING: '답을 기다려요',
  MATCHED: '커피챗',
  REFUSED: '거절',
  EXPIRED: '기한 지남',
  AGENT: '에이전트 상담',
}

/** Exports the list (BIZ-5). It contains names of matched people only; the export is recorded in the audit trail. */
export async function exportSent(search: SentSearch, caller: OperatorCaller, deps: ApiDeps) {
  const now = deps.clock()
  const scope = await scopeOf(caller, deps)
  return deps.db.transaction(async (tx) => {
    const order = orderOf(search, { cursor: undefined, limit: MOST })
    const rows = await sentOffers(tx, scope, search, order)
    const cards = await candidateCards(
      tx,
      rows.map(({ candidateId }) => candidateId),
      deps,
    )
    const cells = rows.flatMap((row) => {
      const card = cards.get(row.candidateId)
      return card ? [cellsOf(row, card, deps)] : []
    })
    const whose = rows.filter(({ nameSealed }) => nameSealed !== null).map(({ candidateId }) => candidateId)
    const detail = { rows: cells.length, candidateIds: whose }
    const deed = { action: 'offer.export', subject: 'offer', subjectId: null, whose, detail } as const
    await recordDeed(tx, caller, deed, now)
    return { fileName: `보낸-어택-${scope.today}.csv`, csv: csvText(HEADER, cells), rows: cells.length }
  })
}

const dayOf = (at: Date | null) => at && formatDay(kstDay(at))

function cellsOf(row: SentRow, card: AnonymousCard, deps: ApiDeps): Cell[] {
  const isTakenBack = row.status === 'EXPIRED' && row.counter?.answer === 'TAKEN_BACK'
  return [
    jobTitle(card),
    lengthText(card.totalMonth),
    contactOf(row, deps)?.name ?? null,
    row.companyName,
    row.position || null,
    row.salaryMin,
    row.salaryMax,
    row.operatorName,
    dayOf(row.sentAt),
    dayOf(row.readAt),
    isTakenBack ? '거둬들임' : statusNames[row.status],
    dayOf(row.decidedAt),
    row.counter?.amount ?? null,
    row.expiryDay,
  ]
}
