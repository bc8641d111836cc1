import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { lineText } from '@coffeeattack/domain/rooms/nameless'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { readOfRoom } from '../../notifications/core/tell.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { noteSignals } from '../../safety/core/cases.ts'
import { isStopped } from '../../safety/core/stopped.ts'
import { markRead } from '../core/read-room.ts'
import { roomAt } from '../core/room-state.ts'
import { showMessage } from '../core/show-message.ts'
import { operatorAudience } from '../core/sql.ts'
import { sendLine } from '../core/write-line.ts'
import { reached } from './open-room.ts'
import { mayWrite } from './show-room.ts'
import { hasSent, lockRoom, type RoomRow } from './store.ts'

type WriteMessageInput = {
  message: string
  clientId?: string | undefined
  offerId?: string | undefined
  survey?: true | undefined
}

/** Writes a message, optionally with an offer or the survey. */
export async function writeMessage(
  id: string,
  { message, clientId, offerId, survey }: WriteMessageInput,
  caller: OperatorCaller,
  { db, ids, clock }: ApiDeps,
) {
  const now = clock()
  const write = async (tx: Queries) => {
    const room = await lockedForWriting(tx, id, caller)
    if ((offerId || survey) && roomAt(room, now).as !== 'named')
      throw new Refusal('INVALID_INPUT', {
        fields: { message: '서로 이름을 알기 전에는 글만 보낼 수 있어요.' },
      })
    if (offerId && !(await hasSent(tx, { offerId, candidateId: room.candidateId }, caller, now)))
      throw new Refusal('INVALID_INPUT', { fields: { offerId: '이 후보자에게 보낸 제안이 아니에요.' } })
    if (survey && caller.role !== 'agent')
      throw new Refusal('INVALID_INPUT', { fields: { survey: '설문은 에이전트만 보낼 수 있어요.' } })
    const line = {
      sender: 'OPERATOR',
      senderId: caller.operatorId,
      body: message.trim(),
      clientId,
      offerId,
      surveyOf: survey && room.candidateId,
    } as const
    const refusal = (await isStopped(tx, caller, now)) ? 'SENDING_STOPPED' : null
    const sent = await sendLine(tx, room, line, { ids, now, refusal })
    const { companyId, operatorId: senderId } = caller
    if (companyId) {
      const written = { roomId: id, messageId: sent.id, candidateId: room.candidateId, text: lineText(sent) }
      await noteSignals(tx, { companyId, senderId, ...written }, { ids, now })
    }
    const deed = {
      action: 'message.send',
      subject: 'room',
      subjectId: id,
      detail: { messageId: sent.id },
    } as const
    await recordDeed(tx, caller, deed, now)
    return showMessage(sent, 'operator', now)
  }
  return db.transaction(write, { plansOnce: true })
}

/** An agent writes in own rooms, so an unassigned room is taken first. */
async function lockedForWriting(tx: Queries, id: string, caller: OperatorCaller): Promise<RoomRow> {
  const room = await lockRoom(tx, caller, id)
  if (!room) throw new Refusal('NOT_FOUND')
  if (!mayWrite(room, caller)) throw new Refusal('CONFLICT')
  return room
}

/** In a company one reader marks the room as read for all. An agent marks own rooms only. */
export async function readUpTo(id: string, seq: number, caller: OperatorCaller, { db, clock }: ApiDeps) {
  return db.transaction(async (tx) => {
    const room = await reached(tx, id, caller)
    if (!mayWrite(room, caller)) return { unread: room.unread }
    const audiences = { own: operatorAudience(caller), other: room.candidateId }
    const reading = { roomId: id, side: 'operator', readerId: caller.operatorId, seq, audiences } as const
    const now = clock()
    await readOfRoom(tx, { operatorId: caller.operatorId, roomId: id }, now)
    return markRead(tx, reading, now)
  })
}
