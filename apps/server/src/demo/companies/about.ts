import { FEE } from '@coffeeattack/domain/companies/statement'
import type { companies } from '../../platform/db/schema/companies.ts'
import type { Dice } from '../chance/dice.ts'

type Row = typeof companies.$inferInsert

/** Where it is, how many work there, and where one is usually met: by slug, for those that the demo shows closest. */
const KNOWN: Readonly<Record<string, readonly [region: string, headcount: number, place: string]>> = {
  'noeul-cloud': ['서울 성수동', 120, '서울 성동구 성수이로 24 노을빌딩 1층 카페'],
  'ongyeol-health': ['서울 역삼동', 64, 'https://meet.ongyeol-health.example/coffee'],
  'solbangul-soft': ['경기 판교', 45, '경기 성남시 판교로 242 솔방울동 2층 라운지'],
  'neoul-energy': ['서울 합정동', 210, '서울 마포구 양화로 45 너울빌딩 1층 카페'],
  dalgeurak: ['서울 연남동', 80, '서울 마포구 동교로 190 달그락 부엌'],
  'hanppyeom-house': ['서울 문래동', 95, '서울 영등포구 도림로 128 한뼘빌딩 3층'],
  'durebak-data': ['경기 판교', 150, 'https://meet.durebak-data.example/coffee'],
  'mocha-logis': ['인천 송도동', 320, '인천 연수구 센트럴로 160 모카타워 1층 카페'],
}

const REGIONS = [
  '서울 성수동',
  '서울 역삼동',
  '경기 판교',
  '서울 을지로',
  '서울 문래동',
  '부산 해운대',
  '대전 도룡동',
]

/** A rate of its own has only who agreed on one. */
const RATES: Readonly<Record<string, number>> = { 'semo-store': 650, 'byeolmuri-games': 800 }

/** What a candidate reads of a company before deciding, and what an admin keeps of it. */
export function aboutCompany(slug: string, dice: Dice) {
  const [region, headcount, place] = KNOWN[slug] ?? []
  const usual = place ?? (dice.chance(0.5) ? `https://meet.${slug}.example/coffee` : null)
  return {
    region: region ?? dice.pick(REGIONS),
    headcount: headcount ?? dice.int(2, 40) * 10,
    usualPlaceKind: usual === null ? null : placeKind(usual),
    usualPlace: usual,
    feeRate: RATES[slug] ?? FEE.defaultRate,
  } satisfies Partial<Row>
}

const placeKind = (place: string) => (place.startsWith('https:') ? 'LINK' : 'ADDRESS')
