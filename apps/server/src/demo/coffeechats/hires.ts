import { feeOf } from '@coffeeattack/domain/companies/statement'
import {
  addMonths,
  atKst,
  firstDayOfMonth,
  formatDay,
  formatMonth,
  kstDay,
  kstMonth,
} from '@coffeeattack/domain/kst'
import type { hires, statementLines, statements } from '../../platform/db/schema/coffeechats.ts'
import type { Dice } from '../chance/dice.ts'
import { earlier } from '../chance/moments.ts'
import type { Company } from '../companies/companies.ts'
import type { Operator } from '../companies/operators.ts'
import type { Coffeechat } from './coffeechat.ts'

export type HireRow = typeof hires.$inferInsert

/** Those whom the world remembers by their fee alone: the people have left, and with them their coffee chats. */
const BEFORE: readonly { slug: string; monthsAgo: number; day: number; position: string; basePay: number }[] =
  [
    { slug: 'noeul-cloud', monthsAgo: 2, day: 13, position: '플랫폼 엔지니어', basePay: 7_800 },
    { slug: 'semo-store', monthsAgo: 2, day: 20, position: '백엔드 개발자', basePay: 6_400 },
    { slug: 'noeul-cloud', monthsAgo: 1, day: 8, position: '백엔드 개발자', basePay: 6_900 },
    { slug: 'noeul-cloud', monthsAgo: 1, day: 21, position: '프로덕트 디자이너', basePay: 6_200 },
    { slug: 'semo-store', monthsAgo: 1, day: 16, position: '데이터 분석가', basePay: 5_800 },
    { slug: 'byeolmuri-games', monthsAgo: 1, day: 19, position: '클라이언트 개발자', basePay: 7_100 },
  ]

/** What both sides said is a hire (KEEP-3), and a few from before. */
export function createHires(
  chats: readonly Coffeechat[],
  companies: readonly Company[],
  now: Date,
  dice: Dice,
): HireRow[] {
  const met = chats.flatMap(({ row, offer, stages }): HireRow[] =>
    stages
      .filter(({ stage, agreedAt }) => stage === 'HIRED' && agreedAt)
      .map(({ startsOn, basePay, agreedAt }) => ({
        id: dice.of(row.id).id(agreedAt!),
        coffeechatId: row.id,
        companyId: offer.company!.row.id,
        position: offer.row.position ?? '',
        startsOn: startsOn!,
        basePay: basePay!,
        feeRate: offer.company!.row.feeRate,
        at: agreedAt!,
      })),
  )
  const before = BEFORE.map(({ slug, monthsAgo, day, position, basePay }): HireRow => {
    const { row } = companies.find((company) => company.slug === slug)!
    const hired = firstDayOfMonth(kstMonth(now) - monthsAgo) + day - 1
    const at = atKst(hired, dice.int(10, 18), dice.int(0, 59))
    return {
      id: dice.id(at),
      companyId: row.id,
      position,
      startsOn: formatDay(addMonths(hired, 1)),
      basePay,
      feeRate: row.feeRate,
      at,
    }
  })
  return [...before, ...met].toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Whose last month an admin can still close. */
const LEFT_OPEN = 'byeolmuri-games'

/** Last month's were closed so lately that they still wait for their payment, on whatever day the world begins. */
const CLOSED_DAYS_AGO = 5

/** An admin closes a month on the third day of the next one. */
function closingDay(month: number, now: Date): number {
  const third = firstDayOfMonth(month + 1) + 2
  return month === kstMonth(now) - 1 ? Math.max(third, kstDay(now) - CLOSED_DAYS_AGO) : third
}

export type Statement = { row: typeof statements.$inferInsert; lines: (typeof statementLines.$inferInsert)[] }

/** Months that are over were closed by the admin soon after; what is hired this month still grows (KEEP-6). */
export function createStatements(
  all: readonly HireRow[],
  { companies, admin, now }: { companies: readonly Company[]; admin: Operator; now: Date },
  dice: Dice,
): Statement[] {
  const left = companies.find(({ slug }) => slug === LEFT_OPEN)!.row.id
  const months = Map.groupBy(all, ({ companyId, at }) => `${companyId} ${kstMonth(at)}`)
  return [...months].flatMap(([key, hired]): Statement[] => {
    const [companyId = '', number = ''] = key.split(' ')
    const month = Number(number)
    if (month >= kstMonth(now) || companyId === left) return []
    const closedAt = earlier(now, atKst(closingDay(month, now), 10, 15))
    const id = dice.id(closedAt)
    return [
      {
        row: { id, companyId, month: formatMonth(month), closedAt, closedBy: admin.row.id },
        lines: hired.map(({ id: hireId, basePay, feeRate }) => {
          const fee = feeOf({ kind: 'HIRE', basePay, feeRate })
          return { statementId: id, hireId, basePay, feeRate, fee }
        }),
      },
    ]
  })
}
