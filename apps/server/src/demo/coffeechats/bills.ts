import { dueDay } from '@coffeeattack/domain/companies/billing'
import { businessNumberText } from '@coffeeattack/domain/companies/business-number'
import { correctionOf } from '@coffeeattack/domain/companies/correction'
import { statementOf } from '@coffeeattack/domain/companies/statement'
import { formatDay, kstDay, kstMonth, kstYear, parseMonth } from '@coffeeattack/domain/kst'
import type { billSeries, bills, hireCorrections } from '../../platform/db/schema/billing.ts'
import { readIdentity } from '../../settings-identity.ts'
import type { Dice } from '../chance/dice.ts'
import { earlier } from '../chance/moments.ts'
import type { Company } from '../companies/companies.ts'
import type { Operator } from '../companies/operators.ts'
import type { Statement } from './hires.ts'

type Given = { statements: readonly Statement[]; companies: readonly Company[]; admin: Operator; now: Date }

/** Who has not paid the statement of the month before last. */
const UNPAID = 'semo-store'

/**
 * Every closed statement was sent when it was closed. Those of last month wait for their payment, one from before is overdue,
 * and the others are paid.
 */
export function createBills({ statements, companies, admin, now }: Given): (typeof bills.$inferInsert)[] {
  const { company, account } = readIdentity({})
  const { name, representative, businessNumber, address, phone, email } = company
  const supplier = { name, representative, businessNumber, address, phone, email, account }
  const places = new Map<number, number>()
  return statements
    .toSorted((a, b) => a.row.closedAt.getTime() - b.row.closedAt.getTime())
    .map(({ row: { id, month, companyId, closedAt }, lines }) => {
      const { slug, row } = companies.find((company) => company.row.id === companyId)!
      const { sum, vat, total } = statementOf(
        lines.map((line) => ({ ...line, id: line.hireId, kind: 'HIRE' as const })),
      )
      const year = kstYear(closedAt)
      const place = (places.get(year) ?? 0) + 1
      places.set(year, place)
      const monthsAgo = kstMonth(now) - parseMonth(month)!
      const isPaid = monthsAgo > (slug === UNPAID ? 2 : 1)
      return {
        statementId: id,
        year,
        place,
        supplier,
        customer: { name: row.name, businessNumber: businessNumberText(row.businessNumber ?? '') },
        sum,
        vat,
        total,
        sentAt: closedAt,
        sentBy: admin.row.id,
        dueOn: formatDay(dueDay(closedAt)),
        paidOn: isPaid ? formatDay(kstDay(closedAt) + 9) : null,
      }
    })
}

export function createSeries(
  rows: readonly (typeof bills.$inferInsert)[],
): (typeof billSeries.$inferInsert)[] {
  const years = Map.groupBy(rows, ({ year }) => year)
  return [...years].map(([year, of]) => ({ year, last: of.length }))
}

/** Whose last month was found wrong after it was sent. */
const CORRECTED = { slug: 'semo-store', basePay: 5_600, reason: '기본 연봉을 200만 원 많게 적었어요' }

/** A statement of last month that is taken back and charged anew in this one. */
export function createCorrections(
  { statements, companies, admin, now }: Given,
  dice: Dice,
): (typeof hireCorrections.$inferInsert)[] {
  const companyId = companies.find(({ slug }) => slug === CORRECTED.slug)!.row.id
  const wrong = statements.findLast(({ row }) => row.companyId === companyId)
  const line = wrong?.lines[0]
  if (!wrong || !line || kstMonth(wrong.row.closedAt) !== kstMonth(now)) return []
  const at = earlier(now, new Date(wrong.row.closedAt.getTime() + 26 * 60 * 60_000))
  const { hireId, basePay, feeRate } = line
  const right = { basePay: CORRECTED.basePay, feeRate }
  return correctionOf([{ kind: 'HIRE', basePay, feeRate }], right).map((entry, place) => ({
    ...entry,
    id: dice.of(String(place)).id(at),
    hireId,
    seq: place + 1,
    reason: CORRECTED.reason,
    at,
    madeBy: admin.row.id,
  }))
}
