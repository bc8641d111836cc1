import { endOfKstDay, formatDay, kstDay, parseDay } from '@coffeeattack/domain/kst'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { cardsOf, type Card } from './cards.ts'
import { contactOf, noteContacts } from './contact.ts'
import { sentCurations, type CurationRow } from './sent-store.ts'
import type { Asked } from './show-sent.ts'

const PAGE = 30

/** What an agent put together for people, and which companies they chose (BIZ-4). */
export async function listCurations(asked: Asked, caller: OperatorCaller, deps: ApiDeps) {
  const { status = null, cursor, limit = PAGE } = asked
  const now = deps.clock()
  const today = formatDay(kstDay(now))
  return deps.db.transaction(async (tx) => {
    const wanted = { status, limit: limit + 1, after: placeIn(cursor), today }
    const rows = await sentCurations(tx, caller.operatorId, wanted)
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    const cards = await cardsOf(tx, page, deps)
    const items = page.flatMap((row) => {
      const card = cards.get(row.candidateId)
      return card ? [itemOf(row, card, deps)] : []
    })
    await noteContacts(tx, caller, items, now)
    return {
      items,
      nextCursor: last && rows.length > limit ? cursorAt({ at: last.sentAt, id: last.groupId }) : null,
    }
  })
}

function itemOf(row: CurationRow, candidate: Card, deps: ApiDeps) {
  const { candidateId: _id, nameSealed, phoneSealed, emailSealed, expiryDay, ...group } = row
  return {
    ...group,
    candidate,
    contact: contactOf({ nameSealed, phoneSealed, emailSealed }, deps),
    sentAt: group.sentAt.toISOString(),
    deliverAt: group.deliverAt.toISOString(),
    expiredAt: endOfKstDay(parseDay(expiryDay) ?? 0).toISOString(),
  }
}
