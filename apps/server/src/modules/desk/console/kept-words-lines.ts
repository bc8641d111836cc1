import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed, changedForAgents } from '../../notifications/core/live.ts'
import { tellOperators, tellSenders } from '../../notifications/core/tell.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { askedCaseOf, insertLine, linesOf, lockAskedCase, recruiterToAsk } from './kept-words-lines-store.ts'
import { claimTalk } from './kept-words-store.ts'
import { refuseChanged } from './requests.ts'

type LineInput = { id: string; message: string }

/**
 * Asks the recruiter who sent the offer, or all of the company's when that one left (KEEP-3). The agent takes the case by it.
 * Nothing that the candidate said goes with it: only the agent's own words do.
 */
export async function askCompany(
  { id, message }: LineInput,
  caller: OperatorCaller,
  { db, ids, clock }: ApiDeps,
): Promise<void> {
  const { operatorId } = caller
  const now = clock()
  await db.transaction(async (tx) => {
    const claimed = await claimTalk(tx, { id, operatorId })
    if (!claimed) return refuseChanged(tx, 'kept_words', id)
    const asked = claimed.coffeechatId === null ? null : await recruiterToAsk(tx, claimed.coffeechatId)
    if (!asked) throw new Refusal('CONFLICT')
    const lineId = ids.next()
    const line = { side: 'agent', operatorId, body: message.trim() } as const
    await insertLine(tx, { ...line, id: lineId, keptWordId: id, createdAt: now })
    await recordDeed(
      tx,
      caller,
      { action: 'kept-word.ask-company', subject: 'kept-word', subjectId: id },
      now,
    )
    const { coffeechatId, companyId } = asked
    const content = { coffeechatId, keptWordId: id }
    await tellSenders(
      tx,
      [{ type: 'KEPT_WORD_ASKED', subject: lineId, operatorId: asked.operatorId, companyId, content }],
      { ids, now },
    )
    await changed(tx, ['coffeechats'], [companyId], now)
    await changedForAgents(tx, ['keptWords'], now)
  })
}

/** What the company was asked about a coffee chat, and its replies. */
export async function showAsked(coffeechatId: string, { companyId }: OperatorCaller, { db }: ApiDeps) {
  const { drizzle } = db
  const asked = companyId && (await askedCaseOf(drizzle, { coffeechatId, companyId }))
  if (!asked) return { keptWordId: null, lines: [], canReply: false }
  const lines = (await linesOf(drizzle, [asked.id])).get(asked.id) ?? []
  return { keptWordId: asked.id, lines, canReply: asked.isOpen }
}

/** Any recruiter of the company may reply, until the agent has closed the case. */
export async function replyToAgent(
  { id, message }: LineInput,
  caller: OperatorCaller,
  { db, ids, clock }: ApiDeps,
): Promise<void> {
  const { operatorId, companyId } = caller
  const now = clock()
  await db.transaction(async (tx) => {
    const asked = companyId === null ? null : await lockAskedCase(tx, { id, companyId })
    if (!asked) throw new Refusal('NOT_FOUND')
    if (!asked.isOpen) throw new Refusal('CONFLICT')
    const lineId = ids.next()
    const line = { side: 'company', operatorId, body: message.trim() } as const
    await insertLine(tx, { ...line, id: lineId, keptWordId: id, createdAt: now })
    await recordDeed(tx, caller, { action: 'kept-word.reply', subject: 'kept-word', subjectId: id }, now)
    const told = { type: 'KEPT_WORD_ANSWERED', subject: lineId, content: { keptWordId: id } } as const
    await tellOperators(tx, [{ ...told, operatorId: asked.agentId }], { ids, now })
    await changed(tx, ['coffeechats'], [companyId!], now)
    await changedForAgents(tx, ['keptWords'], now)
  })
}
