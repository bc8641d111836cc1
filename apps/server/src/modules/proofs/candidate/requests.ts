import type { Calls } from '@coffeeattack/contract/calls'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { PROOF, type ProofKind } from '@coffeeattack/domain/proofs/proof'
import { PROOF_REQUEST } from '@coffeeattack/domain/proofs/requests'
import { proofSentLine } from '@coffeeattack/domain/proofs/request-words.ko'
import { cutTo } from '@coffeeattack/domain/text/length'
import type { Clock } from '../../../platform/clock.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps, HandlerInput } from '../../../platform/http/handle.ts'
import { lockAccount } from '../../accounts/core/store.ts'
import { changed } from '../../notifications/core/live.ts'
import { tellSenders } from '../../notifications/core/tell.ts'
import { sayInRoom } from '../../rooms/core/store.ts'
import {
  endRequest,
  findRequest,
  listRequests,
  lockRequest,
  type OwnRequest,
  type RequestRow,
} from '../core/request-store.ts'
import { makeOne } from './make-proof.ts'

const ownBy = (userId: string, requestId: string): OwnRequest => ({
  party: { side: 'candidate', userId },
  requestId,
})

export async function listOwnRequests(userId: string, { db }: ApiDeps) {
  const requests = await listRequests(db.drizzle, userId)
  return { items: requests.map(shownToPerson) }
}

export async function showRequest(userId: string, requestId: string, { db }: ApiDeps) {
  const request = await findRequest(db.drizzle, ownBy(userId, requestId))
  if (!request) throw new Refusal('NOT_FOUND')
  return shownToPerson(request)
}

/** Nobody answers a company with which the coffee chat was called off. */
const shownToPerson = ({ isCalledOff, askedAt, ...request }: RequestRow) => ({
  id: request.id,
  coffeechatId: request.coffeechatId,
  company: request.company,
  operator: request.operator,
  kind: request.kind,
  purpose: request.purpose,
  state: isCalledOff && request.state === 'OPEN' ? ('WITHDRAWN' as const) : request.state,
  askedAt: askedAt.toISOString(),
  proofId: request.proofId,
})

type Choice = HandlerInput<Calls['POST /users/proof-requests/:id/answer']>['body']

/**
 * Makes the proof of the person's choice for the company that asked, and sends it (PROOF-6). It is a proof like any other: in the person's
 * list, with its looks, to be taken back at any time.
 */
export async function answerRequest(userId: string, requestId: string, choice: Choice, deps: ApiDeps) {
  return decide(userId, requestId, deps, async (tx, request, when) => {
    if (request.state !== 'OPEN') throw new Refusal('PROOF_REQUEST_MOVED_ON')
    const receiver = cutTo(request.company.name, PROOF.receiverLimit)
    const made = { ...choice, receiver, days: PROOF_REQUEST.days, withName: false }
    const { id: proofId } = await makeOne(tx, made, { userId, now: when.now }, deps)
    const answeredKind: ProofKind = choice.kind
    if (!(await endRequest(tx, requestId, { state: 'ANSWERED', answeredKind, proofId }, when.now)))
      throw new Refusal('PROOF_REQUEST_MOVED_ON')
    const { coffeechatId, operator, company, roomId } = request
    const sender = { operatorId: operator.id, companyId: company.id }
    await tellSenders(
      tx,
      [{ type: 'PROOF_SENT', subject: requestId, ...sender, content: { coffeechatId } }],
      when,
    )
    if (roomId) await sayInRoom(tx, roomId, proofSentLine, { ...when, by: userId })
  })
}

/** Quiet: the company is told nothing but that no proof comes, when it looks. */
export async function declineRequest(userId: string, requestId: string, deps: ApiDeps) {
  return decide(userId, requestId, deps, async (tx, request, { now }) => {
    if (request.state === 'DECLINED') return
    if (!(await endRequest(tx, requestId, { state: 'DECLINED' }, now)))
      throw new Refusal('PROOF_REQUEST_MOVED_ON')
  })
}

type Decision = (tx: Queries, request: RequestRow, when: Clock) => Promise<void>

/** In the order of locks of whoever leaves: the account, then the coffee chat. */
async function decide(userId: string, requestId: string, deps: ApiDeps, decision: Decision) {
  const { db, ids, clock } = deps
  const own = ownBy(userId, requestId)
  return db.transaction(async (tx) => {
    const when = { ids, now: clock() }
    if (!(await lockAccount(tx, userId))) throw new Refusal('UNAUTHORIZED')
    if (!(await lockRequest(tx, own))) throw new Refusal('NOT_FOUND')
    const request = await findRequest(tx, own)
    if (!request) throw new Refusal('NOT_FOUND')
    if (request.isCalledOff) throw new Refusal('PROOF_REQUEST_MOVED_ON')
    await decision(tx, request, when)
    await changed(tx, ['coffeechats'], [request.company.id], when.now)
    return shownToPerson((await findRequest(tx, own))!)
  })
}
