import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { proofState, untilDayOf } from '@coffeeattack/domain/proofs/proof'
import { whyNotAsk } from '@coffeeattack/domain/proofs/requests'
import { inArray } from 'drizzle-orm'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { proofs } from '../../../platform/db/schema/proofs.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordOpening } from '../../operators/core/audit.ts'
import { linkTo } from '../core/addresses.ts'
import { type RequestRow, requestsOfChat } from '../core/request-store.ts'
import { openAddress, openContent } from '../core/store.ts'
import { findTalk } from './talk-store.ts'

type OwnChat = { companyId: string; coffeechatId: string }

/** The requests of a coffee chat. Reading the answer to one is written down, once a day. */
export async function showRequests(coffeechatId: string, caller: OperatorCaller, deps: ApiDeps) {
  const own = { companyId: companyOf(caller), coffeechatId }
  return deps.db.transaction(async (tx) => {
    const shown = await shownRequests(tx, own, deps)
    if (shown.requestItems.some(({ answer }) => answer !== null)) {
      const deed = { action: 'proof.view', subject: 'coffeechat', subjectId: coffeechatId } as const
      await recordOpening(tx, caller, deed, deps.clock())
    }
    return shown
  })
}

export async function shownRequests(tx: Queries, own: OwnChat, deps: ApiDeps) {
  const talk = await findTalk(tx, own)
  if (!talk) throw new Refusal('NOT_FOUND')
  const requests = await requestsOfChat(tx, own)
  const answers = await answersTo(tx, requests)
  const shown = requests.map((request) => ({
    id: request.id,
    kind: request.kind,
    purpose: request.purpose,
    state: request.state,
    askedBy: request.operator.name,
    askedAt: request.askedAt.toISOString(),
    endedAt: request.endedAt?.toISOString() ?? null,
    answer: checked(request, answers.get(request.proofId ?? ''), deps),
  }))
  return { requestItems: shown, canAsk: whyNotAsk({ isInTerms: talk.isInTerms, requests }) === null }
}

type Answer = Pick<
  typeof proofs.$inferSelect,
  'addressSealed' | 'contentSealed' | 'expiresAt' | 'takenBackAt'
>

async function answersTo(tx: Queries, requests: readonly RequestRow[]): Promise<Map<string, Answer>> {
  const ids = requests.flatMap(({ proofId }) => proofId ?? [])
  if (ids.length === 0) return new Map()
  const { id, addressSealed, contentSealed, expiresAt, takenBackAt } = proofs
  const found = await tx
    .select({ id, addressSealed, contentSealed, expiresAt, takenBackAt })
    .from(proofs)
    .where(inArray(id, ids))
  return new Map(found.map(({ id: proofId, ...answer }) => [proofId, answer]))
}

const NOTHING = { source: null, lookedUpOn: null, untilDay: null, link: null } as const

/** The proof as it stands now, without a figure. One that its owner no longer keeps is over. */
function checked({ answeredKind: kind }: RequestRow, answer: Answer | undefined, deps: ApiDeps) {
  if (kind === null) return null
  const state = answer ? proofState(answer, deps.clock()) : 'EXPIRED'
  if (!answer || state !== 'RUNNING') return { kind, state, ...NOTHING }
  const { source, lookedUpOn } = openContent(answer.contentSealed, deps)
  const link = linkTo(openAddress(answer.addressSealed, deps), deps)
  return { kind, state, source, lookedUpOn, untilDay: untilDayOf(answer.expiresAt), link }
}
