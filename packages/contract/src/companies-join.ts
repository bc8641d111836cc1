import { APPLICATION, applicationStates } from '@coffeeattack/domain/companies/application'
import { businessNumberDigits, businessNumberProblem } from '@coffeeattack/domain/companies/business-number'
import { companyKey } from '@coffeeattack/domain/companies/name'
import { openedOnProblem } from '@coffeeattack/domain/companies/opening-day'
import { businessStates } from '@coffeeattack/domain/companies/state'
import { workMailProblem } from '@coffeeattack/domain/companies/work-mail'
import { emailProblem } from '@coffeeattack/domain/profiles/email'
import { lengthProblem } from '@coffeeattack/domain/text/length'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { name, oneTimeCode, password } from './person-fields.ts'
import { held, requiredText, rule, textUpTo } from './rule.ts'
import { day, instant } from './shapes.ts'

/** 128 random bits: the secret address of the waiting page. */
const applicationSecret = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

const workMail = rule((typed) => emailProblem(typed) ?? workMailProblem(typed)).overwrite((typed) =>
  typed.trim().toLowerCase(),
)

const companyName = rule((typed) =>
  companyKey(typed) === '' ? '회사 이름을 입력해 주세요' : lengthProblem(typed, 60),
).transform((typed) => typed.trim())

/** What the applicant reads of the own application. Nothing of others: no other application, no colleague's name. */
const application = z
  .object({
    state: z.enum(applicationStates),
    stateChangedAt: instant,
    email: z.string(),
    name: z.string(),
    title: z.string(),
    /** Of the mailed code, while it is asked for. */
    codeExpiresAt: instant.nullable(),
    /** Another code can be asked for from then on. */
    resendAt: instant.nullable(),
    companyName: z.string(),
    businessNumber: z.string().nullable(),
    openedOn: day.nullable(),
    homepage: z.string(),
    appliedAt: instant.nullable(),
    /** When the tax office agreed, and what it said of the business. */
    matchedAt: instant.nullable(),
    businessState: z.enum(businessStates).nullable(),
    taxType: z.string(),
    /** When the tax office is asked again. */
    askAgainAt: instant.nullable(),
    /** Until when a person answers: one working day. */
    reviewBy: instant.nullable(),
    question: z.string(),
    answer: z.string(),
    /** Why it was refused. */
    reason: z.string(),
    decidedAt: instant.nullable(),
    /** Of a number that is a customer: how many recruiters read the wish to join; what was written to them and when. */
    memberCount: z.int().nullable(),
    note: z.string(),
    notedAt: instant.nullable(),
    /** From when the colleagues can be asked once more. */
    joinAgainAt: instant.nullable(),
    hasAccount: z.boolean(),
    /** What can be prepared meanwhile, and what is done. */
    prepared: z.object({
      logo: z.boolean(),
      position: z.boolean(),
      template: z.boolean(),
      colleague: z.boolean(),
    }),
  })
  .meta({ id: 'CompanyApplication', description: '회사 가입 신청' })

const secret = applicationSecret
const bySecret = z.object({ secret })
const out = { 200: application }

export const companyApplications = feature('회사 가입', {
  'POST /business/applications': call({
    auth: 'none',
    about:
      '업무 메일로 회사 가입을 시작해요. 여섯 자리 번호를 메일로 보내고, 기다리는 화면의 비밀 주소를 줘요.',
    body: z.object({ email: workMail, name, title: requiredText(APPLICATION.titleLimit) }),
    out: { 200: z.object({ secret, application }) },
  }),
  'GET /business/applications/:secret': call({
    auth: 'none',
    about: '신청이 어디까지 왔는지 비밀 주소로 언제든 보여줘요.',
    params: bySecret,
    out,
  }),
  'POST /business/applications/code': call({
    auth: 'none',
    about: '번호를 새로 보내요. 앞서 보낸 번호는 더 쓸 수 없어요.',
    body: bySecret,
    out,
    errors: ['NOT_FOUND', 'CODE_TOO_SOON', 'CODE_DAILY_LIMIT', 'APPLICATION_MOVED_ON'],
  }),
  'POST /business/applications/confirm': call({
    auth: 'none',
    about: '메일로 받은 번호를 확인해요. 다섯 번, 10분 동안이에요.',
    body: bySecret.extend({ code: oneTimeCode }),
    out,
    errors: ['NOT_FOUND', 'CODE_INVALID', 'CODE_EXPIRED', 'CODE_ENDED', 'APPLICATION_MOVED_ON'],
  }),
  'POST /business/applications/firm': call({
    auth: 'none',
    about:
      '사업자 정보를 국세청에서 확인해요. 맞지 않으면 무엇이 다른지 말하지 않고, 국세청이 답하지 않으면 30분마다 다시 물어요.',
    body: bySecret.extend({
      businessNumber: rule(businessNumberProblem).transform(businessNumberDigits),
      companyName,
      representative: requiredText(60),
      openedOn: held(day, openedOnProblem),
      homepage: textUpTo(APPLICATION.homepageLimit).default(''),
      /** The terms with the success fee, and the pledge (FIRM-10). */
      agreedToTerms: z.literal(true),
      pledged: z.literal(true),
    }),
    out,
    errors: ['NOT_FOUND', 'FIRM_NOT_MATCHED', 'FIRM_TRIES_OVER', 'APPLICATION_MOVED_ON'],
  }),
  'POST /business/applications/join': call({
    auth: 'none',
    about: '이미 쓰는 회사의 채용 담당자에게 함께 쓰고 싶다고 알려요. 하루에 한 번이에요.',
    body: bySecret.extend({ note: textUpTo(APPLICATION.noteLimit).default('') }),
    out,
    errors: ['NOT_FOUND', 'JOIN_ASKED_TODAY', 'APPLICATION_MOVED_ON'],
  }),
  'POST /business/applications/other-firm': call({
    auth: 'none',
    about: '우리 회사가 아니면 사업자 정보를 다시 적어요.',
    body: bySecret,
    out,
    errors: ['NOT_FOUND', 'APPLICATION_MOVED_ON'],
  }),
  'POST /business/applications/answer': call({
    auth: 'none',
    about: '심사하며 물어본 것에 답해요.',
    body: bySecret.extend({ answer: requiredText(APPLICATION.reasonLimit) }),
    out,
    errors: ['NOT_FOUND', 'APPLICATION_MOVED_ON'],
  }),
  'POST /business/applications/account': call({
    auth: 'none',
    about: '비밀번호를 정해 콘솔 계정을 만들어요. 승인 전에는 준비만 할 수 있어요.',
    body: bySecret.extend({ password }),
    out: { 200: z.object({ email: z.string() }) },
    errors: ['NOT_FOUND', 'ACCOUNT_EXISTS', 'APPLICATION_MOVED_ON'],
  }),
  'POST /business/applications/withdraw': call({
    auth: 'none',
    about: '신청을 거둬요.',
    body: bySecret,
    out,
    errors: ['NOT_FOUND', 'APPLICATION_MOVED_ON'],
  }),
})
