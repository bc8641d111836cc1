import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'

/** 한지우's offers as the demo tells them. Companies by slug: the first of their recruiters writes. */

export type Single = {
  company: string
  status: Exclude<OfferStatus, 'AGENT'>
  /** Of the seven days; below zero when the deadline has passed. */
  daysLeft: number
  isRead: boolean
  salary: readonly [number, number] | null
  /** What is named besides the base. */
  pay?: PayParts
  /** What she would meet for, said of the first range; the company raised to `salary`. */
  counter?: { was: readonly [number, number]; amount: number; note: string; answerNote: string }
  position: string
  items: readonly string[]
  message: string
}

export const SINGLES: readonly Single[] = [
  {
    company: 'noeul-cloud',
    status: 'WAITING',
    daysLeft: 0,
    isRead: true,
    salary: [6300, 6800],
    pay: {
      bonus: { min: 300, max: 700 },
      signing: 500,
      stock: { kind: 'OPTION', min: 1200, max: 2000, years: 4 },
    },
    position: '프론트엔드 개발자',
    items: ['주 2회 재택근무', '10~12시 시차 출근', '교육비 연 200만 원', '층마다 에스프레소 바'],
    message:
      '안녕하세요, 노을클라우드 채용 리드 이도현이에요. 결제 화면을 다시 만들며 전환율을 12%p 올린 이야기를 인상 깊게 읽었어요. 저희도 요금 화면을 새로 설계하고 있어요. 팀이 먼저 커피 한 잔 사고 싶어요.',
  },
  {
    company: 'ongyeol-health',
    status: 'WAITING',
    daysLeft: 5,
    isRead: true,
    salary: [6600, 7200],
    pay: { bonus: null, signing: null, stock: { kind: 'RSU', min: 2400, max: 4000, years: 4 } },
    counter: {
      was: [6200, 6700],
      amount: 7200,
      note: '다섯 팀이 쓰는 디자인 시스템을 혼자 시작했어요. 이 금액이면 기쁘게 만날게요.',
      answerNote: '팀 리드와 이야기해 올렸어요. 만나서 자세히 들려주세요.',
    },
    position: '웹 프론트엔드 리드',
    items: ['전면 재택근무', '건강검진과 가족 보험'],
    message:
      '온결헬스에서 처음으로 프론트엔드 리드를 모시려고 해요. 디자인 시스템을 다섯 팀이 함께 쓰게 만든 이야기를 직접 듣고 싶어요.',
  },
  {
    company: 'solbangul-soft',
    status: 'WAITING',
    daysLeft: 2,
    isRead: false,
    salary: null,
    position: '프론트엔드 엔지니어',
    items: [],
    message:
      '솔방울소프트 안세봄이에요. 아직 자리가 정해지지는 않았지만 웹 성능을 함께 고민할 분을 찾고 있어요. 이야기부터 나눠 볼까요?',
  },
  {
    company: 'durebak-data',
    status: 'WAITING',
    daysLeft: 6,
    isRead: false,
    salary: [5900, 6400],
    pay: { bonus: { min: 600, max: 900 }, signing: 300, stock: null },
    position: '데이터 시각화 엔지니어',
    items: ['해외 콘퍼런스 참가', '주 1회 재택근무'],
    message: '두레박데이터에서 대시보드를 다시 그리고 있어요. 차트를 좋아하신다면 꼭 만나고 싶어요.',
  },
  {
    company: 'neoul-energy',
    status: 'MATCHED',
    daysLeft: 0,
    isRead: true,
    salary: [6000, 6500],
    position: '프론트엔드 개발자',
    items: ['성과급 연 2회', '주 2회 재택근무', '점심 제공'],
    message:
      '너울에너지에서 발전 현황 화면을 새로 만들어요. 차트와 웹 성능을 함께 다뤄 온 분과 이야기하고 싶어요.',
  },
  {
    company: 'dalgeurak',
    status: 'MATCHED',
    daysLeft: 5,
    isRead: true,
    salary: [5900, 6400],
    position: '웹 프론트엔드 개발자',
    items: ['점심 제공', '10~12시 시차 출근', '도서비 무제한'],
    message:
      '달그락 주문 화면을 맡아 주실 분을 찾아요. 결제 전환율을 올린 경험이 꼭 필요해요. 맛있는 커피를 준비해 둘게요.',
  },
  {
    company: 'hanppyeom-house',
    status: 'MATCHED',
    daysLeft: -9,
    isRead: true,
    salary: [6100, 6500],
    pay: { bonus: { min: 300, max: 700 }, signing: 500, stock: null },
    position: '프론트엔드 엔지니어',
    items: ['주 2회 재택근무', '대출 이자 지원'],
    message:
      '한뼘하우스에서 집을 고르는 화면을 맡을 분을 찾아요. 재택과 시차 출근도 팀과 미리 맞춰 두었어요.',
  },
  {
    company: 'batu-robotics',
    status: 'REFUSED',
    daysLeft: -4,
    isRead: true,
    salary: [5400, 5800],
    position: '관제 화면 개발자',
    items: ['최신 노트북과 모니터 두 대', '점심 제공'],
    message: '로봇 관제 화면을 만드는 팀이에요. 실시간 화면을 다뤄 본 분을 찾고 있어요.',
  },
  {
    company: 'ongdal-media',
    status: 'EXPIRED',
    daysLeft: -15,
    isRead: false,
    salary: [5600, 6000],
    position: '웹 개발자',
    items: ['안식 휴가 3년마다 한 달', '통신비 지원'],
    message: '옹달미디어 구독 화면을 함께 만들 분을 찾아요. 정기결제를 다뤄 본 경험이 눈에 띄었어요.',
  },
  {
    company: 'gyeojassi-ad',
    status: 'EXPIRED',
    daysLeft: -22,
    isRead: false,
    salary: null,
    position: '프론트엔드 개발자',
    items: [],
    message: '겨자씨애드 채용 담당 노아린이에요. 광고 편집기를 만드는 일에 관심이 있으신지 여쭤보고 싶어요.',
  },
]

export type Curation = {
  status: 'WAITING' | 'EXPIRED'
  daysLeft: number
  message: string
  entries: readonly { slug: string; position: string }[]
}

export const CURATIONS: readonly Curation[] = [
  {
    status: 'WAITING',
    daysLeft: 3,
    message:
      '결제 화면을 오래 다룬 경험을 보고 5곳을 골랐어요. 모두 6,000만 원 넘게 제안할 수 있는 회사예요.',
    entries: [
      { slug: 'mocha-logis', position: '프론트엔드 엔지니어' },
      { slug: 'bandal-labs', position: 'UI 엔지니어' },
      { slug: 'semo-store', position: '웹 플랫폼 개발자' },
      { slug: 'byeolmuri-games', position: '웹 프론트엔드 개발자' },
      { slug: 'naru-mobility', position: '프론트엔드 개발자' },
    ],
  },
  {
    status: 'EXPIRED',
    daysLeft: -19,
    message: '처음 인사드려요. 프로필을 읽고 분위기가 잘 맞을 3곳을 먼저 골라 봤어요.',
    entries: [
      { slug: 'galpi-note', position: '웹 개발자' },
      { slug: 'itdaneum', position: '프론트엔드 개발자' },
      { slug: 'kkoribyeol', position: '프론트엔드 엔지니어' },
    ],
  },
]
