import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import { deadlineOf } from '@coffeeattack/domain/offers/deadline'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { AnonymousCard } from '@coffeeattack/domain/profiles/anonymous'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { candidateCards } from '../../profiles/core/anonymous-profiles.ts'
import { contactOf, noteContacts } from './contact.ts'
import { type CurationRow, sentCurations } from './curations-store.ts'

const PAGE = 30

type CurationsQuery = PageQuery & { status?: OfferStatus | undefined }

/** Lists an agent's curations and which companies were chosen (BIZ-4). */
export async function listCurations(query: CurationsQuery, caller: OperatorCaller, deps: ApiDeps) {
  const { status = null, cursor, limit = PAGE } = query
  const now = deps.clock()
  const today = formatDay(kstDay(now))
  return deps.db.transaction(async (tx) => {
    const wanted = { status, limit: limit + 1, after: placeIn(cursor), today }
    const rows = await sentCurations(tx, caller.operatorId, wanted)
    const { page, nextCursor } = cutPage(rows, limit, (last) =>
      cursorAt({ at: last.sentAt, id: last.groupId }),
    )
    const cards = await candidateCards(
      tx,
      page.map(({ candidateId }) => candidateId),
      deps,
    )
    const items = page.flatMap((row) => {
      const card = cards.get(row.candidateId)
      return card ? [itemOf(row, card, deps)] : []
    })
    await noteContacts(tx, caller, items, now)
    return {
      items,
      nextCursor,
    }
  })
}

function itemOf(row: CurationRow, candidate: AnonymousCard, deps: ApiDeps) {
  const { candidateId: _id, nameSealed, phoneSealed, emailSealed, expiryDay, ...group } = row
  return {
    ...group,
    candidate,
    contact: contactOf({ nameSealed, phoneSealed, emailSealed }, deps),
    sentAt: group.sentAt.toISOString(),
    deliverAt: group.deliverAt.toISOString(),
    expiredAt: deadlineOf(expiryDay).toISOString(),
  }
}
