import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { applicationState, verificationState } from '../../sessions/kept-state.ts'
import { report } from './report.ts'

/** The server's responses while 한지우, born on 14 March 1995, registers as 백엔드 개발자. */

type Begun = ApiResult<'POST /v3/users/verify'>
type Submitted = ApiResult<'POST /v3/users/submit'>
type Verified = ApiResult<'GET /users/verify'>

const JIU = '01930000-0000-7000-8000-000000000101'
const login = { userId: JIU, accessToken: 'access', refreshToken: 'refresh' }

export const PHONE = '01020010001'
export const FORM = '/submit/개발/백엔드 개발자'
export const WAITING = `${FORM}/pending?type=kakao`

const person = {
  name: '한지우',
  birthday: '19950314',
  gender: '여성',
  phone: PHONE,
  jobLabel: '개발',
  jobSubLabel: '백엔드 개발자',
} as const

const twoWay = {
  id: 'attempt',
  cfid: 'confirmation',
  jobIndex: 0,
  threadIndex: 0,
  jti: 'jti',
  twoWayTimestamp: 1_763_200_000_000,
  loginTypeLevel: 1,
} as const

/** The confirmation was sent to the phone. */
export const begun = (): Exclude<Begun, { existence: true }> => ({
  ...twoWay,
  expiresAt: '2026-11-15T12:04:30+09:00',
})

/** The tax office's confirmation was sent to the phone. */
export const taxBegun = (): ApiResult<'POST /v3/users/tax'> => ({ ...begun(), sealedInput: 'sealed-by-us' })

export const submitted = (given: Partial<Submitted> = {}): Submitted => ({
  ...login,
  careerItems: ['(주)모카로지스', '한빛식품'].map((company, index) => ({
    id: `01930000-0000-7000-8000-00000000011${index}`,
    company,
    job: '백엔드 개발자',
    start: index === 0 ? '2021-03-02' : '2018-07-02',
    end: index === 0 ? null : '2021-02-26',
    detail: '',
    hide: false,
  })),
  totalMonth: 62,
  ...given,
})

/** The income of the last closed year, from the health insurance. */
const insured = (): ApiResult<'POST /v3/users/verify/salary'> => ({
  salaryByHealth: 5_200,
  salaryByTax: null,
  salaryType: 'HEALTH',
  partIncome: null,
  year: 2023,
})

/** What is known of a person with an earlier account. */
export const verified = (given: Partial<Verified['userItems']> = {}): Verified => ({
  userItems: { id: JIU, ...person, isMajor: null, willingness: null, userSelect: [], ...given },
  techStackItems: [],
  salaryItems: {
    salaryByHealth: 5_200,
    salaryByTax: null,
    salaryType: 'HEALTH',
    partIncome: null,
    inputSalary: null,
    hopeSalary: null,
  },
  careerItems: submitted().careerItems,
  userSchoolItems: [],
})

/** The steps of a visit are recorded (VER-8). */
export function recordsVisits(api: FakeApi): void {
  const visit = { id: '01930000-0000-7000-8000-000000000102' }
  api.answers('POST /users/utm', visit)
  api.answers('PATCH /users/utm', visit)
}

/** Every call from the form to the waiting page succeeds. */
export function requestsConfirmation(api: FakeApi): void {
  api.answers('GET /users/exist', { existence: false })
  api.answers('POST /v2/users', login)
  api.answers('POST /v3/users/verify', begun())
}

/** Every call after the confirmation succeeds: the career, its income, the expected salary. */
export function findsCareer(api: FakeApi): void {
  api.answers('POST /v3/users/submit', submitted())
  api.answers('POST /v3/users/verify/salary', insured())
  api.answers('GET /v3/users/salary', report())
}

/** The browser's state after the form was sent at that moment. */
export function keepsRequest(
  startedAt: string,
  given: Partial<ReturnType<typeof verificationState.read>> = {},
) {
  applicationState.change(person)
  verificationState.change({ ...person, ...twoWay, startedAt, ...given })
}
