import { type PayParts, partsOf } from '@coffeeattack/domain/offers/whole-pay'
import type { Queries } from '../../../platform/db/queries.ts'
import { payColumns } from '../../offers/core/store.ts'
import { findPosition, type Owned, type PositionRow } from '../core/store.ts'
import { figuresOf, type PositionFields, stagesOf, type Stages } from './store.ts'

/** What stands in the list and on the page alike. */
export const listedOf = (row: PositionRow, counts: { stages: Stages; sent: number }) => ({
  id: row.id,
  title: row.title,
  jobLabel: row.jobLabel,
  jobSubLabel: row.jobSubLabel,
  yearsMin: row.yearsMin,
  yearsMax: row.yearsMax,
  salaryMin: row.salaryMin,
  salaryMax: row.salaryMax,
  mustHaves: row.mustHaves,
  createdAt: row.createdAt.toISOString(),
  closedAt: row.closedAt?.toISOString() ?? null,
  ...counts,
})

export async function showOne(db: Queries, which: Owned, now: Date) {
  const row = await findPosition(db, which)
  const stages = await stagesOf(db, which.companyId, [which.id], now)
  const { sent, answerHours, ...figures } = await figuresOf(db, which)
  const { pay, benefits, interviewers, place, link, message, version } = row
  return {
    ...listedOf(row, { stages: stages(row.id), sent }),
    pay,
    benefits,
    interviewers,
    place,
    link,
    message,
    version,
    figures: { ...figures, answerHours: answerHours === null ? null : Math.round(answerHours * 10) / 10 },
  }
}

export type GivenPosition = {
  title: string
  jobLabel: string
  jobSubLabel: string | null
  yearsMin: number | null
  yearsMax: number | null
  salaryMin: number | null
  salaryMax: number | null
  pay: PayParts | null
  benefits: readonly string[]
  mustHaves: readonly string[]
  interviewers: readonly string[]
  place: string
  link: string | null
  message: string
}

/** As the row keeps it. The contract has refused what has no salary. */
export function fieldsOf({ pay, salaryMin, salaryMax, ...given }: GivenPosition): PositionFields {
  const trimmed = (lines: readonly string[]) => [...new Set(lines.map((line) => line.trim()))]
  return {
    title: given.title.trim(),
    jobLabel: given.jobLabel.trim(),
    jobSubLabel: given.jobSubLabel?.trim() ?? null,
    yearsMin: given.yearsMin,
    yearsMax: given.yearsMax,
    salaryMin: salaryMin!,
    salaryMax: salaryMax!,
    ...payColumns(partsOf(pay)),
    benefits: trimmed(given.benefits),
    mustHaves: trimmed(given.mustHaves),
    interviewers: trimmed(given.interviewers),
    place: given.place.trim(),
    link: given.link,
    message: given.message.trim(),
  }
}
