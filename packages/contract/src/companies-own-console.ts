import { APPLICATION } from '@coffeeattack/domain/companies/application'
import { businessStates, companyStates } from '@coffeeattack/domain/companies/state'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { givenPlace, place } from './coffeechats.ts'
import { textUpTo } from './rule.ts'
import { id, instant } from './shapes.ts'

const recruiters = ['recruiter'] as const

/** A recruiter's own company: its page, what it may do, and what is left to the first offer (FIRM-2). */
const ownCompany = z
  .object({
    id,
    name: z.string(),
    businessNumber: z.string().nullable(),
    logo: z.string().nullable(),
    domain: z.string(),
    region: z.string(),
    introduction: z.string(),
    homepage: z.string(),
    usualPlace: place.nullable(),
    state: z.enum(companyStates),
    stateChangedAt: instant.nullable(),
    businessState: z.enum(businessStates).nullable(),
    /** What it may do now, and the code of the error that it would meet. */
    may: z.object({
      prepare: z.boolean(),
      seeCandidates: z.boolean(),
      meet: z.boolean(),
      talk: z.boolean(),
      send: z.boolean(),
      match: z.boolean(),
    }),
    whyNot: z.string().nullable(),
    /** Why its application was refused, or what is asked. */
    reason: z.string(),
    question: z.string(),
    steps: z.object({
      approvedAt: instant.nullable(),
      page: z.boolean(),
      position: z.boolean(),
      offer: z.boolean(),
      template: z.boolean(),
      colleague: z.boolean(),
    }),
  })
  .meta({ id: 'OwnCompany', description: '채용 담당자의 회사' })

export const consoleOwnCompany = feature('콘솔: 우리 회사', {
  'GET /console/own-company': operatorCall(recruiters, {
    act: 'always',
    about: '우리 회사가 할 수 있는 것과 첫 어택까지 남은 것을 보여줘요.',
    out: { 200: ownCompany },
  }),
  'PATCH /console/own-company': operatorCall(recruiters, {
    act: 'prepare',
    about: '후보자가 읽는 우리 회사를 고쳐요. 이름과 번호는 국세청 등록 정보라 고칠 수 없어요.',
    body: z
      .object({
        domain: textUpTo(30),
        region: textUpTo(30),
        introduction: textUpTo(40),
        homepage: textUpTo(APPLICATION.homepageLimit),
        usualPlace: givenPlace.nullable(),
      })
      .partial(),
    out: { 200: ownCompany },
  }),
  'POST /console/own-company/logo': operatorCall(recruiters, {
    act: 'prepare',
    about: '우리 회사 로고를 올려요. PNG나 JPG로 512KB까지예요.',
    body: z.object({ fileType: z.enum(['png', 'jpg']), bytes: z.base64().max(720_000) }),
    out: { 200: ownCompany },
    errors: ['FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_BROKEN'],
  }),
})
