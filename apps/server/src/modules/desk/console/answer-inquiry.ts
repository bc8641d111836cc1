import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { lockAccount } from '../../accounts/core/store.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { refuseChanged } from '../core/handle-request.ts'
import { openRoom } from '../../rooms/core/store.ts'
import { writeInRoom } from '../../rooms/core/write.ts'
import { claimAnswer } from '../core/store.ts'

/** A member finds question and answer in the room with this agent; a visitor's answer is sent by the job. */
export async function answerInquiry(
  { id, answer }: { id: string; answer: string },
  caller: OperatorCaller,
  { db, ids, clock }: ApiDeps,
): Promise<void> {
  const { operatorId } = caller
  const now = clock()
  await db.transaction(async (tx) => {
    const claimed = await claimAnswer(tx, { id, operatorId, answer, now })
    if (!claimed) return refuseChanged(tx, 'inquiries', id)
    const { userId, message } = claimed
    await recordDeed(tx, caller, { action: 'inquiry.answer', subject: 'inquiry', subjectId: id }, now)
    if (userId === null) return
    if (!(await lockAccount(tx, userId))) throw new Refusal('NOT_FOUND')
    const roomId = await openRoom(
      tx,
      { candidateId: userId, companyId: null, operatorId, offerId: null },
      { ids, now },
    )
    await writeInRoom(tx, roomId, { sender: 'CANDIDATE', senderId: userId, body: message }, { ids, now })
    await writeInRoom(tx, roomId, { sender: 'OPERATOR', senderId: operatorId, body: answer }, { ids, now })
  })
}
