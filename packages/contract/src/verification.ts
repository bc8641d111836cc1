import {
  certificateOf,
  type CertificateType,
  type LoginTypeLevel,
} from '@coffeeattack/domain/verification/certificate'
import { taxOutlooks } from '@coffeeattack/domain/verification/tax-office'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import {
  birthday,
  certificateLevel,
  gender,
  identity,
  loginTypeLevel,
  name,
  phone,
  telecom,
} from './person-fields.ts'
import { companyNames, jobText } from './profile-fields.ts'
import { careerItem, incomes, partIncome, person, salaryAmounts, schoolItem } from './profile-shapes.ts'
import { heldFields } from './rule.ts'
import { id, instant, int4, manwon, tokens, year } from './shapes.ts'

/** The form before the certificate. */
export const verificationForm = z.object({
  name,
  phone,
  gender,
  birthday,
  type: z.enum(['kakao', 'pass'] satisfies CertificateType[]),
  telecom,
  loginTypeLevel,
})

type NamedCertificate = { type: CertificateType; loginTypeLevel: LoginTypeLevel }

/** The two fields that name the certificate must agree; checked after all fields are valid. */
export const withOneCertificate = <S extends z.ZodType<NamedCertificate>>(form: S) =>
  heldFields(form, ({ type, loginTypeLevel }) => ({
    loginTypeLevel: certificateOf(loginTypeLevel) === type ? null : '인증 방법이 서로 달라요',
  }))

/** The id of the open confirmation. It belongs to one person, works once and expires after five minutes. */
const twoWay = z
  .object({
    id: z.string().min(1).max(200),
    cfid: z.string().min(1).max(200),
    jobIndex: int4.min(0),
    threadIndex: int4.min(0),
    jti: z.string().min(1).max(200),
    twoWayTimestamp: z.int().min(0),
  })
  .meta({ id: 'TwoWay', description: '휴대전화 확인을 기다리는 인증' })

export const twoWayBegun = twoWay
  .extend({ loginTypeLevel: certificateLevel, expiresAt: instant })
  .meta({ id: 'TwoWayBegun' })

export const twoWayConfirmed = twoWay.extend({ loginTypeLevel })

/** The request to the tax office, sealed by the server: the browser only carries it to the second call (VER-10). */
const sealedInput = z.string().min(1).max(4000)

/** The refusals of the request that sends the push, and of the one after the person's tap. */
export const beginErrors = [
  'VERIFY_INPUT_WRONG',
  'VERIFY_LOAD_FAILED',
  'VERIFY_DAILY_LIMIT',
  'VERIFY_REDO',
  'VERIFY_MAINTENANCE',
  'REQUEST_FAILED',
] as const

export const confirmErrors = [
  'NOT_FOUND',
  'VERIFY_INPUT_WRONG',
  'VERIFY_LOAD_FAILED',
  'VERIFY_NOT_COMPLETED',
  'VERIFY_NOT_COMPLETED_TWICE',
  'VERIFY_TIME_EXCEEDED',
  'VERIFY_REDO',
  'VERIFY_MAINTENANCE',
  'REQUEST_FAILED',
] as const

export const certificateErrors = ['CERTIFICATE_NOT_ISSUED_KAKAO', 'CERTIFICATE_NOT_ISSUED_PASS'] as const

/**
 * No Idempotency-Key: it would keep a transaction open during the provider's call. A repeated request replaces the
 * first.
 */
const begin = candidateCall({
  beforeProof: true,
  about: '카카오톡이나 PASS로 경력 인증을 요청해요. 이미 인증한 사람은 208이에요.',
  body: withOneCertificate(
    verificationForm.extend({ reapply: z.boolean().optional(), isRestart: z.boolean().optional() }),
  ),
  out: { 200: twoWayBegun, 208: z.object({ existence: z.literal(true) }) },
  errors: [...beginErrors, ...certificateErrors, 'CAREER_NOT_FOUND'],
})

const verifySalary = candidateCall({
  beforeProof: true,
  about: '건강보험 자료로 소득을 확인해요.',
  body: twoWayConfirmed,
  out: { 200: incomes.extend({ year }) },
  errors: [...confirmErrors, ...certificateErrors],
})

export const registration = feature('가입과 인증', {
  'GET /users/exist': call({
    auth: 'optional',
    beforeProof: true,
    about: '이미 참여한 사람인지 알려줘요. userId는 내 토큰일 때만 있어요.',
    query: z.object({ name, phone }),
    out: { 200: z.object({ existence: z.boolean(), userId: id.optional() }) },
  }),
  'POST /v2/users': call({
    auth: 'optional',
    beforeProof: true,
    makes: true,
    about: '참여를 시작해요. 다시 참여할 때는 내 토큰과 reapply를 함께 보내요.',
    body: z.object({
      name,
      phone,
      gender,
      userSelect: companyNames.default([]),
      jobLabel: jobText,
      jobSubLabel: jobText,
      birthday,
      reapply: z.boolean().default(false),
    }),
    out: { 200: tokens.extend({ userId: id }) },
    errors: ['PREVIOUS_PARTICIPATION', 'INTEREST_COMPANY_LIMIT'],
  }),
  'POST /v3/users/verify': begin,
  'POST /v2/users/verify': begin,
  'POST /v3/users/submit': candidateCall({
    beforeProof: true,
    about: '휴대전화에서 확인한 뒤 경력을 불러와요.',
    body: twoWayConfirmed,
    out: {
      200: tokens.extend({ userId: id, careerItems: z.array(careerItem), totalMonth: z.int().min(0) }),
    },
    errors: [...confirmErrors, ...certificateErrors, 'CAREER_NOT_FOUND'],
  }),
  'POST /v3/users/verify/salary': verifySalary,
  'POST /users/verify/salary': verifySalary,
  // No Idempotency-Key: that would store a hash of the identity number.
  'POST /v3/users/tax': candidateCall({
    about: '국세청 간편인증을 요청해요. 주민등록번호는 이 요청에만 쓰고 남기지 않아요.',
    body: z.object({ name, phone, identity, loginTypeLevel, telecom }),
    out: { 200: twoWayBegun.extend({ sealedInput }).meta({ id: 'TaxBegun' }) },
    errors: [...beginErrors, ...certificateErrors, 'RESIDENT_NUMBER_MISMATCH', 'TAX_REQUEST_FAILED'],
  }),
  'POST /v3/users/tax/verify': candidateCall({
    about: '국세청 자료로 소득을 확인해요. sealedInput은 요청할 때 받은 그대로 보내요.',
    body: twoWayConfirmed.extend({ sealedInput }),
    out: { 200: z.object({ salaryByTax: manwon, year, partIncome }) },
    errors: [...confirmErrors, 'RESIDENT_NUMBER_MISMATCH', 'TAX_REQUEST_FAILED'],
  }),
  'GET /users/tax': candidateCall({
    about:
      '국세청에서 몇 년까지 확인할 수 있는지, 이미 확인했는지, 한 해를 채운 소득이 있을 수 있는지 알려줘요.',
    out: { 200: z.object({ year, askedYear: year.nullable(), outlook: z.enum(taxOutlooks) }) },
  }),
  'DELETE /users/tax': candidateCall({
    about: '국세청 소득을 지우고 건강보험 소득으로 돌아가요.',
    out: { 204: null },
  }),
  'GET /users/verify': candidateCall({
    about: '인증한 내용을 한 번에 보여줘요.',
    out: {
      200: z.object({
        userItems: person,
        techStackItems: z.array(z.string()),
        salaryItems: salaryAmounts,
        careerItems: z.array(careerItem),
        userSchoolItems: z.array(schoolItem),
      }),
    },
  }),
  'GET /users/career': candidateCall({
    about: '인증한 경력을 보여줘요.',
    out: { 200: z.object({ careerItems: z.array(careerItem) }) },
  }),
})
