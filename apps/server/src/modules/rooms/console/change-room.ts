import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { roomLines, whyNotSend } from '@coffeeattack/domain/rooms/room'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { isUniqueViolation } from '../../../platform/db/sql-state.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { roomAt } from '../core/room-state.ts'
import { closeRoom, sayInRoom } from '../core/store.ts'
import { opened, reached } from './open-room.ts'
import { assigneesFor, giveRoom, lockRoom, reopenRoom, type RoomRow } from './store.ts'

type RoomChange = { operatorId?: string | undefined; isClosed?: boolean | undefined }
type DeedClock = Clock & { by: string }

/** Hands the room over, closes it or reopens it. A change to the current state does nothing. */
export async function changeRoom(id: string, change: RoomChange, caller: OperatorCaller, deps: ApiDeps) {
  const when = { ids: deps.ids, now: deps.clock(), by: caller.operatorId }
  const row = await deps.db
    .transaction(async (tx) => {
      const room = await lockRoom(tx, caller, id)
      if (!room) throw new Refusal('NOT_FOUND')
      const { operatorId, isClosed } = change
      // Reopened first, because handing over writes a line into the room.
      if (isClosed === false && room.closedAt) await reopen(tx, room, caller, when)
      if (operatorId && operatorId !== room.operator.id) await give(tx, room, operatorId, caller, when)
      if (isClosed && !room.closedAt) await close(tx, room, caller, when)
      return reachedAfter(tx, room, caller)
    })
    .catch((error: unknown) => {
      // The new operator already has a room with this candidate, and there may be only one.
      throw isUniqueViolation(error) ? new Refusal('CONFLICT', { cause: error }) : error
    })
  return opened(row, caller, deps)
}

async function reopen(tx: Queries, room: RoomRow, caller: OperatorCaller, when: DeedClock): Promise<void> {
  const why = whyNotSend(roomAt({ ...room, closedAt: null }, when.now), 'OPERATOR')
  if (why) throw new Refusal(why)
  await reopenRoom(tx, room.id)
  await sayInRoom(tx, room.id, roomLines.reopened, when)
  await recordDeed(tx, caller, { action: 'room.reopen', subject: 'room', subjectId: room.id }, when.now)
}

async function give(tx: Queries, room: RoomRow, operatorId: string, caller: OperatorCaller, when: DeedClock) {
  const assignees = await assigneesFor(tx, room.with === 'agent' ? null : caller.companyId)
  const assignee = assignees.find(({ id }) => id === operatorId)
  if (!assignee)
    throw new Refusal('INVALID_INPUT', { fields: { operatorId: '이 대화를 맡을 수 없는 사람이에요.' } })
  await giveRoom(tx, room.id, operatorId)
  await sayInRoom(tx, room.id, roomLines.given(assignee.name), when)
  const deed = {
    action: 'room.give',
    subject: 'room',
    subjectId: room.id,
    detail: { to: operatorId },
  } as const
  await recordDeed(tx, caller, deed, when.now)
}

async function close(tx: Queries, room: RoomRow, caller: OperatorCaller, when: DeedClock): Promise<void> {
  await sayInRoom(tx, room.id, roomLines.closed, when)
  await closeRoom(tx, room.id, when.now)
  await recordDeed(tx, caller, { action: 'room.close', subject: 'room', subjectId: room.id }, when.now)
}

/** The answer shows the room once more to the agent who handed it over. */
async function reachedAfter(tx: Queries, room: RoomRow, caller: OperatorCaller): Promise<RoomRow> {
  return reached(tx, room.id, { ...caller, role: room.with === 'agent' ? 'admin' : caller.role })
}
