import { businessNumberDigits, businessNumberProblem } from '@coffeeattack/domain/companies/business-number'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { lengthProblem } from '@coffeeattack/domain/text/length'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { page } from './query.ts'
import { rule, textUpTo } from './rule.ts'
import { id, idParam, instant, nextCursor } from './shapes.ts'

const roles = ['admin'] as const

const NAME_LIMIT = 60

/** Blocking compares folded names, so something must be left of it. */
const companyName = rule((typed) =>
  companyKey(typed) === '' ? '회사 이름을 입력해 주세요' : lengthProblem(typed, NAME_LIMIT),
).transform((typed) => typed.trim())

const businessNumber = rule(businessNumberProblem).transform(businessNumberDigits)

const fields = {
  name: companyName,
  businessNumber: businessNumber.nullable(),
  domain: textUpTo(30),
  aliases: z.array(companyName).max(20),
  /** Companies of the same group: who hides from one hides from all (OFR-13). */
  affiliateIds: z.array(id).max(50),
  isVerified: z.boolean(),
  active: z.boolean(),
}

const company = z
  .object({
    id,
    name: z.string(),
    businessNumber: z.string().nullable(),
    logo: z.string().nullable(),
    domain: z.string(),
    aliases: z.array(z.string()),
    affiliates: z.array(z.object({ id, name: z.string() })),
    isVerified: z.boolean(),
    active: z.boolean(),
    recruiterCount: z.int().min(0),
    createdAt: instant,
  })
  .meta({ id: 'ConsoleCompany', description: '콘솔에서 관리하는 회사' })

export const consoleCompanies = feature('콘솔: 회사', {
  'GET /console/companies': call({
    auth: 'operator',
    roles,
    about: '회사를 이름순으로 보여줘요. 다른 이름이나 사업자등록번호로도 찾아요.',
    query: z.object({ q: z.string().max(60).optional(), ...page }),
    out: { 200: z.object({ items: z.array(company), nextCursor }) },
    errors: [],
  }),
  'GET /console/companies/:id': call({
    auth: 'operator',
    roles,
    about: '회사 하나를 보여줘요.',
    params: idParam,
    out: { 200: company },
    errors: [],
  }),
  'POST /console/companies': call({
    auth: 'operator',
    roles,
    makes: true,
    about: '회사를 등록해요.',
    body: z.object({
      name: fields.name,
      businessNumber: fields.businessNumber.default(null),
      domain: fields.domain.default(''),
      aliases: fields.aliases.default([]),
      affiliateIds: fields.affiliateIds.default([]),
      isVerified: fields.isVerified.default(false),
      active: fields.active.default(true),
    }),
    out: { 200: company },
    errors: ['BUSINESS_NUMBER_TAKEN'],
  }),
  'PATCH /console/companies/:id': call({
    auth: 'operator',
    roles,
    about: '보낸 것만 바꿔요. 숨긴 후보자가 보이지 않는 것에는 바로 반영돼요.',
    params: idParam,
    body: z.object(fields).partial(),
    out: { 200: company },
    errors: ['BUSINESS_NUMBER_TAKEN'],
  }),
  'POST /console/companies/:id/logo': call({
    auth: 'operator',
    roles,
    about: '회사 로고를 올려요. PNG나 JPG로 512KB까지예요.',
    params: idParam,
    body: z.object({ fileType: z.enum(['png', 'jpg']), bytes: z.base64().max(720_000) }),
    out: { 200: company },
    errors: ['FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_BROKEN'],
  }),
  'DELETE /console/companies/:id/logo': call({
    auth: 'operator',
    roles,
    about: '회사 로고를 지워요.',
    params: idParam,
    out: { 200: company },
    errors: [],
  }),
})
