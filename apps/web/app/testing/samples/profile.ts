import type { ApiResult } from '@coffeeattack/contract/client/typing'

type Profile = ApiResult<'GET /v3/users/profile'>
type AnonymousProfile = ApiResult<'GET /users/profile/:id'>
type Salaries = ApiResult<'GET /v2/users/salary'>
type SalaryReport = ApiResult<'GET /v3/users/salary'>
export type School = Profile['userSchoolItems'][number]

const id = (last: number) => `00000000-0000-7000-8000-${String(last).padStart(12, '0')}`

/** Two jobs, the current one first; the rest is empty. */
export const profile = (given: Partial<Profile> = {}): Profile => ({
  id: id(1),
  careerItems: [
    {
      id: id(11),
      company: '(주)모카로지스',
      job: '프론트엔드 개발자',
      start: '2021-03',
      end: null,
      detail: '',
      hide: false,
    },
    {
      id: id(12),
      company: '한빛식품',
      job: '웹 퍼블리셔',
      start: '2018-07',
      end: '2021-02',
      detail: '',
      hide: false,
    },
  ],
  userSalaryItems: { inputSalary: null, hopeSalary: null },
  salaryType: 'HEALTH',
  verifiedIncome: 5_200,
  incomeYear: 2023,
  incomeItems: [{ year: 2023, income: 5_200, months: null }],
  githubUrl: null,
  linkedinUrl: null,
  resumeUrl: null,
  portfolioUrl: null,
  resumeFileUrl: null,
  portfolioFileUrl: null,
  email: null,
  hashtags: [],
  agent: false,
  jobLabel: '개발',
  jobSubLabel: '프론트엔드 개발자',
  techStackItems: [],
  userSchoolItems: [],
  isMajor: null,
  willingness: null,
  userSelect: [],
  isCareerIncomplete: true,
  isSalaryIncomplete: true,
  isLinkIncomplete: true,
  completeness: {
    percent: 16,
    resumeAndPr: false,
    majorTechStack: false,
    hashtag: false,
    detail: false,
    userSelect: false,
    healthSalary: true,
  },
  ...given,
})

export const school = (given: Partial<School> = {}): School => ({
  id: id(21),
  type: 'UNIVERSITY',
  name: '달빛대학교',
  major: '컴퓨터공학과',
  degree: 'BACHELOR',
  start: '2014-03',
  end: '2018-02',
  ...given,
})

export const schools = (count: number): School[] =>
  Array.from({ length: count }, (_, index) => school({ id: id(21 + index), name: `달빛대학교${index}` }))

/** No salaries of season 2025 yet. */
export const salaries = (given: Partial<Salaries> = {}): Salaries => ({
  season: 2025,
  salaryType: 'HEALTH',
  salaryItems: [],
  ...given,
})

/** An income of 5,200만원 from the health insurance, and nobody to compare it with. */
export const salaryReport = (given: Partial<SalaryReport> = {}): SalaryReport => ({
  salaryByHealth: 5_200,
  salaryByTax: null,
  salaryType: 'HEALTH',
  partIncome: null,
  season: 2025,
  incomeYears: { HEALTH: 2025, TAX: 2025 },
  inputSalary: null,
  hopeSalary: null,
  baseSalary: 5_200,
  salaryAverage: null,
  salaryMin: null,
  salaryMax: null,
  salaryIncreaseRate: null,
  expectedPercentile: null,
  percentile: null,
  distribution: null,
  peerGroup: null,
  offerAverage: null,
  offerPeerGroup: null,
  receivedOfferAverage: null,
  receivedOfferMax: null,
  totalMonth: 62,
  shownMonth: 62,
  ...given,
})

/** The same person as companies see them. */
export const anonymousProfile = (given: Partial<AnonymousProfile> = {}): AnonymousProfile => ({
  id: id(1),
  jobLabel: '개발',
  jobSubLabel: '프론트엔드 개발자',
  totalMonth: 62,
  isEmployed: true,
  careerItems: [
    {
      company: '(주)모카로지스',
      job: '프론트엔드 개발자',
      start: '2021-03',
      end: null,
      detail: '결제 화면을 다시 만들었어요.',
    },
  ],
  techStackItems: ['React'],
  hashtags: ['결제화면개편'],
  schools: [{ type: 'UNIVERSITY', name: '달빛대학교', major: '컴퓨터공학과', degree: 'BACHELOR' }],
  income: { kind: 'band', from: 5_000, to: 5_500 },
  incomeOrigin: { year: 2025, source: 'HEALTH' },
  hopeSalary: 6_500,
  hasResume: true,
  hasPortfolio: false,
  completenessPercent: 66,
  ...given,
})
