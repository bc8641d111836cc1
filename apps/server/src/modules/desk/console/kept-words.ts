import {
  type Contradiction,
  figureOf,
  meetingWords,
  payLines,
  stageWords,
} from '@coffeeattack/domain/desk/kept-words.ko'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { changedForAgents } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { candidateCards } from '../../profiles/core/anonymous-profiles.ts'
import { openRoom } from '../../rooms/core/store.ts'
import { writeInRoom } from '../../rooms/core/write-line.ts'
import { linesOf } from './kept-words-lines-store.ts'
import { claimTalk, KEPT_WORD_COLUMNS, type KeptWordColumns, roomsWith } from './kept-words-store.ts'
import { handlingOf, pageOfRequests, refuseChanged, type RequestsQuery } from './requests.ts'

/** Agents talk to these people, so they see the names; the audit trail records who read the list (KEEP-5). */
export async function listKeptWords(query: RequestsQuery, caller: OperatorCaller, deps: ApiDeps) {
  const { drizzle } = deps.db
  const { rows, openCount, nextCursor } = await pageOfRequests<KeptWordColumns>(
    'kept_words',
    KEPT_WORD_COLUMNS,
    query,
    deps,
  )
  const whose = [...new Set(rows.map(({ candidateId }) => candidateId))]
  const known = await candidateCards(drizzle, whose, deps)
  const rooms = await roomsWith(drizzle, caller.operatorId, whose)
  const lines = await linesOf(
    drizzle,
    rows.map(({ id }) => id),
  )
  const seen = { action: 'kept-word.list', subject: 'kept-word', subjectId: null, whose } as const
  await recordDeed(drizzle, caller, { ...seen, detail: { count: rows.length } }, deps.clock())
  return {
    items: rows.flatMap((row) => {
      const { id, kind, candidateId, nameSealed, company, recruiter, meeting, stage, pay, finding } = row
      const candidate = known.get(candidateId)
      if (!candidate) return []
      const words = wordsOf(row)
      return [
        {
          ...handlingOf(row),
          kind,
          candidate,
          name: nameSealed && deps.secrets.open(nameSealed, 'users.name_sealed'),
          company,
          startAt: meeting && new Date(meeting.startAt).toISOString(),
          said: words?.said ?? null,
          isSettled: words?.isSettled ?? false,
          pay: pay ? payLines(pay) : [],
          roomId: rooms.get(candidateId) ?? null,
          recruiter,
          lines: lines.get(id) ?? [],
          figure: figureOf({ kind, stage: stage?.stage ?? null }),
          finding,
        },
      ]
    }),
    openCount,
    nextCursor,
  }
}

/** Null for a candidate who missed two coffee chats: that is no contradiction between two sides. */
function wordsOf({ meeting, stage }: KeptWordColumns): Contradiction | null {
  if (stage) return stageWords(stage)
  if (!meeting) return null
  const { candidate = null, company = null } = meeting.answers ?? {}
  return meetingWords({ candidate, company })
}

/** Writes to the candidate in their room with this agent, who takes the case by it. */
export async function talkOfKeptWord(
  { id, message }: { id: string; message: string },
  caller: OperatorCaller,
  { db, ids, clock }: ApiDeps,
) {
  const { operatorId } = caller
  const now = clock()
  return db.transaction(async (tx) => {
    const claimed = await claimTalk(tx, { id, operatorId })
    if (!claimed) return refuseChanged(tx, 'kept_words', id)
    const { candidateId } = claimed
    if (!(await lockAccount(tx, candidateId))) throw new Refusal('NOT_FOUND')
    const parties = { candidateId, companyId: null, operatorId, offerId: null }
    const roomId = await openRoom(tx, parties, { ids, now })
    const line = { sender: 'OPERATOR', senderId: operatorId, body: message.trim() } as const
    await writeInRoom(tx, roomId, line, { ids, now })
    await recordDeed(tx, caller, { action: 'kept-word.talk', subject: 'kept-word', subjectId: id }, now)
    await changedForAgents(tx, ['keptWords'], now)
    return { roomId }
  })
}
