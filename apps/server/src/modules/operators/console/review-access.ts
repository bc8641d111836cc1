import { formatMonth, kstMonth, parseMonth } from '@coffeeattack/domain/kst'
import { ACCESS_RECORDS, isUnusual, monthBounds, UNUSUAL } from '@coffeeattack/domain/operators/access-review'
import type { OperatorRole } from '@coffeeattack/domain/operators/role'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { countAccess } from './audit-store.ts'

type ReviewQuery = { month?: string | undefined }

/** How many candidates' data each operator read or changed within a month, highest first. */
export async function reviewAccess({ month: text }: ReviewQuery, { db, clock }: ApiDeps) {
  const thisMonth = kstMonth(clock())
  const asked = (text === undefined ? null : parseMonth(text)) ?? thisMonth
  const month = Math.min(Math.max(asked, thisMonth - ACCESS_RECORDS.keptMonths), thisMonth)
  const rows = await countAccess(db.drizzle, {
    ...monthBounds(month),
    before: monthBounds(month - UNUSUAL.monthsBefore).starts,
    monthsBefore: UNUSUAL.monthsBefore,
  })
  return {
    month: formatMonth(month),
    items: rows.map(({ id, name, role, usual, ...counted }) => ({
      operator: { id, name, role: role.toLowerCase() as OperatorRole },
      ...counted,
      usual: Math.round(usual),
      isUnusual: isUnusual(counted.people, usual),
    })),
  }
}
