import { certificateOf, type CertificateType } from '@coffeeattack/domain/verification/certificate'
import { z } from 'zod'
import { birthday, certificateLevel, gender, loginTypeLevel, name, phone, telecom } from './person-fields.ts'
import { heldFields } from './rule.ts'
import { instant } from './shapes.ts'

/** What the person fills in before a certificate is asked for. */
export const verificationForm = z.object({
  name,
  phone,
  gender,
  birthday,
  type: z.enum(['kakao', 'pass'] satisfies CertificateType[]),
  telecom,
  loginTypeLevel,
})

/** The two ways to name the certificate must agree; checked last, when the form has all its fields. */
export const withOneCertificate = <S extends typeof verificationForm>(form: S) =>
  heldFields(form, ({ type, loginTypeLevel }) => ({
    loginTypeLevel: certificateOf(loginTypeLevel) === type ? null : '인증 방법이 서로 달라요',
  }))

/** Names the open confirmation on the phone. It belongs to who began it, works once and dies after 5 minutes. */
const twoWay = z
  .object({
    id: z.string().min(1).max(200),
    cfid: z.string().min(1).max(200),
    jobIndex: z.int().min(0),
    threadIndex: z.int().min(0),
    jti: z.string().min(1).max(200),
    twoWayTimestamp: z.int().min(0),
  })
  .meta({ id: 'TwoWay', description: '휴대전화 확인을 기다리는 인증' })

export const twoWayBegun = twoWay
  .extend({ loginTypeLevel: certificateLevel, expiresAt: instant })
  .meta({ id: 'TwoWayBegun' })

export const twoWayConfirmed = twoWay.extend({ loginTypeLevel })

/** Refusals of a request that sends a push to the phone, and of the one that follows the person's tap. */
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
