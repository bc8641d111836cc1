import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { suggestions } from './suggestions.ts'

type My = ApiResult<'GET /v3/users/my'>
type Device = ApiResult<'GET /users/devices'>['items'][number]
type View = ApiResult<'GET /users/views'>['items'][number]
type ConsentRecord = ApiResult<'GET /users/consents'>['items'][number]
type NotificationSettings = ApiResult<'GET /users/notifications/settings'>
type IncomeDisclosure = ApiResult<'GET /users/income-disclosure'>
type Companies = ApiResult<'GET /users/companies/:mode'>
type Career = ApiResult<'GET /users/career'>
type DataExport = ApiResult<'GET /users/export'>

/** Certified, and visible to companies until the end of March 2099. */
export const my = (given: Partial<My> = {}): My => ({
  name: '윤하람',
  certified: true,
  isActivate: true,
  expiredAt: '2099-03-31T23:59:59.999+09:00',
  ...given,
})

/** A phone, and a second one that was used just now. */
export function devices(which: 'both' | 'this'): ApiResult<'GET /users/devices'> {
  const now = new Date().toISOString()
  const here: Device = {
    id: '00000000-0000-7000-8000-0000000000d1',
    name: '안드로이드 · Chrome',
    isCurrent: true,
    createdAt: now,
    lastUsedAt: now,
  }
  const there = {
    ...here,
    id: '00000000-0000-7000-8000-0000000000d2',
    name: 'iPhone · Safari',
    isCurrent: false,
  }
  return { items: which === 'both' ? [here, there] : [here] }
}

/** Of an income of 5,340만 원, as a band. */
export const disclosure = (given: Partial<IncomeDisclosure> = {}): IncomeDisclosure => ({
  incomeDisclosure: 'BAND',
  preview: { kind: 'band', from: 5_000, to: 5_500 },
  ...given,
})

export const hiddenFrom = (...names: string[]): Companies => ({
  companyItems: names.map((name) => ({ name, logo: null, active: true })),
  userSelect: [],
})

/** Employed at this company since 2021. */
export const employedAt = (company: string): Career => ({
  careerItems: [
    {
      id: '00000000-0000-7000-8000-0000000000c1',
      company,
      job: '프론트엔드 개발자',
      start: '2021-03-02',
      end: null,
      detail: '',
      hide: false,
    },
  ],
})

export const view = (given: Partial<View> = {}): View => ({
  company: '노을클라우드',
  logo: null,
  role: 'recruiter',
  at: '2025-05-02T14:05:00+09:00',
  ...given,
})

export const consent = (given: Partial<ConsentRecord> = {}): ConsentRecord => ({
  kind: 'thirdParty',
  version: '2026-11-01',
  agreed: true,
  company: null,
  at: '2026-11-10T10:30:00+09:00',
  ...given,
})

/** The defaults: everything but advertising, and quiet hours at night. */
export const notificationSettings = (): NotificationSettings => ({
  types: [
    { type: 'NEW_OFFER', enabled: true },
    { type: 'OFFER_REMINDER', enabled: true },
    { type: 'OFFER_NUDGE', enabled: true },
    { type: 'COUNTER', enabled: true },
    { type: 'MESSAGE', enabled: true },
    { type: 'COFFEECHAT', enabled: true },
    { type: 'COFFEECHAT_SOON', enabled: true },
    { type: 'PROFILE_VIEW', enabled: true },
    { type: 'ATTACK_ENDING', enabled: true },
    { type: 'SURVEY', enabled: true },
    { type: 'SECURITY', enabled: true },
    { type: 'NEWS', enabled: false },
  ],
  quietHours: { from: 21, until: 8 },
})

export const dataExport = (): DataExport => ({
  exportedAt: '2026-11-15T12:00:00+09:00',
  account: [{ name: '윤하람', phone: '01030000001' }],
  careerItems: [],
  incomes: [],
  salaryItems: [],
  userSchoolItems: [],
  companies: [],
  files: [],
  offers: [],
  coffeechats: [],
  messages: [],
  surveys: [],
  inquiries: [],
  consents: [],
  devices: [],
  views: [],
  memory: [],
  notifications: [],
  visits: [],
  lifetimeIncomes: [],
  verifications: [],
  links: [],
  talk: [],
  safety: [],
  pacts: [],
  paidChecks: [],
  proofs: [],
  suggestions: [],
})

/** The calls of the settings' first page. */
export function answerSettings(api: FakeApi): void {
  api.answers('GET /v3/users/my', my())
  api.answers('GET /users/income-disclosure', disclosure())
  api.answers('GET /users/companies/:mode', hiddenFrom())
  api.answers('GET /users/devices', devices('this'))
  api.answers('GET /users/suggestions', suggestions([]))
}
