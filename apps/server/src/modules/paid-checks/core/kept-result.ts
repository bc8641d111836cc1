import { formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Queries } from '../../../platform/db/queries.ts'
import { paidChecksOf, type PaidCheckRow } from './store.ts'

/** What a proof that the promised pay is paid may say (KEEP-10): no figure. */
type KeptResult = {
  paidCheckId: string
  companyName: string
  source: 'HEALTH_INSURANCE'
  checkedOn: string
}

/**
 * The person's newest result that says so; null without one. Of each hiring the last word counts: after a later check that did not find
 * the pay, the earlier one says nothing any more. The premium's month and the pay stay here.
 */
export async function keptResultOf(db: Queries, userId: string): Promise<KeptResult | null> {
  const told = (await paidChecksOf(db, userId)).filter(saysEither)
  const isLastWord = ({ coffeechatId }: PaidCheckRow, at: number) =>
    told.findIndex((one) => one.coffeechatId === coffeechatId) === at
  const kept = told.find((row, at) => row.judgement === 'KEPT' && isLastWord(row, at))
  if (!kept) return null
  return {
    paidCheckId: kept.id,
    companyName: kept.company.name,
    source: 'HEALTH_INSURANCE',
    checkedOn: formatDay(kstDay(kept.answeredAt!)),
  }
}

const saysEither = ({ judgement }: PaidCheckRow) => judgement === 'KEPT' || judgement === 'NOT_KEPT'
