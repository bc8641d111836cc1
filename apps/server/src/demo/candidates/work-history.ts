import { companyKey } from '@coffeeattack/domain/companies/name'
import { totalMonths } from '@coffeeattack/domain/profiles/career'
import type { careers } from '../../platform/db/schema/profiles.ts'
import type { Dice } from '../chance/dice.ts'
import type { Company } from '../companies/companies.ts'
import type { Trade } from '../jobs/trades.ts'
import { joinedOn, leftOn, type Period } from './periods.ts'

/** Employers without an account here. */
const ELSEWHERE =
  `한뼘교육, 솔잎웹, 가온누리테크, 미리내전산, 다솜출판, 아라해운정보, 누리봄소프트, 모래시계컨설팅, 겨울나무, 들꽃상회, 벽돌이노베이션, 여름지기, 도토리금고, 너구리택배, 푸른새벽, 오솔길투어, 무지개전자부품, 하얀고래, 달빛공방, 새참푸드, 눈사람시스템, 마중물솔루션, 종달새통신, 참새방앗간, 느린우체국, 큰바위엔지니어링, 별똥별커머스, 물푸레디자인, 은하철물, 다람쥐물류, 연못속기술, 높새정보, 두루미항공, 새벽배달단, 나들목개발, 맷돌데이터, 조각보인터랙티브, 물안개스튜디오, 굴렁쇠모빌, 해바라기헬스, 반딧불미디어, 꽃샘커뮤니케이션즈, 옹기종기, 담쟁이건설, 파랑새은행정보, 소나기클라우드, 자작나무리서치, 구름다리소프트, 단풍나라, 대나무숲광고`.split(
    ', ',
  )

/** How offices write a name: with its legal form before it, after it, or not at all. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  (name) => name,
  (name) => `㈜${name}`,
  (name) => `(주)${name}`,
  (name) => `${name} 주식회사`,
  (name) => `주식회사 ${name}`,
]

/** Where a person may have worked: half of the time at a company that is in the product too. */
function employerName(companies: readonly Company[], dice: Dice): string {
  const name = dice.chance(0.45) ? dice.pick(companies).row.name : dice.pick(ELSEWHERE)
  return dice.pick(SPELLINGS)(name)
}

type CareerRow = typeof careers.$inferInsert

type WorkHistoryInput = {
  userId: string
  trade: Trade
  periods: readonly Period[]
  companies: readonly Company[]
  verifiedAt: Date
  /** Whether the newest job says what was done there. */
  described: boolean
}

/** The verified jobs, newest first, and what the person says of them. */
export function careerRows(
  { userId, trade, periods, companies, verifiedAt, described }: WorkHistoryInput,
  dice: Dice,
): CareerRow[] {
  return periods.map((period, place) => {
    const company = employerName(companies, dice)
    return {
      id: dice.id(verifiedAt),
      userId,
      company,
      companyKey: companyKey(company),
      startedOn: joinedOn(period.start, dice),
      endedOn: leftOn(period.end, dice),
      job: trade.subLabel,
      detail: (place === 0 ? described : dice.chance(0.4)) ? workText(trade, dice) : '',
      // An old job that no longer tells anything is what people hide.
      hidden: place >= 2 && dice.chance(0.2),
      verifiedAt,
      updatedAt: verifiedAt,
    }
  })
}

function workText({ work }: Trade, dice: Dice): string {
  const sentences = dice.some(work, dice.chance(0.35) ? 2 : 1)
  return sentences.map((sentence) => sentence.replace('#', String(dice.int(6, 48)))).join(' ')
}

/** Months that companies may count: those of hidden jobs are nobody's business. */
export function visibleMonths(rows: readonly CareerRow[], now: Date): number {
  const shown = rows.filter(({ hidden }) => !hidden)
  return totalMonths(
    shown.map(({ startedOn, endedOn }) => ({ start: startedOn, end: endedOn ?? null })),
    now,
  )
}
