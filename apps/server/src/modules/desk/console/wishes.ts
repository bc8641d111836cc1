import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { candidateCards } from '../../profiles/core/anonymous-profiles.ts'
import { openRoom } from '../../rooms/core/store.ts'
import { findRequest, type RequestRow } from '../core/store.ts'
import { roomsWith } from './kept-words-store.ts'
import { handlingOf, pageOfRequests, type RequestsQuery } from './requests.ts'
import { activeAmong, curationsOf } from './store.ts'

const WISHES = 'more_offer_requests'
const COLUMNS = `r.user_id as "userId", r.message, r.group_id as "groupId"`

type Wish = RequestRow & { userId: string; message: string; groupId: string | null }

/** Candidates who ask for more offers (BIZ-4). */
export async function listMoreRequests(query: RequestsQuery, caller: OperatorCaller, deps: ApiDeps) {
  const { rows, ...page } = await pageOfRequests<Omit<Wish, keyof RequestRow>>(WISHES, COLUMNS, query, deps)
  return { ...page, items: await shown(rows, caller, deps) }
}

export async function showMoreRequest(id: string, caller: OperatorCaller, deps: ApiDeps) {
  const [item] = await shown([await wishOf(id, deps)], caller, deps)
  if (!item) throw new Refusal('NOT_FOUND')
  return item
}

async function wishOf(id: string, { db }: ApiDeps): Promise<Wish> {
  const row = await findRequest<Omit<Wish, keyof RequestRow>>(db.drizzle, WISHES, COLUMNS, id)
  if (!row) throw new Refusal('NOT_FOUND')
  return row
}

async function shown(rows: readonly Wish[], { operatorId }: OperatorCaller, deps: ApiDeps) {
  const { drizzle } = deps.db
  const now = deps.clock()
  const userIds = rows.map(({ userId }) => userId)
  const groupIds = rows.flatMap(({ groupId }) => groupId ?? [])
  const [known, active, rooms, curations] = await Promise.all([
    candidateCards(drizzle, userIds, deps),
    activeAmong(drizzle, userIds, now),
    roomsWith(drizzle, operatorId, userIds),
    curationsOf(drizzle, { groupIds, operatorId, today: formatDay(kstDay(now)) }),
  ])
  return rows.flatMap((row) => {
    const { userId, message, groupId } = row
    const candidate = known.get(userId)
    if (!candidate) return []
    return [
      {
        ...handlingOf(row),
        candidate,
        isActive: active.has(userId),
        message,
        curation: (groupId && curations.get(groupId)) || null,
        roomId: rooms.get(userId) ?? null,
      },
    ]
  })
}

/** Opens the caller's conversation with the candidate who asks. */
export async function openRoomOfWish(id: string, { operatorId }: OperatorCaller, deps: ApiDeps) {
  const { db, ids, clock } = deps
  const { userId: candidateId } = await wishOf(id, deps)
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, candidateId))) throw new Refusal('NOT_FOUND')
    const parties = { candidateId, companyId: null, operatorId, offerId: null }
    return { roomId: await openRoom(tx, parties, { ids, now: clock() }) }
  })
}
