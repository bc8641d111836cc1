import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { paidChecksOf, type PaidCheckRow } from './store.ts'

/** What a proof that the promised pay is paid may say (KEEP-10): no figure. */
type KeptResult = {
  paidCheckId: string
  companyName: string
  source: 'HEALTH_INSURANCE'
  checkedOn: string
}

/** The person's newest result that says so; null without one. The premium's month and the pay stay here. */
export async function keptResultOf(userId: string, { db }: Pick<ApiDeps, 'db'>): Promise<KeptResult | null> {
  const kept = (await paidChecksOf(db.drizzle, userId)).find(isKept)
  if (!kept) return null
  return {
    paidCheckId: kept.id,
    companyName: kept.company.name,
    source: 'HEALTH_INSURANCE',
    checkedOn: formatDay(kstDay(kept.answeredAt!)),
  }
}

const isKept = ({ judgement }: PaidCheckRow) => judgement === 'KEPT'
