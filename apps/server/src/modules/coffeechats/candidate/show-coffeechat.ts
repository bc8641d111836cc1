import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { increaseRate } from '@coffeeattack/domain/offers/increase-rate'
import { disclosedOf } from '../core/disclosure.ts'
import type { Whose } from '../core/party.ts'
import { fixedTime, openTimes, partnerName, statusOf } from '../core/show-times.ts'
import { findCoffeechat, type CoffeechatRow } from '../core/store.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'

export async function showCoffeechat(whose: Whose, deps: ApiDeps) {
  const chat = await findCoffeechat(deps.db.drizzle, whose)
  if (!chat) throw new Refusal('NOT_FOUND')
  return show(chat, deps)
}

export function show(chat: CoffeechatRow, { clock, secrets }: Pick<ApiDeps, 'clock' | 'secrets'>) {
  const now = clock()
  const createdAt = chat.createdAt.toISOString()
  return {
    id: chat.id,
    status: statusOf(chat, now),
    createdAt,
    cancelledAt: chat.cancelledAt?.toISOString() ?? null,
    offer: { ...chat.offer, increaseRate: increaseRate(chat.incomeBasis, chat.offer) },
    company: chat.company,
    operator: chat.operator,
    roomId: chat.roomId,
    disclosure: { to: partnerName(chat), at: createdAt, items: disclosedOf(chat, secrets) },
    timeItems: openTimes(chat, 'candidate', now),
    confirmedTime: fixedTime(chat),
    sequence: chat.times.filter(({ confirmedAt }) => confirmedAt !== null).length,
    questionCount: chat.questionCount,
    answeredCount: chat.answeredCount,
  }
}
