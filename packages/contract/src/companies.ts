import { proofChecks } from '@coffeeattack/domain/companies/proof-badge'
import { businessStates } from '@coffeeattack/domain/companies/state'
import { companyModes } from '@coffeeattack/domain/companies/choosing'
import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import { offerStatus } from './offer-shapes.ts'
import { companyName, companyNames } from './profile-fields.ts'
import { companies as companiesShape } from './profile-shapes.ts'
import { words } from './query.ts'
import { companyCard, day, id, instant, manwon } from './shapes.ts'

const figure = z.object({
  /** Tenths, or the stop on the track of answers. */
  value: z.int().min(0).max(10),
  /** A lower bound of people: 5, 10, 20 or 50. */
  people: z.int().min(5),
})

/** How reliable a company is (KEEP-4); null with too few answers. */
export const companyRecord = z
  .object({
    answers: figure.nullable(),
    came: figure.nullable(),
    payKept: figure.nullable(),
    /** Who was paid what was promised, as health insurance told it (KEEP-9). */
    payReceived: figure.nullable(),
  })
  .meta({ id: 'CompanyRecord', description: '회사의 기록' })

/** yyyymm */
const dataMonth = z.string().regex(/^\d{6}$/)

/** What outside institutions said of a company (FIRM-7); `proofView` of the domain says it in words. */
export const companyProof = z
  .object({
    registeredAt: instant.nullable(),
    business: z
      .object({ state: z.enum(businessStates), checkedAt: instant, since: instant.nullable() })
      .nullable(),
    arrears: z.object({ isListed: z.boolean(), askedAt: instant }).nullable(),
    headcount: z
      .union([z.object({ people: z.int().min(0), month: dataMonth }), z.enum(['AMBIGUOUS', 'NONE'])])
      .nullable(),
    domain: z.object({ name: z.string(), provedAt: instant }).nullable(),
    /** Who sent the newest offer to the caller; null for an agent. */
    recruiter: z.object({ name: z.string(), provedOn: day.nullable() }).nullable(),
    /** Checks that are switched off. */
    off: z.array(z.enum(proofChecks)),
  })
  .meta({ id: 'CompanyProof', description: '회사를 확인한 것' })

export const headcountItem = z.object({
  month: dataMonth,
  people: z.int().min(0),
  joined: z.int().min(0),
  left: z.int().min(0),
})

const companyPage = z
  .object({
    id,
    name: z.string(),
    logo: z.string().nullable(),
    domain: z.string(),
    region: z.string(),
    headcount: z.int().nullable(),
    isVerified: z.boolean(),
    record: companyRecord,
    proof: companyProof,
    /** A year of people, oldest month first; empty where they are not known. */
    headcountItems: z.array(headcountItem),
    /** Its offers to the caller, newest first. */
    offerItems: z.array(
      z.object({
        id,
        offerGroupId: id.nullable(),
        status: offerStatus,
        position: z.string(),
        salaryMin: manwon.nullable(),
        salaryMax: manwon.nullable(),
        isJustMessage: z.boolean(),
        operatorName: z.string(),
        createdAt: instant,
        expiredAt: instant,
      }),
    ),
    /** When it last viewed the caller's profile, per day of the last four weeks. */
    viewItems: z.array(instant),
  })
  .meta({ id: 'CompanyPage', description: '후보자가 보는 회사' })

const modeParam = z.object({ mode: z.enum(companyModes) })

export const companies = feature('회사', {
  'GET /users/company/:id': candidateCall({
    about: '나에게 제안한 회사를 기록과 함께 보여줘요.',
    out: { 200: companyPage },
  }),
  'GET /users/company-records': candidateCall({
    about: '나에게 제안한 회사들의 기록을 보여줘요.',
    query: z.object({ ids: words({ max: COMPOSING.curation.max, length: 36 }).pipe(z.array(id)) }),
    out: { 200: z.object({ items: z.array(z.object({ id, record: companyRecord })) }) },
  }),
  'GET /users/company-proofs': candidateCall({
    about: '나에게 제안한 회사들을 어디까지 확인했는지 보여줘요.',
    query: z.object({ ids: words({ max: COMPOSING.curation.max, length: 36 }).pipe(z.array(id)) }),
    out: { 200: z.object({ items: z.array(z.object({ id, proof: companyProof })) }) },
  }),
  'GET /users/companies/:mode': candidateCall({
    about: '관심 회사나 숨길 회사를 보여줘요.',
    params: modeParam,
    out: { 200: companiesShape },
  }),
  'PATCH /users/companies/:mode': candidateCall({
    about: '관심 회사나 숨길 회사를 바꿔요. 숨긴 회사는 내 프로필을 볼 수 없어요.',
    params: modeParam,
    body: z.object({ companyItems: companyNames }),
    out: { 200: companiesShape },
    errors: ['INTEREST_COMPANY_LIMIT'],
  }),
  'PATCH /v2/users/select/:id': candidateCall({
    about: '관심 회사를 이름으로 골라요.',
    body: z.object({ userSelect: companyNames }),
    out: { 200: z.object({ userSelect: z.array(z.string()) }) },
    errors: ['INTEREST_COMPANY_LIMIT'],
  }),
  'GET /companies': call({
    auth: 'none',
    about: '함께하는 회사를 보여줘요.',
    query: z.object({ sort: z.enum(['random']).optional() }),
    out: { 200: z.object({ items: z.array(companyCard) }) },
  }),
  'GET /companies/logo': call({
    auth: 'none',
    about: '회사 로고를 보여줘요.',
    query: z.object({ name: companyName }),
    out: { 200: z.object({ logo: z.string().nullable() }) },
    errors: ['NOT_FOUND'],
  }),
})
