import type { positions } from '../../platform/db/schema/positions.ts'
import { toNearest } from '../candidates/salary.ts'
import type { Dice } from '../chance/dice.ts'
import { between, daysBefore } from '../chance/moments.ts'
import { listOf, type Trade, TRADES } from '../jobs/trades.ts'
import type { Operator } from './operators.ts'

type Opening = typeof positions.$inferInsert

/** How many positions the recruiter of each other company has opened: agents make curations from them (BIZ-4). */
const EACH = 2
const PERKS = [
  '주 2회 재택근무',
  '10~12시 시차 출근',
  '교육비 연 200만 원',
  '점심 제공',
  '5년마다 한 달 휴가',
]
const PLACES = ['서울 강남', '서울 성수', '판교', '서울 여의도', '서울 마포', '대전']

/** What companies besides 노을클라우드 look for, the jobs in turn by how many people do them. */
export function createOpenings(recruiters: readonly Operator[], now: Date, dice: Dice): Opening[] {
  const others = recruiters.filter(({ company }) => company?.row.active && company.slug !== 'noeul-cloud')
  const byWeight = TRADES.toSorted((a, b) => b.weight - a.weight).slice(0, 8)
  return others.flatMap((recruiter, place) =>
    Array.from({ length: EACH }, (_, at) =>
      openingOf(byWeight[(place * EACH + at) % byWeight.length]!, recruiter, now, dice.of(place * EACH + at)),
    ),
  )
}

function openingOf(trade: Trade, { row, company }: Operator, now: Date, dice: Dice): Opening {
  const createdAt = between(daysBefore(now, 70), daysBefore(now, 2), dice)
  const yearsMin = dice.int(2, 5)
  const salaryMin = toNearest(trade.entry * (1.12 + yearsMin * 0.05), 100)
  const [tech, other, third] = dice.some(listOf(trade.tech), 3)
  const title = dice.pick(listOf(trade.positions))
  return {
    id: dice.id(createdAt),
    companyId: company!.row.id,
    createdBy: row.id,
    createdAt,
    title,
    jobLabel: trade.label,
    jobSubLabel: dice.chance(0.85) ? trade.subLabel : null,
    yearsMin,
    yearsMax: dice.chance(0.7) ? yearsMin + dice.int(4, 6) : null,
    salaryMin,
    salaryMax: salaryMin + dice.int(10, 24) * 100,
    benefits: dice.some(PERKS, 2),
    mustHaves: [`${tech} 또는 ${other}`, third!, dice.pick(listOf(trade.tags))],
    interviewers: [row.name],
    place: dice.pick(PLACES),
    message: `${company!.row.name}에서 ${title} 자리를 함께 채울 분을 찾아요. 팀과 편하게 이야기 나눠 봐요.`,
  }
}
