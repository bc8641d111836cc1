import { EMAIL, emailProblem } from '@coffeeattack/domain/profiles/email'
import { codeProblem } from '@coffeeattack/domain/sessions/one-time-code'
import {
  CERTIFICATES,
  DEFAULT_LOGIN_TYPE_LEVEL,
  DEFAULT_TELECOM,
  TELECOM_CODES,
} from '@coffeeattack/domain/verification/certificate'
import { IdentityNumber, identityProblem } from '@coffeeattack/domain/verification/identity'
import { birthProblem, nameProblem, GENDERS } from '@coffeeattack/domain/verification/person'
import { phoneDigits, phoneSpellingProblem } from '@coffeeattack/domain/verification/phone'
import { z } from 'zod'
import { rule } from './rule.ts'

/** Fields that say who somebody is, and how they prove it. */

export const name = rule(nameProblem).describe('한글이나 영문 이름')

/** In any spelling; the digits go on. */
export const phone = rule(phoneSpellingProblem).describe('휴대전화 번호').transform(phoneDigits)

export const birthday = rule(birthProblem).describe('생년월일 8자리 (yyyymmdd)')

export const gender = z.enum(GENDERS)

/** From here on the digits can be used, but not printed, logged or kept (VER-10). */
export const identity = rule(identityProblem)
  .describe('주민등록번호 앞자리와 뒷자리')
  .transform((digits) => new IdentityNumber(digits))

export const certificateLevel = z.literal([
  CERTIFICATES.kakao.loginTypeLevel,
  CERTIFICATES.pass.loginTypeLevel,
])
export const loginTypeLevel = certificateLevel
  .default(DEFAULT_LOGIN_TYPE_LEVEL)
  .describe('1 카카오톡, 5 PASS')

export const telecom = z.literal(TELECOM_CODES).default(DEFAULT_TELECOM).describe('0 SKT, 1 KT, 2 LG U+')

export const oneTimeCode = rule(codeProblem).describe('숫자 6자리')

/** The name of a console or partner account: it must be there, and has one spelling. */
export const accountEmail = rule((address) =>
  address.trim() === '' ? EMAIL.problem : emailProblem(address),
).overwrite((address) => address.trim().toLowerCase())

/** Any text: what a password must be is asked when it is set, not when it is used. */
export const password = z.string().min(1).max(200)
