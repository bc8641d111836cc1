import { companyKey } from '@coffeeattack/domain/companies/name'
import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isMassText, whyNotSend } from '@coffeeattack/domain/offers/sending'
import { typedPatterns } from '@coffeeattack/domain/text/typed'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findVisible, viewerKeys, type Visible } from '../../candidates/core/visibility.ts'
import { quotaOf } from '../../companies/core/quotas.ts'
import { sendingState, sentCounts } from '../core/store.ts'
import { companyChoices, recentMessages } from './compose-store.ts'

export async function showQuota({ companyId }: OperatorCaller, { db, clock }: ApiDeps) {
  if (!companyId) throw new Refusal('FORBIDDEN')
  const { monthly, daily } = await quotaOf(db.drizzle, companyId)
  const { sentToday, sentThisMonth } = await sentCounts(db.drizzle, companyId, clock())
  return { month: { sent: sentThisMonth, limit: monthly }, day: { sent: sentToday, limit: daily } }
}

export async function checkText(message: string, caller: OperatorCaller, { db }: ApiDeps) {
  return { isMassText: isMassText(message, await recentMessages(db.drizzle, caller)) }
}

export async function chooseCompanies(q: string, { db }: ApiDeps) {
  return { items: await companyChoices(db.drizzle, { key: companyKey(q), typed: typedPatterns(q) }) }
}

type SenderAndReceiver = { companyId: string; candidateId: string }

/** Agents write for many companies: what limits a company's own recruiters does not limit them. */
export const NO_QUOTA = { monthly: Infinity, daily: Infinity }

/** Our agents may read that they cannot; not why, nor whose choice it was. */
export const NOT_FROM_THIS_COMPANY = '이 회사의 제안은 이 분께 보낼 수 없어요.'

/** The candidate as far as this company may know of them; whoever shut it out is not there. */
export async function candidateFor(tx: Queries, pair: SenderAndReceiver, now: Date): Promise<Visible | null> {
  return findVisible(tx, pair.candidateId, await viewerKeys(tx, pair.companyId), now)
}

/** Why this company cannot write to this candidate now, quotas aside, or null (TRUST-7). */
export async function whyNot(tx: Queries, pair: SenderAndReceiver, now: Date): Promise<Situation | null> {
  return whyNotSend({ ...(await sendingState(tx, pair, now)), quota: NO_QUOTA }, now)
}
