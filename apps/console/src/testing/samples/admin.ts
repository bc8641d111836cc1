import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { sampleId } from './ids.ts'
import { daysOn } from './times.ts'

/** Samples for admins: operators, companies, partners and the audit trail. */

export type Person = ApiResult<'GET /console/operators'>['items'][number]
export type Invitation = ApiResult<'GET /console/invitations'>['items'][number]
export type Company = ApiResult<'GET /console/companies/:id'>
export type Partner = ApiResult<'GET /console/partners'>['items'][number]
export type Deed = ApiResult<'GET /console/audit'>['items'][number]

export type Statement = ApiResult<'GET /console/statements/:companyId/:month'>

export const COMPANY = sampleId(601)

const named = { id: COMPANY, name: '노을클라우드', logo: null }

export const person = (given: Partial<Person> = {}): Person => ({
  id: sampleId(611),
  name: '서하늘',
  email: 'haneul@noeulcloud.example',
  role: 'recruiter',
  company: named,
  hasSecondFactor: false,
  createdAt: daysOn(-30),
  lastSignInAt: daysOn(-1),
  disabledAt: null,
  ...given,
})

export const invitation = (given: Partial<Invitation> = {}): Invitation => ({
  id: sampleId(621),
  email: 'new@noeulcloud.example',
  role: 'recruiter',
  company: named,
  invitedBy: '서누리',
  createdAt: daysOn(0),
  expiresAt: daysOn(7),
  isExpired: false,
  ...given,
})

export const company = (given: Partial<Company> = {}): Company => ({
  ...named,
  businessNumber: '1248100998',
  domain: '클라우드',
  region: '서울 성동구',
  headcount: 80,
  state: 'APPROVED',
  businessState: 'OPEN',
  usualPlace: null,
  feeRate: 700,
  nextFeeRate: 700,
  feeHistory: [],
  quota: { monthly: 50, daily: 10 },
  aliases: ['Noeul'],
  affiliates: [],
  isVerified: true,
  active: true,
  recruiterCount: 2,
  createdAt: daysOn(-30),
  ...given,
})

export const partner = (given: Partial<Partner> = {}): Partner => ({
  id: sampleId(631),
  name: '개발 소식',
  email: 'dev@news.example',
  code: 'dev-news',
  referralUrl: 'https://coffeeattack.example/?ref=dev-news',
  visited: 120,
  registered: 14,
  matched: 3,
  createdAt: daysOn(-30),
  disabledAt: null,
  ...given,
})

export const deed = (given: Partial<Deed> = {}): Deed => ({
  id: '41',
  at: daysOn(-1),
  operator: { id: sampleId(641), name: '서누리', role: 'admin' },
  action: 'company.create',
  subject: 'company',
  subjectId: COMPANY,
  subjectName: '노을클라우드',
  address: '203.0.113.7',
  details: [],
  times: 1,
  firstAt: daysOn(-1),
  ...given,
})

/** Last month's statement, still open. */
export const statement = (given: Partial<Statement> = {}): Statement => ({
  companyId: COMPANY,
  companyName: named.name,
  companyLogo: null,
  month: '2026-10',
  hireCount: 2,
  sum: 9_835_000,
  vat: 983_500,
  total: 10_818_500,
  state: 'OPEN',
  closedAt: null,
  number: null,
  sentAt: null,
  dueOn: null,
  paidOn: null,
  supplier: {
    name: '주식회사 커피어택',
    representative: '홍길동',
    businessNumber: '123-45-67891',
    address: '서울특별시 커피구 원두로 1',
    phone: '02-0000-0100',
    email: 'help@coffeeattack.example',
    account: '콩은행 000-00-000000 주식회사 커피어택',
  },
  customer: { name: named.name, businessNumber: '124-81-00998' },
  canClose: true,
  corrected: [],
  lines: [
    {
      id: sampleId(651),
      hireId: sampleId(651),
      kind: 'HIRE',
      position: '백엔드 개발자',
      startsOn: '2026-12-01',
      basePay: 6_800,
      feeRate: 700,
      fee: 4_760_000,
      vat: 476_000,
      at: daysOn(-30),
      corrects: null,
      reason: null,
    },
    {
      id: sampleId(652),
      hireId: sampleId(652),
      kind: 'HIRE',
      position: '프로덕트 디자이너',
      startsOn: '2026-11-16',
      basePay: 7_000,
      feeRate: 725,
      fee: 5_075_000,
      vat: 507_500,
      at: daysOn(-20),
      corrects: null,
      reason: null,
    },
  ],
  ...given,
})

/** The same, closed and sent on the day before. */
export const sentStatement = (given: Partial<Statement> = {}): Statement =>
  statement({
    state: 'SENT',
    closedAt: daysOn(-1),
    sentAt: daysOn(-1),
    number: '2026-0007',
    dueOn: '2026-11-28',
    canClose: false,
    ...given,
  })

export const statements = (...given: Statement[]): ApiResult<'GET /console/statements'> => ({
  items: given.map(
    ({ lines: _l, supplier: _s, customer: _c, canClose: _can, corrected: _co, ...row }) => row,
  ),
  fee: null,
  nextCursor: null,
})
