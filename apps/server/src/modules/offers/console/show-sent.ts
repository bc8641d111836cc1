import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import type { Direction, SentSort } from '@coffeeattack/domain/offers/sent-list'
import { lineText } from '@coffeeattack/domain/rooms/nameless'
import type { AnonymousCard } from '@coffeeattack/domain/profiles/anonymous'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cutPage, type PageQuery } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { handledCards } from '../../profiles/core/anonymous-profiles.ts'
import { contactOf, noteContacts } from './contact.ts'
import { scopeOf } from './scope.ts'
import { cursorBehind, orderOf, type SentFilter } from './sent-filter.ts'
import { sentOffer, sentOffers, type SentRow, summaryOf } from './sent-store.ts'

const PAGE = 30

export type SentSearch = SentFilter & {
  sort?: SentSort | undefined
  direction?: Direction | undefined
}

/** BIZ-5: what was sent and what became of it. */
export async function listSent(query: SentSearch & PageQuery, caller: OperatorCaller, deps: ApiDeps) {
  const { cursor, limit = PAGE } = query
  const scope = await scopeOf(caller, deps)
  return deps.db.transaction(async (tx) => {
    const rows = await sentOffers(tx, scope, query, orderOf(query, { cursor, limit: limit + 1 }))
    const { page, nextCursor } = cutPage(rows, limit, cursorBehind)
    return {
      items: await shown(tx, page, caller, deps),
      ...(await summaryOf(tx, scope, query)),
      nextCursor,
    }
  })
}

export async function showSent(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const scope = await scopeOf(caller, deps)
  return deps.db.transaction(async (tx) => showOne(tx, await sentOffer(tx, scope, id), caller, deps))
}

export async function showOne(tx: Queries, row: SentRow | null, caller: OperatorCaller, deps: ApiDeps) {
  const [item] = row ? await shown(tx, [row], caller, deps) : []
  if (!item) throw new Refusal('NOT_FOUND')
  return item
}

async function shown(tx: Queries, rows: readonly SentRow[], caller: OperatorCaller, deps: ApiDeps) {
  const cards = await handledCards(
    tx,
    rows.map(({ candidateId }) => candidateId),
    caller,
    deps,
  )
  const items = rows.flatMap((row) => {
    const card = cards.get(row.candidateId)
    return card ? [itemOf(row, card, deps)] : []
  })
  await noteContacts(tx, caller, items, deps.clock())
  return items
}

function itemOf(
  row: SentRow,
  { income, incomeOrigin, ...candidate }: AnonymousCard & { handle: string },
  deps: ApiDeps,
) {
  const { nameSealed, phoneSealed, emailSealed, companyName, companyLogo, candidateId: _id, ...offer } = row
  const { sentAt, deliverAt, expiryDay, readAt, nudgedAt, decidedAt, question } = row
  return {
    ...offer,
    company: companyName === null ? null : { name: companyName, logo: companyLogo },
    candidate,
    contact: contactOf({ nameSealed, phoneSealed, emailSealed }, deps),
    sentAt: sentAt.toISOString(),
    deliverAt: deliverAt.toISOString(),
    expiredAt: deadlineOf(expiryDay).toISOString(),
    readAt: readAt?.toISOString() ?? null,
    nudgedAt: nudgedAt?.toISOString() ?? null,
    decidedAt: decidedAt?.toISOString() ?? null,
    counter: row.counter && { ...row.counter, income },
    income,
    incomeOrigin,
    question: question && questionOf(question),
  }
}

/** The question of a person whose name and contact are not disclosed. */
const questionOf = ({ line, ...question }: NonNullable<SentRow['question']>) => ({
  ...question,
  text: line ? lineText(line) : '',
})
