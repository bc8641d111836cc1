import type { Person } from './person.ts'

/** The people on the messenger's login page, each with a story of their own. */
const base = { otherRows: [], taxWon: {}, certificate: true, birthday: null } as const

export const TEST_PEOPLE: readonly Person[] = [
  {
    ...base,
    name: '한지우',
    phone: '01010000001',
    gender: 'female',
    story: '두들페이에 다니는 프론트엔드 개발자',
    jobs: [
      {
        company: '두들페이',
        start: '20230904',
        end: null,
        monthlyWon: 4_600_000,
        yearlyRaise: 0,
        monthlyWonIn: { 2023: 4_000_000, 2024: 4_400_000, 2025: 4_500_000 },
      },
      {
        company: '한뼘교육',
        start: '20210804',
        end: '20230902',
        monthlyWon: 3_400_000,
        yearlyRaise: 0,
        monthlyWonIn: { 2022: 3_933_400, 2023: 4_000_000 },
      },
      {
        company: '솔잎웹',
        start: '20180904',
        end: '20210802',
        monthlyWon: 2_400_000,
        yearlyRaise: 0,
        monthlyWonIn: { 2019: 2_533_400, 2020: 3_000_000, 2021: 3_100_000 },
      },
    ],
  },
  {
    ...base,
    name: '박도현',
    phone: '01010000101',
    gender: 'male',
    story: '네 번째 회사에 다니는 백엔드 개발자',
    jobs: [
      { company: '너울에너지', start: '20240401', end: null, monthlyWon: 6_200_000, yearlyRaise: 0.03 },
      { company: '오카로지스', start: '20211101', end: '20240320', monthlyWon: 5_100_000, yearlyRaise: 0.04 },
      {
        company: '(주)세모상점',
        start: '20190701',
        end: '20211015',
        monthlyWon: 3_900_000,
        yearlyRaise: 0.04,
      },
      { company: '달그락', start: '20170102', end: '20190615', monthlyWon: 2_900_000, yearlyRaise: 0.05 },
    ],
  },
  {
    ...base,
    name: '이서연',
    phone: '01010000102',
    gender: 'female',
    story: '지금은 쉬고 있는 마케터',
    jobs: [
      { company: '온결헬스', start: '20180305', end: '20250228', monthlyWon: 3_400_000, yearlyRaise: 0.04 },
    ],
  },
  {
    ...base,
    name: '최민재',
    phone: '01010000103',
    gender: 'male',
    story: '직장 이력이 없는 취업 준비생',
    jobs: [],
    otherRows: ['직장피부양자'],
  },
  {
    ...base,
    name: '정하늘',
    phone: '01010000104',
    gender: 'female',
    story: '인증서를 아직 만들지 않은 디자이너',
    certificate: false,
    jobs: [
      { company: '별무리게임즈', start: '20210517', end: null, monthlyWon: 4_800_000, yearlyRaise: 0.05 },
    ],
  },
  {
    ...base,
    name: '오세진',
    phone: '01010000105',
    gender: 'male',
    story: '소득이 국세청에만 있는 프리랜서',
    jobs: [
      { company: '다온컨설팅', start: '20160704', end: '20210331', monthlyWon: 3_300_000, yearlyRaise: 0.04 },
    ],
    otherRows: ['지역세대주'],
    taxWon: { 2022: 61_000_000, 2023: 74_500_000, 2024: 82_000_000, 2025: 88_400_000 },
  },
  {
    ...base,
    name: '강유나',
    phone: '01010000106',
    gender: 'female',
    story: '올해 입사한 신입 데이터 분석가',
    jobs: [{ company: '누리바이오', start: '20260302', end: null, monthlyWon: 3_250_000, yearlyRaise: 0 }],
  },
  {
    ...base,
    name: '윤정호',
    phone: '01010000107',
    gender: 'male',
    story: '한 회사에서 정년을 맞은 엔지니어',
    jobs: [
      { company: '솔빛전자', start: '19930503', end: '20231229', monthlyWon: 1_250_000, yearlyRaise: 0.06 },
    ],
    otherRows: ['지역세대주'],
  },
]
