import type { ProofKind } from '@coffeeattack/domain/proofs/proof'
import type { AskableKind, RequestState } from '@coffeeattack/domain/proofs/requests'
import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../platform/db/queries.ts'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { proofRequests } from '../../../platform/db/schema/proof-requests.ts'
import { hasNotLeft } from '../../accounts/core/sql.ts'
import { mayIn } from '../../companies/core/gates.ts'
import { changed } from '../../notifications/core/live.ts'
import { COMPANY, type Company, ROOM_ID, SENDER, type Sender } from '../../offers/core/sql.ts'

/** Who acts on a request: the person who is asked, or the company that asks. */
export type RequestParty =
  | { readonly side: 'candidate'; readonly userId: string }
  | { readonly side: 'company'; readonly companyId: string }

export type OwnRequest = { party: RequestParty; requestId: string }

export type RequestRow = {
  id: string
  coffeechatId: string
  candidateId: string
  state: RequestState
  kind: AskableKind
  purpose: string
  askedAt: Date
  endedAt: Date | null
  operator: Sender
  company: Company
  roomId: string | null
  /** The coffee chat was called off, or the company is closed or was taken down. */
  isCalledOff: boolean
  proofId: string | null
  answeredKind: ProofKind | null
}

/** The owner is $1. Nothing is told of somebody who left. */
const REACHED = { candidate: 'k.candidate_id = $1', company: 'k.company_id = $1' } as const

const ownerOf = (party: RequestParty): string => (party.side === 'candidate' ? party.userId : party.companyId)

const requestsOf = (side: RequestParty['side'], where: string): string => `
  select q.id, q.coffeechat_id as "coffeechatId", k.candidate_id as "candidateId", q.state, q.kind, q.purpose,
    q.asked_at as "askedAt", q.ended_at as "endedAt", ${SENDER} as operator, ${COMPANY} as company, ${ROOM_ID} as "roomId",
    (k.cancelled_at is not null or not ${mayIn('meet', 'c', 'now()')}) as "isCalledOff", q.proof_id as "proofId", q.answered_kind as "answeredKind"
  from proof_requests q
    join coffeechats k on k.id = q.coffeechat_id
    join offers o on o.id = k.offer_id
    join users u on u.id = k.candidate_id and ${hasNotLeft('u')}
    join operators p on p.id = q.asked_by
    join companies c on c.id = k.company_id
  where ${REACHED[side]} and ${where}
  order by q.asked_at desc, q.id desc`

export async function findRequest(db: Queries, { party, requestId }: OwnRequest): Promise<RequestRow | null> {
  const { rows } = await db.$client.query<RequestRow>({
    name: `proof-request-of-${party.side}`,
    text: requestsOf(party.side, 'q.id = $2'),
    values: [ownerOf(party), requestId],
  })
  return rows[0] ?? null
}

/** All requests that the person got, newest first. There are few. */
export async function listRequests(db: Queries, userId: string): Promise<RequestRow[]> {
  const { rows } = await db.$client.query<RequestRow>({
    name: 'proof-requests-of-person',
    text: requestsOf('candidate', 'true'),
    values: [userId],
  })
  return rows
}

export async function requestsOfChat(
  db: Queries,
  { companyId, coffeechatId }: { companyId: string; coffeechatId: string },
): Promise<RequestRow[]> {
  const { rows } = await db.$client.query<RequestRow>({
    name: 'proof-requests-of-chat',
    text: requestsOf('company', 'q.coffeechat_id = $2'),
    values: [companyId, coffeechatId],
  })
  return rows
}

/**
 * Holds the coffee chat of the request until the transaction ends, as whoever calls it off does: an answer and that take turns. False when
 * the request is not the party's.
 */
export async function lockRequest(tx: Queries, { party, requestId }: OwnRequest): Promise<boolean> {
  const { rowCount } = await tx.$client.query(
    `select from coffeechats k join proof_requests q on q.coffeechat_id = k.id
     where ${REACHED[party.side]} and q.id = $2 for no key update of k`,
    [ownerOf(party), requestId],
  )
  return rowCount === 1
}

type End =
  | { state: 'ANSWERED'; answeredKind: ProofKind; proofId: string }
  | { state: 'DECLINED' | 'WITHDRAWN' }

/** One compare-and-set: false when it was ended meanwhile. */
export async function endRequest(tx: Queries, id: string, end: End, now: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(proofRequests)
    .set({ ...end, endedAt: now })
    .where(and(eq(proofRequests.id, id), eq(proofRequests.state, 'OPEN')))
  return rowCount === 1
}

/** Consoles with the answer open look again: the proof was taken back. */
export async function tellAskers(tx: Queries, proofId: string, now: Date): Promise<void> {
  const asked = await tx
    .select({ companyId: coffeechats.companyId })
    .from(proofRequests)
    .innerJoin(coffeechats, eq(coffeechats.id, proofRequests.coffeechatId))
    .where(eq(proofRequests.proofId, proofId))
  await changed(
    tx,
    ['coffeechats'],
    asked.flatMap(({ companyId }) => companyId ?? []),
    now,
  )
}
