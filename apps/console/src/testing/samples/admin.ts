import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { sampleId } from './ids.ts'
import { daysOn } from './times.ts'

/** What the admins look after: people, companies, partners, and the trail of what was done. */

export type Person = ApiResult<'GET /console/operators'>['items'][number]
export type Invitation = ApiResult<'GET /console/invitations'>['items'][number]
export type Company = ApiResult<'GET /console/companies/:id'>
export type Partner = ApiResult<'GET /console/partners'>['items'][number]
export type Deed = ApiResult<'GET /console/audit'>['items'][number]

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
  ...given,
})
