import { type Quota, quotaText } from '@coffeeattack/domain/companies/quota'
import { feeStarts, rateLabel } from '@coffeeattack/domain/companies/statement'
import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { quotaOf } from '../core/quotas.ts'
import { feeRateOn, setFee, setQuota } from './terms-store.ts'

export type TermsChange = { feeRate?: number | undefined; quota?: Quota | undefined }

type By = { caller: OperatorCaller; now: Date }

/**
 * What a company has agreed on with us (BIZ-18). Money hangs on it and so does how many people it writes to, so the trail
 * tells both, what it was and what it is. The caller holds the company's row.
 */
export async function changeTerms(tx: Queries, companyId: string, { feeRate, quota }: TermsChange, by: By) {
  if (feeRate !== undefined) await changeFee(tx, companyId, feeRate, by)
  if (quota !== undefined) await changeQuota(tx, companyId, quota, by)
}

/** From the next month on: this month's hires were made at the rate that was agreed on for it. */
async function changeFee(tx: Queries, companyId: string, rate: number, { caller, now }: By): Promise<void> {
  const month = feeStarts(now)
  const was = await feeRateOn(tx, companyId, month)
  if (was === rate) return
  await setFee(tx, { companyId, month, rate, setBy: caller.operatorId, setAt: now })
  const detail = { feeRate: `${rateLabel(was)} → ${rateLabel(rate)}`, from: month }
  await recordDeed(
    tx,
    caller,
    { action: 'company.fee', subject: 'company', subjectId: companyId, detail },
    now,
  )
}

/** From now on. */
async function changeQuota(tx: Queries, companyId: string, quota: Quota, { caller, now }: By): Promise<void> {
  const was = await quotaOf(tx, companyId)
  if (was.monthly === quota.monthly && was.daily === quota.daily) return
  await setQuota(tx, { companyId, ...quota, setBy: caller.operatorId, setAt: now })
  const detail = { quota: `${quotaText(was)} → ${quotaText(quota)}` }
  await recordDeed(
    tx,
    caller,
    { action: 'company.quota', subject: 'company', subjectId: companyId, detail },
    now,
  )
}
