import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { REPLY } from '@coffeeattack/domain/rooms/message'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { deleteReply, lockReplies, repliesOf, saveReply } from './store.ts'

/** An operator's saved replies. Changing them is not recorded in the audit trail. */
export async function listReplies({ operatorId }: OperatorCaller, { db }: ApiDeps) {
  return { items: await repliesOf(db.drizzle, operatorId) }
}

/** A known title replaces the text. */
export async function keepReply(
  given: { title: string; message: string },
  { operatorId }: OperatorCaller,
  { db, ids, clock }: ApiDeps,
) {
  const [title, message] = [given.title.trim(), given.message.trim()]
  return db.transaction(async (tx) => {
    await lockReplies(tx, operatorId)
    const kept = await repliesOf(tx, operatorId)
    if (kept.length >= REPLY.max && !kept.some((it) => it.title === title)) throw new Refusal('CONFLICT')
    return saveReply(tx, { id: ids.next(), operatorId, title, message, now: clock() })
  })
}

export async function dropReply(id: string, { operatorId }: OperatorCaller, { db }: ApiDeps): Promise<void> {
  if (!(await deleteReply(db.drizzle, id, operatorId))) throw new Refusal('NOT_FOUND')
}
