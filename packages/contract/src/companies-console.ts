import { businessNumberDigits, businessNumberProblem } from '@coffeeattack/domain/companies/business-number'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { quotaProblems } from '@coffeeattack/domain/companies/quota'
import { businessStates, companyStates } from '@coffeeattack/domain/companies/state'
import { FEE, rateProblem } from '@coffeeattack/domain/companies/statement'
import { lengthProblem } from '@coffeeattack/domain/text/length'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { givenPlace, place } from './coffeechats.ts'
import { flag, page } from './query.ts'
import { held, heldFields, rule, textUpTo } from './rule.ts'
import { id, instant, int4, month, nextCursor } from './shapes.ts'

const roles = ['admin'] as const

const NAME_LIMIT = 60

/** Blocking compares normalised names, so the normalised name must not be empty. */
const companyName = rule((typed) =>
  companyKey(typed) === '' ? '회사 이름을 입력해 주세요' : lengthProblem(typed, NAME_LIMIT),
).transform((typed) => typed.trim())

const businessNumber = rule(businessNumberProblem).transform(businessNumberDigits)

/** In hundredths of a percent of the base pay. */
export const feeRate = int4.min(0)

const fields = {
  name: companyName,
  businessNumber: businessNumber.nullable(),
  domain: textUpTo(30),
  /** Location and number of employees; candidates read them (KEEP-4). */
  region: textUpTo(30),
  headcount: z.int().min(1).max(999_999).nullable(),
  /** The usual place of its coffee chats (OFR-19). */
  usualPlace: givenPlace.nullable(),
  /** The success fee from next month on (KEEP-6, BIZ-18); for a new company from now on. */
  feeRate: held(feeRate, rateProblem),
  aliases: z.array(companyName).max(20),
  /** Companies of the same group: blocking one blocks all (OFR-13). */
  affiliateIds: z.array(id).max(50),
  isVerified: z.boolean(),
  active: z.boolean(),
}

/** The quota of the company's recruiters; a daily number above the monthly one is refused at its field. */
const quota = z.object({ monthly: int4, daily: int4 })
const givenQuota = heldFields(quota, (given) => ({ ...quotaProblems(given) }))

const company = z
  .object({
    id,
    name: z.string(),
    businessNumber: z.string().nullable(),
    logo: z.string().nullable(),
    domain: z.string(),
    region: z.string(),
    headcount: z.int().nullable(),
    usualPlace: place.nullable(),
    /** The fee of this month and from the next one on; `feeHistory` has the start of each, newest first. */
    feeRate,
    nextFeeRate: feeRate,
    feeHistory: z.array(z.object({ month, rate: feeRate, setBy: z.string(), setAt: instant })),
    quota,
    aliases: z.array(z.string()),
    affiliates: z.array(z.object({ id, name: z.string() })),
    isVerified: z.boolean(),
    active: z.boolean(),
    recruiterCount: z.int().min(0),
    state: z.enum(companyStates),
    businessState: z.enum(businessStates).nullable(),
    createdAt: instant,
  })
  .meta({ id: 'ConsoleCompany', description: '콘솔에서 관리하는 회사' })

export const consoleCompanies = feature('콘솔: 회사', {
  'GET /console/companies': operatorCall(roles, {
    about: '회사를 이름순으로 보여줘요. 다른 이름이나 사업자등록번호로도 찾아요.',
    query: z.object({
      q: z.string().max(60).optional(),
      /** Working companies without a verification: those that the admins’ home counts. */
      unverified: flag().optional(),
      ...page,
    }),
    out: { 200: z.object({ items: z.array(company), nextCursor }) },
  }),
  'GET /console/companies/:id': operatorCall(roles, {
    about: '회사 하나를 보여줘요.',
    out: { 200: company },
  }),
  'POST /console/companies': operatorCall(roles, {
    makes: true,
    about: '회사를 등록해요.',
    body: z.object({
      name: fields.name,
      businessNumber: fields.businessNumber.default(null),
      domain: fields.domain.default(''),
      region: fields.region.default(''),
      headcount: fields.headcount.default(null),
      usualPlace: fields.usualPlace.default(null),
      feeRate: fields.feeRate.default(FEE.defaultRate),
      aliases: fields.aliases.default([]),
      affiliateIds: fields.affiliateIds.default([]),
      isVerified: fields.isVerified.default(false),
      active: fields.active.default(true),
      /** The admin saw that a company has the same folded name, and means another one. */
      isAnother: z.boolean().default(false),
    }),
    out: { 200: company },
    errors: ['BUSINESS_NUMBER_TAKEN', 'COMPANY_ALIKE'],
  }),
  'PATCH /console/companies/:id': operatorCall(roles, {
    about: '보낸 것만 바꿔요. 숨긴 후보자가 보이지 않는 것에는 바로 반영되고, 성공 보수는 다음 달부터예요.',
    body: z.object({ ...fields, quota: givenQuota }).partial(),
    out: { 200: company },
    errors: ['BUSINESS_NUMBER_TAKEN'],
  }),
  'POST /console/companies/:id/logo': operatorCall(roles, {
    about: '회사 로고를 올려요. PNG나 JPG로 512KB까지예요.',
    body: z.object({ fileType: z.enum(['png', 'jpg']), bytes: z.base64().max(720_000) }),
    out: { 200: company },
    errors: ['FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_BROKEN'],
  }),
  'DELETE /console/companies/:id/logo': operatorCall(roles, {
    about: '회사 로고를 지워요.',
    out: { 200: company },
  }),
})
