import type { Job, Person } from './person.ts'

type Rest = Partial<Pick<Person, 'otherRows' | 'taxWon' | 'certificate' | 'alsoInsured'>>

const person = (
  given: Pick<Person, 'name' | 'phone' | 'gender' | 'story'>,
  jobs: readonly Job[],
  rest: Rest = {},
): Person => ({ ...given, jobs, birthday: null, otherRows: [], taxWon: {}, certificate: true, ...rest })

const job = (
  [company, start, end]: readonly [string, string, string | null],
  monthlyWon: number,
  yearlyRaise: number,
  monthlyWonIn?: Job['monthlyWonIn'],
): Job => ({ company, start, end, monthlyWon, yearlyRaise, ...(monthlyWonIn && { monthlyWonIn }) })

/** The people on the messenger's login page, each with a story of their own. */
export const TEST_PEOPLE: readonly Person[] = [
  person(
    { name: '한지우', phone: '01010000001', gender: 'female', story: '두들페이에 다니는 프론트엔드 개발자' },
    [
      job(['두들페이', '20230904', null], 4_600_000, 0, {
        2023: 4_000_000,
        2024: 4_133_400,
        2025: 4_333_400,
      }),
      job(['한뼘교육', '20210804', '20230902'], 3_400_000, 0, { 2022: 3_666_700 }),
      job(['솔잎웹', '20180904', '20210802'], 2_400_000, 0, {
        2019: 2_533_400,
        2020: 3_000_000,
        2021: 3_100_000,
      }),
    ],
    { alsoInsured: [{ company: '연필깎이', monthsAgo: 3, yearlyWon: 36_000_000 }] },
  ),
  person(
    { name: '박도현', phone: '01010000101', gender: 'male', story: '네 번째 회사에 다니는 백엔드 개발자' },
    [
      job(['너울에너지', '20240401', null], 6_200_000, 0.03),
      job(['오카로지스', '20211101', '20240320'], 5_100_000, 0.04),
      job(['(주)세모상점', '20190701', '20211015'], 3_900_000, 0.04),
      job(['달그락', '20170102', '20190615'], 2_900_000, 0.05),
    ],
  ),
  person({ name: '이서연', phone: '01010000102', gender: 'female', story: '지금은 쉬고 있는 마케터' }, [
    job(['온결헬스', '20180305', '20250228'], 3_400_000, 0.04),
  ]),
  person(
    { name: '최민재', phone: '01010000103', gender: 'male', story: '직장 이력이 없는 취업 준비생' },
    [],
    {
      otherRows: ['직장피부양자'],
    },
  ),
  person(
    { name: '정하늘', phone: '01010000104', gender: 'female', story: '인증서를 아직 만들지 않은 디자이너' },
    [job(['별무리게임즈', '20210517', null], 4_800_000, 0.05)],
    { certificate: false },
  ),
  person(
    { name: '오세진', phone: '01010000105', gender: 'male', story: '소득이 국세청에만 있는 프리랜서' },
    [job(['다온컨설팅', '20160704', '20210331'], 3_300_000, 0.04)],
    {
      otherRows: ['지역세대주'],
      taxWon: { 2022: 61_000_000, 2023: 74_500_000, 2024: 82_000_000, 2025: 88_400_000 },
    },
  ),
  person(
    { name: '강유나', phone: '01010000106', gender: 'female', story: '올해 입사한 신입 데이터 분석가' },
    [job(['누리바이오', '20260302', null], 3_250_000, 0)],
  ),
  person(
    { name: '윤정호', phone: '01010000107', gender: 'male', story: '한 회사에서 정년을 맞은 엔지니어' },
    [job(['솔빛전자', '19930503', '20231229'], 1_250_000, 0.06)],
    { otherRows: ['지역세대주'] },
  ),
]
