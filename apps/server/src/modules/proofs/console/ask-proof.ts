import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { type AskableKind, whyNotAsk } from '@coffeeattack/domain/proofs/requests'
import { proofRequestLine } from '@coffeeattack/domain/proofs/request-words.ko'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { proofRequests } from '../../../platform/db/schema/proof-requests.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { lockCoffeechat } from '../../coffeechats/core/store.ts'
import { mustAllMay } from '../../companies/core/gates.ts'
import { changed } from '../../notifications/core/live.ts'
import { tellPeople } from '../../notifications/core/tell-people.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { sayInRoom } from '../../rooms/core/store.ts'
import { refuseStopped } from '../../safety/core/stopped.ts'
import { endRequest, findRequest, lockRequest, requestsOfChat } from '../core/request-store.ts'
import { shownRequests } from './show-requests.ts'
import { findTalk } from './talk-store.ts'

type AskProofInput = { coffeechatId: string; kind: AskableKind; purpose: string }

/** A company in 처우 협의 asks for one kind of proof and says for what (PROOF-6). */
export async function askProof(
  { coffeechatId, kind, purpose }: AskProofInput,
  caller: OperatorCaller,
  deps: ApiDeps,
) {
  const companyId = companyOf(caller)
  const when = { ids: deps.ids, now: deps.clock() }
  const { now } = when
  return deps.db.transaction(async (tx) => {
    await mustAllMay(tx, 'talk', [companyId], now)
    await refuseStopped(tx, caller, now)
    // Of two colleagues at once the second sees the first one's request.
    await lockCoffeechat(tx, { party: { side: 'company', caller }, coffeechatId })
    const talk = await findTalk(tx, { companyId, coffeechatId })
    if (!talk) throw new Refusal('NOT_FOUND')
    const requests = await requestsOfChat(tx, { companyId, coffeechatId })
    const why = whyNotAsk({ isInTerms: talk.isInTerms, requests })
    if (why) throw new Refusal(why)
    const id = deps.ids.next()
    const by = caller.operatorId
    const asked = { kind, purpose: purpose.trim(), state: 'OPEN', askedBy: by, askedAt: now } as const
    await tx.insert(proofRequests).values({ id, coffeechatId, ...asked })
    await recordDeed(tx, caller, deedOn('proof.ask', coffeechatId), now)
    const content = { proofRequestId: id, coffeechatId }
    await tellPeople(tx, [{ type: 'PROOF_REQUEST', subject: id, userId: talk.candidateId, content }], when)
    if (talk.roomId) await sayInRoom(tx, talk.roomId, proofRequestLine, { ...when, by })
    await changed(tx, ['coffeechats'], [companyId], now)
    return shownRequests(tx, { companyId, coffeechatId }, deps)
  })
}

const deedOn = <A extends string>(action: A, coffeechatId: string) =>
  ({ action, subject: 'coffeechat', subjectId: coffeechatId }) as const

/** Before an answer came. The person is not told: their list no longer has it. */
export async function withdrawRequest(requestId: string, caller: OperatorCaller, deps: ApiDeps) {
  const companyId = companyOf(caller)
  const whose = { party: { side: 'company', companyId }, requestId } as const
  const now = deps.clock()
  return deps.db.transaction(async (tx: Queries) => {
    if (!(await lockRequest(tx, whose))) throw new Refusal('NOT_FOUND')
    const request = await findRequest(tx, whose)
    if (!request) throw new Refusal('NOT_FOUND')
    const { coffeechatId, state } = request
    if (state !== 'WITHDRAWN') {
      if (!(await endRequest(tx, requestId, { state: 'WITHDRAWN' }, now)))
        throw new Refusal('PROOF_REQUEST_MOVED_ON')
      await recordDeed(tx, caller, deedOn('proof.withdraw', coffeechatId), now)
      await changed(tx, ['coffeechats'], [companyId], now)
    }
    return shownRequests(tx, { companyId, coffeechatId }, deps)
  })
}
