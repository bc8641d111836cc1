import { companyKey } from '@coffeeattack/domain/company/name'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { isMassText } from '@coffeeattack/domain/offers/mass-text'
import { SENDING } from '@coffeeattack/domain/offers/sending'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { sentCounts } from '../core/store.ts'
import { companyChoices, recentMessages } from './compose-store.ts'

export async function showQuota({ companyId }: OperatorCaller, { db, clock }: ApiDeps) {
  if (!companyId) throw new Refusal('FORBIDDEN')
  const { sentToday, sentThisMonth } = await sentCounts(db.drizzle, companyId, clock())
  return {
    month: { sent: sentThisMonth, limit: SENDING.monthlyQuota },
    day: { sent: sentToday, limit: SENDING.dailyQuota },
  }
}

export async function checkText(message: string, caller: OperatorCaller, { db }: ApiDeps) {
  return { isMassText: isMassText(message, await recentMessages(db.drizzle, caller)) }
}

export async function chooseCompanies(q: string, { db }: ApiDeps) {
  return { items: await companyChoices(db.drizzle, companyKey(q)) }
}
