import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { nicknameOf } from '@coffeeattack/domain/talk/nickname'
import { settlePost, TALK } from '@coffeeattack/domain/talk/post'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { countReplies, countSince, insertPost, lockOpening, othersIn } from './store.ts'
import { verifiedWriter } from './writer.ts'

const HOUR_MS = 3_600_000

type Given = { body: string; parentId?: string | undefined }

/** A post that opens a thread, or a reply to one. */
export async function writePost(
  { body, parentId }: Given,
  userId: string,
  { db, ids, clock, secrets }: ApiDeps,
) {
  const id = ids.next()
  const now = clock()
  return db.transaction(async (tx) => {
    const { jobLabel } = await verifiedWriter(tx, userId)
    if ((await countSince(tx, userId, new Date(now.getTime() - HOUR_MS))) >= TALK.perHour)
      throw new Refusal('TALK_TOO_MANY')
    if (parentId) await checkThread(tx, parentId)
    const thread = parentId ?? id
    const seed = Buffer.from(secrets.mac('talk-writer', `${userId} in ${thread}`), 'base64url').toString(
      'hex',
    )
    const nickname = nicknameOf(seed, parentId ? await othersIn(tx, thread, userId) : [])
    await insertPost(tx, {
      id,
      userId,
      parentId: parentId ?? null,
      jobLabel,
      nickname,
      body: settlePost(body),
      createdAt: now,
    })
    return { id, nickname }
  })
}

/** A reply to a reply is none: there is one level. */
async function checkThread(tx: Queries, parentId: string): Promise<void> {
  if (!(await lockOpening(tx, parentId))) throw new Refusal('NOT_FOUND')
  if ((await countReplies(tx, parentId)) >= TALK.replies) throw new Refusal('TALK_THREAD_FULL')
}
