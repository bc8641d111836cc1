import { companyKey } from '@coffeeattack/domain/companies/name'
import type { Situation } from '@coffeeattack/domain/errors/catalogue'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { kstDay } from '@coffeeattack/domain/kst'
import { raiseBands, toldShare } from '@coffeeattack/domain/offers/market-answers'
import { isHopeTold, yearsBand } from '@coffeeattack/domain/offers/market-hopes'
import { isMassText, whyNotSend } from '@coffeeattack/domain/offers/sending'
import { typedPatterns } from '@coffeeattack/domain/text/typed'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { findVisible, viewerKeys, type Visible } from '../../candidates/core/visibility.ts'
import { quotaOf } from '../../companies/core/quotas.ts'
import { sendingState, sentCounts } from '../core/store.ts'
import { answersOfJob, companyChoices, hopesOf, jobOf, recentMessages } from './compose-store.ts'

export async function showQuota({ companyId }: OperatorCaller, { db, clock }: ApiDeps) {
  if (!companyId) throw new Refusal('FORBIDDEN')
  const { monthly, daily } = await quotaOf(db.drizzle, companyId)
  const { sentToday, sentThisMonth } = await sentCounts(db.drizzle, companyId, clock())
  return { month: { sent: sentThisMonth, limit: monthly }, day: { sent: sentToday, limit: daily } }
}

export async function checkText(message: string, caller: OperatorCaller, { db }: ApiDeps) {
  return { isMassText: isMassText(message, await recentMessages(db.drizzle, caller)) }
}

export async function chooseCompanies(q: string, { db, clock }: ApiDeps) {
  const typed = { key: companyKey(q), typed: typedPatterns(q), now: clock() }
  return { items: await companyChoices(db.drizzle, typed) }
}

type SenderAndReceiver = { companyId: string; candidateId: string }

/** Agents write for many companies and have no quota. */
export const NO_QUOTA = { monthly: Infinity, daily: Infinity }

/** Agents learn that this company is blocked, but not why or by whom. */
export const NOT_FROM_THIS_COMPANY = '이 회사의 제안은 이 분께 보낼 수 없어요.'

/** The candidate as this company may see them; one who blocked it is not found. */
export async function candidateFor(tx: Queries, pair: SenderAndReceiver, now: Date): Promise<Visible | null> {
  return findVisible(tx, pair.candidateId, await viewerKeys(tx, pair.companyId), now)
}

/** Why the company cannot write to the candidate now, apart from quotas; null when it can (TRUST-7). */
export async function whyNot(tx: Queries, pair: SenderAndReceiver, now: Date): Promise<Situation | null> {
  return whyNotSend({ ...(await sendingState(tx, pair, now)), quota: NO_QUOTA }, now)
}

/**
 * What people like this candidate hope for and which raises were accepted (BIZ-13), as computed last night.
 * It discloses nothing about the candidate, so reading it is not recorded.
 */
export async function showMarket(candidateId: string, { companyId }: OperatorCaller, { db, clock }: ApiDeps) {
  const now = clock()
  const seen = companyId && (await candidateFor(db.drizzle, { companyId, candidateId }, now))
  if (!seen) throw new Refusal('NOT_FOUND')
  const { jobLabel, jobSubLabel, months } = await jobOf(db.drizzle, candidateId)
  const drawn = await hopesOf(db.drizzle, { jobSubLabel, years: yearsBand(months) })
  const told = await answersOfJob(db.drizzle, jobLabel)
  return {
    hopes: drawn && isHopeTold(drawn.day, kstDay(now)) ? drawn.hopes : null,
    accepted: raiseBands.map((_, band) => {
      const answers = told.get(band)
      return answers ? toldShare(answers) : null
    }),
  }
}
