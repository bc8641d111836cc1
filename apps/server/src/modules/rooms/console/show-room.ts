import { isOpen } from '@coffeeattack/domain/rooms/room'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { handledCards } from '../../profiles/core/anonymous-profiles.ts'
import { messagesOf } from '../core/message-store.ts'
import { namelessTalk, roomAt } from '../core/room-state.ts'
import { showMessage } from '../core/show-message.ts'
import { assigneesFor, offersTo, type RoomRow } from './store.ts'

const OFFERS = 20

/** Rooms as the caller sees them: with the job, and after a match with the name. */
export async function showRooms(rows: readonly RoomRow[], caller: OperatorCaller, deps: ApiDeps) {
  const { db, clock } = deps
  const now = clock()
  const known = await handledCards(
    db.drizzle,
    rows.map(({ candidateId }) => candidateId),
    caller,
    deps,
  )
  const last = await messagesOf(
    db.drizzle,
    rows.flatMap(({ lastMessageId }) => lastMessageId ?? []),
  )
  return rows.flatMap((row) => {
    const candidate = known.get(row.candidateId)
    const message = row.lastMessageId === null ? undefined : last.get(row.lastMessageId)
    if (!candidate) return []
    return [
      {
        id: row.id,
        kind: row.with === 'agent' ? ('agent' as const) : ('company' as const),
        candidate,
        name: nameOf(row, deps),
        operator: row.operator,
        isMine: isMine(row, caller),
        isUnassigned: row.isUnassigned,
        isClosed: row.closedAt !== null,
        canSend: mayWrite(row, caller) && isOpen(roomAt(row, now)),
        nameless: namelessTalk(row, now),
        lastMessage: message ? showMessage(message, 'operator', now) : null,
        lastMessageAt: row.lastMessageAt.toISOString(),
        unread: row.unread,
      },
    ]
  })
}

/** One room with the possible actions. */
export async function showOpened(row: RoomRow, caller: OperatorCaller, deps: ApiDeps) {
  const { db, clock } = deps
  const [room] = await showRooms([row], caller, deps)
  if (!room) return null
  const canWrite = mayWrite(row, caller)
  return {
    ...room,
    coffeechatId: row.coffeechatId,
    theirSeq: row.theirSeq,
    assignees: await assigneesFor(db.drizzle, row.with === 'agent' ? null : caller.companyId),
    offers: canWrite
      ? await offersTo(db.drizzle, row.candidateId, caller, { now: clock(), limit: OFFERS })
      : [],
    canAskSurvey: canWrite && caller.role === 'agent',
  }
}

export function nameOf({ person }: Pick<RoomRow, 'person'>, { secrets }: ApiDeps): string | null {
  if (person.kind === 'nameless' || !person.nameSealed) return null
  return secrets.open(person.nameSealed, 'users.name_sealed')
}

const isMine = ({ operator }: RoomRow, { operatorId }: OperatorCaller) => operator.id === operatorId

/** Recruiters share the rooms of their company; an agent must take a room before writing. */
export const mayWrite = (row: RoomRow, caller: OperatorCaller) =>
  caller.role === 'recruiter' || (caller.role === 'agent' && isMine(row, caller))
