import { disclosedOf } from '../core/disclosure.ts'
import { questionsOf, type CoffeechatRow } from '../core/store.ts'
import { fixedTime, openTimes, statusOf } from '../core/show-times.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { readableItems } from './readable-items.ts'

export function showRow(chat: CoffeechatRow, { clock, secrets }: ApiDeps) {
  const { id, offer, company } = chat
  return {
    id,
    offerId: offer.id,
    status: statusOf(chat, clock()),
    company: company && { name: company.name, logo: company.logo },
    name: disclosedOf(chat, secrets).find(({ kind }) => kind === 'NAME')?.text ?? '',
    position: offer.position,
    salaryMin: offer.salaryMin,
    salaryMax: offer.salaryMax,
    createdAt: chat.createdAt.toISOString(),
    confirmedTime: fixedTime(chat),
  }
}

export async function showChat(chat: CoffeechatRow, caller: OperatorCaller, deps: ApiDeps) {
  return {
    ...showRow(chat, deps),
    candidateId: chat.candidateId,
    roomId: roomFor(chat, caller),
    cancelledAt: chat.cancelledAt?.toISOString() ?? null,
    disclosure: await readableItems(chat, caller, deps),
    timeItems: openTimes(chat, 'company', deps.clock()),
    // What somebody answered goes with them.
    questions: chat.person.hasLeft ? [] : await questionsOf(deps.db.drizzle, chat.id),
  }
}

/** What an agent sent is talked about with the agent: that room is not the company's. */
function roomFor({ roomId, operator }: CoffeechatRow, { role }: OperatorCaller): string | null {
  return role === 'recruiter' && operator.role === 'AGENT' ? null : roomId
}
