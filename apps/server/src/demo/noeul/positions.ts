import type { positions } from '../../platform/db/schema/positions.ts'
import type { Dice } from '../chance/dice.ts'
import { daysBefore } from '../chance/moments.ts'
import type { Operator } from '../companies/operators.ts'
import { tradeOf } from '../jobs/trades.ts'
import type { Offer } from '../offers/offer.ts'

export type Position = { row: typeof positions.$inferInsert; trade: string }

type Opening = Pick<Position['row'], 'title' | 'bonusMin' | 'bonusMax' | 'benefits' | 'mustHaves'> &
  Pick<Position['row'], 'interviewers' | 'link' | 'message'> & {
    jobSubLabel: string
    years: readonly [least: number, most?: number]
    salary: readonly [least: number, most: number]
    /** How many days ago it was opened and, where it is, closed. */
    opened: number
    closed?: number
  }

const REMOTE = '주 2회 재택근무'

/** Four places to fill, and one that was filled: its offers stay with it (BIZ-9). */
const OPENINGS: readonly Opening[] = [
  {
    title: '백엔드 개발자 · 결제와 정산',
    jobSubLabel: '백엔드 개발자',
    years: [4, 8],
    salary: [6_000, 8_000],
    bonusMin: 400,
    bonusMax: 600,
    benefits: [REMOTE, '교육비 연 200만 원'],
    mustHaves: ['Kotlin 또는 Java', '결제나 정산', '대용량 처리'],
    interviewers: ['윤하람', '이도현'],
    link: 'https://noeul-cloud.example/careers/backend-payments',
    message:
      '결제와 정산을 처음부터 다시 짜는 팀이에요. 하루 수백만 건을 어긋남 없이 맞추는 일을 함께 해요. 팀 리드와 편하게 이야기 나눠요.',
    opened: 74,
  },
  {
    title: '프론트엔드 개발자',
    jobSubLabel: '프론트엔드 개발자',
    years: [3, 8],
    salary: [5_500, 7_600],
    benefits: [REMOTE, '최신 노트북과 모니터 두 대'],
    mustHaves: ['React', 'TypeScript', '디자인시스템이나 접근성'],
    interviewers: ['강세아'],
    link: 'https://noeul-cloud.example/careers/frontend',
    message:
      '여러 사람이 같은 화면에서 동시에 일하는 협업 도구를 만들어요. 빠르고 누구나 쓸 수 있는 화면을 함께 고민해요.',
    opened: 71,
  },
  {
    title: '데이터 엔지니어',
    jobSubLabel: '데이터 엔지니어',
    years: [3],
    salary: [5_500, 7_500],
    benefits: ['10~12시 시차 출근'],
    mustHaves: ['Spark 또는 Kafka', '파이프라인'],
    interviewers: ['강세아', '이도현'],
    message: '제품의 모든 기록이 한곳에 모이는 길을 만들어요. 지표를 믿을 수 있게 하는 일이에요.',
    opened: 68,
  },
  {
    title: '프로덕트 디자이너',
    jobSubLabel: '프로덕트 디자이너',
    years: [4, 10],
    salary: [5_000, 6_800],
    benefits: [REMOTE],
    mustHaves: ['디자인시스템', '사용성테스트나 리서치'],
    interviewers: ['이도현'],
    link: 'https://noeul-cloud.example/careers/product-designer',
    message: '어려운 협업을 쉽게 느끼게 하는 디자이너를 기다려요. 문제를 찾는 일부터 함께해요.',
    opened: 66,
  },
  {
    title: '데브옵스 엔지니어',
    jobSubLabel: '데브옵스 엔지니어',
    years: [4],
    salary: [6_000, 8_200],
    benefits: [REMOTE],
    mustHaves: ['Kubernetes', 'AWS'],
    interviewers: ['윤하람'],
    message: '배포가 무섭지 않은 회사를 만들고 있어요. 관측과 자동화를 맡아 주세요.',
    opened: 78,
    closed: 9,
  },
]

/** What 노을클라우드 looks for, opened by its lead. */
export function createPositions(lead: Operator, now: Date, dice: Dice): Position[] {
  return OPENINGS.map(({ opened, closed, years, salary, ...fields }) => {
    const createdAt = daysBefore(now, opened)
    return {
      trade: fields.jobSubLabel,
      row: {
        id: dice.id(createdAt),
        companyId: lead.company!.row.id,
        createdBy: lead.row.id,
        createdAt,
        closedAt: closed === undefined ? null : daysBefore(now, closed),
        jobLabel: tradeOf(fields.jobSubLabel).label,
        place: '성수',
        yearsMin: years[0],
        yearsMax: years[1] ?? null,
        salaryMin: salary[0],
        salaryMax: salary[1],
        ...fields,
      },
    }
  })
}

/** The offers that its recruiters sent to people of a position's job, while it was open. */
export function forPositions(offers: readonly Offer[], positions: readonly Position[]): Offer[] {
  return offers.map((offer) => {
    const { row, candidate, operator } = offer
    const position = positions.find(
      ({ trade, row: { companyId, createdAt, closedAt } }) =>
        operator.row.companyId === companyId &&
        trade === candidate.trade.subLabel &&
        row.createdAt > createdAt &&
        (!closedAt || row.createdAt < closedAt),
    )
    return position ? { ...offer, row: { ...row, positionId: position.row.id } } : offer
  })
}
