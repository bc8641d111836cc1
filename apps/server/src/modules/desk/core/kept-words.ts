import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { type keptWordKinds, keptWords } from '../../../platform/db/schema/desk.ts'
import { changedForAgents } from '../../notifications/core/live.ts'

export type KeptWordKind = (typeof keptWordKinds)[number]

type KeptWord = {
  kind: KeptWordKind
  candidateId: string
  /** Null for who twice did not come: no company is named. */
  coffeechatId: string | null
  /** The time, the stage or the person it is about. */
  subjectId: string
}

/** Before the agents (KEEP-3, KEEP-5): once for each subject, however often it is said again. */
export async function bringUp(tx: Queries, word: KeptWord, { ids, now }: Clock): Promise<void> {
  await tx
    .insert(keptWords)
    .values({ ...word, id: ids.next(), createdAt: now })
    .onConflictDoNothing()
  await changedForAgents(tx, ['keptWords'], now)
}
