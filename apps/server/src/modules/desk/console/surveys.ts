import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { cursorAt, cutPage, type PageQuery, placeIn } from '../../../platform/http/cursor.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { candidateCards } from '../../profiles/core/anonymous-profiles.ts'
import { openRoom } from '../../rooms/core/store.ts'
import { writeInRoom } from '../../rooms/core/write-line.ts'
import { surveyAnswersOf } from '../core/store.ts'
import { sentSurveys } from './store.ts'

const PAGE = 50

/** Asks a candidate the survey's questions in the room with this agent. */
export async function sendSurvey(
  { candidateId, message }: { candidateId: string; message: string },
  caller: OperatorCaller,
  { db, ids, clock }: ApiDeps,
) {
  const { operatorId } = caller
  const now = clock()
  return db.transaction(async (tx) => {
    if (!(await lockAccount(tx, candidateId))) throw new Refusal('NOT_FOUND')
    const roomId = await openRoom(
      tx,
      { candidateId, companyId: null, operatorId, offerId: null },
      { ids, now },
    )
    const line = { senderId: operatorId, body: message.trim(), surveyOf: candidateId }
    const { id } = await writeInRoom(tx, roomId, { ...line, sender: 'OPERATOR' }, { ids, now })
    await recordDeed(tx, caller, { action: 'survey.send', subject: 'candidate', subjectId: candidateId }, now)
    return { id, roomId }
  })
}

/** A survey is answered once it has an answer, whoever asked first: the questions are the same for everyone. */
export async function listSurveys(query: PageQuery, { operatorId }: OperatorCaller, deps: ApiDeps) {
  const { drizzle } = deps.db
  const limit = query.limit ?? PAGE
  const rows = await sentSurveys(drizzle, operatorId, { limit: limit + 1, after: placeIn(query.cursor) })
  const { page, nextCursor } = cutPage(rows, limit, (last) => cursorAt({ at: last.sentAt, id: last.id }))
  const ids = page.map(({ candidateId }) => candidateId)
  const known = await candidateCards(drizzle, ids, deps)
  const answers = await surveyAnswersOf(drizzle, ids)
  return {
    items: page.flatMap(({ candidateId, sentAt, ...row }) => {
      const candidate = known.get(candidateId)
      const answered = answers.get(candidateId)
      if (!candidate) return []
      return [
        {
          ...row,
          candidate,
          sentAt: sentAt.toISOString(),
          userSurveyItems: answered?.items ?? [],
          answeredAt: answered?.at.toISOString() ?? null,
        },
      ]
    }),
    nextCursor,
  }
}
