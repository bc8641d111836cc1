import type { RoomFilter } from '@coffeeattack/domain/rooms/room'
import { matchesTyped, typedPatterns } from '@coffeeattack/domain/text/typed'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { jobsCalled } from '../../catalogue/core/search-lexicon.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { findRooms, namesFor } from './search-store.ts'
import { nameOf, showRooms } from './show-room.ts'
import { countRooms } from './store.ts'

const PAGE = 30
/** Names are sealed and searched after decryption, in at most this many rooms. */
const SEARCHED_NAMES = 500

type RoomsQuery = PageQuery & {
  filter?: RoomFilter | undefined
  q?: string | undefined
}

/** The inbox. It shows names, so reading it is recorded in the audit trail. */
export async function listRooms(
  { filter = 'all', q = '', cursor, limit = PAGE }: RoomsQuery,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const { drizzle } = deps.db
  const words = q.normalize('NFC').trim() || null
  const [typed, jobs] = [typedPatterns(q), jobsCalled(q)]
  const named = typed.length > 0 ? await namedLike(q, caller, deps) : []
  const search = { filter, words, typed, jobs, named, after: placeIn(cursor), limit: limit + 1 }
  const rows = await findRooms(drizzle, caller, search)
  const { page, nextCursor } = cutPage(rows, limit, (last) =>
    cursorAt({ at: last.lastMessageAt, id: last.id }),
  )
  const items = await showRooms(page, caller, deps)
  const candidateIds = items.flatMap(({ name, candidate }) => (name ? [candidate.id] : []))
  if (candidateIds.length > 0) {
    const detail = { candidateIds }
    const deed = {
      action: 'room.list',
      subject: 'candidate',
      subjectId: null,
      whose: candidateIds,
      detail,
    } as const
    await recordDeed(drizzle, caller, deed, deps.clock())
  }
  return {
    items,
    counts: await countRooms(drizzle, caller),
    nextCursor,
  }
}

async function namedLike(q: string, caller: OperatorCaller, deps: ApiDeps): Promise<string[]> {
  const names = await namesFor(deps.db.drizzle, caller, SEARCHED_NAMES)
  return names.filter((row) => matchesTyped(nameOf(row, deps) ?? '', q)).map(({ candidateId }) => candidateId)
}
