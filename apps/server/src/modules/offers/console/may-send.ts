import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { whyNotSend } from '@coffeeattack/domain/offers/sending'
import { findVisible, viewerKeys, type Visible } from '../../candidates/core/visibility.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { sendingState } from '../core/store.ts'

type Pair = { companyId: string; candidateId: string }

/** Agents write for many companies: what limits a company's own recruiters does not limit them. */
export const NO_QUOTA = { monthly: Infinity, daily: Infinity }

/** Our agents may read that they cannot; not why, nor whose choice it was. */
export const NOT_FROM_THIS_COMPANY = '이 회사의 제안은 이 분께 보낼 수 없어요.'

/** The candidate as far as this company may know of them; whoever shut it out is not there. */
export async function candidateFor(tx: Queries, pair: Pair, now: Date): Promise<Visible | null> {
  return findVisible(tx, pair.candidateId, await viewerKeys(tx, pair.companyId), now)
}

/** Why this company cannot write to this candidate now, quotas aside, or null (TRUST-7). */
export async function whyNot(tx: Queries, pair: Pair, now: Date): Promise<Situation | null> {
  return whyNotSend({ ...(await sendingState(tx, pair, now)), quota: NO_QUOTA }, now)
}
