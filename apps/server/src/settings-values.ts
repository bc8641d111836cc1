import { X509Certificate } from 'node:crypto'
import { isIP } from 'node:net'
import {
  businessNumberDigits,
  businessNumberProblem,
  businessNumberText,
} from '@coffeeattack/domain/companies/business-number'
import { z } from 'zod'
import { parseMasterKey } from './platform/crypto/keys.ts'
import { publicKeyOf } from './platform/providers/push/vapid-keys.ts'

/** How single values of the environment are read. Each message ends the sentence that names the variable. */

export const oneOf = <const V extends readonly [string, ...string[]]>(values: V) =>
  z.enum(values, `${values.join(', ')} 중 하나여야 해요`)

export const onOff = () => oneOf(['on', 'off']).transform((text) => text === 'on')

export function wholeNumber(min: number, max: number) {
  const sentence = `${min}부터 ${max}까지의 정수여야 해요`
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .refine((value) => value >= min && value <= max, sentence)
}

export function address(...protocols: readonly string[]) {
  const sentence = `${protocols.map((it) => `${it}//`).join(' 또는 ')} 주소여야 해요`
  return z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), sentence)
}

export const webAddress = () => address('http:', 'https:').transform((text) => text.replace(/\/+$/, ''))

export const origin = () =>
  webAddress()
    .refine(
      (text) => URL.parse(text)?.origin === text.toLowerCase(),
      'https://주소 꼴로, 경로 없이 적어야 해요',
    )
    .transform((text) => text.toLowerCase())

/** `address` or `address:port`. */
export const nameServer = () =>
  z
    .string()
    .refine(
      (text) => isIP(text) !== 0 || isIP(text.replace(/:\d{1,5}$/, '')) === 4,
      'IP 주소를 쉼표로 나누어 적어야 해요',
    )

export const masterKey = () =>
  z.string().transform((text, context) => {
    const key = parseMasterKey(text)
    if (key) return key
    context.addIssue('32바이트를 64자리 16진수나 base64로 적어야 해요')
    return z.NEVER
  })

/** Certificates one after the other. A shell that takes one line only writes `\n` for its ends. */
export const certificates = (isAllowed: (certificate: X509Certificate) => boolean = () => true) =>
  z.string().transform((text, context): readonly string[] => {
    const found = text
      .replaceAll('\\n', '\n')
      .match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g)
    if (found?.every((pem) => isCertificate(pem, isAllowed))) return found
    context.addIssue('인증서를 PEM 꼴로 적어야 해요')
    return z.NEVER
  })

function isCertificate(pem: string, isAllowed: (certificate: X509Certificate) => boolean): boolean {
  try {
    return isAllowed(new X509Certificate(pem))
  } catch {
    return false
  }
}

export const list = <T>(item: z.ZodType<T, string>) =>
  z
    .string()
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item))

/** An address, a network, or a name for private networks. There is no `true`: it would let anyone forge theirs. */
export const proxy = () =>
  z
    .string()
    .refine(
      (text) => ['loopback', 'linklocal', 'uniquelocal'].includes(text) || isNetwork(text),
      '믿을 프록시의 IP 주소나 대역을 쉼표로 적어야 해요',
    )

function isNetwork(text: string): boolean {
  const [ip = '', bits] = text.split('/')
  const widest = isIP(ip) === 4 ? 32 : 128
  if (isIP(ip) === 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= widest)
}

export const vapidPrivateKey = () =>
  z.string().refine((text) => publicKeyOf(text) !== null, 'P-256 비밀키를 base64url로 적어야 해요')

export const sentryDsn = () =>
  z.string().regex(/^https?:\/\/[^/@:]+@[^/@]+\/(?:[^?#]*\/)?\d+$/, 'https://키@호스트/번호 꼴이어야 해요')

export const commit = () => z.string().regex(/^[0-9a-f]{7,64}$/, '커밋의 16진수 이름이어야 해요')

export const businessNumber = () =>
  z
    .string()
    .refine((text) => businessNumberProblem(text) === null, '올바른 사업자등록번호 10자리여야 해요')
    .transform((text) => businessNumberText(businessNumberDigits(text)))

export const phone = () => z.string().regex(/^\+?\d[\d-]{5,18}\d$/, '전화번호를 숫자와 -로 적어야 해요')

export const email = () => z.string().regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, '이메일 주소여야 해요')

/** User and password stand in it, and what else the sender needs behind a `?`. */
export const smtpAddress = () =>
  address('smtp:', 'smtps:').refine(
    (text) => Boolean(URL.parse(text)?.hostname),
    'smtps://서버 꼴이어야 해요',
  )

/** An address alone, or a name before it: `커피어택 <no-reply@coffee.example>`. */
export const mailSender = () =>
  z
    .string()
    .regex(
      /^(?:[^\s@<>]+@[^\s@<>]+|[^<>@\r\n"]+ <[^\s@<>]+@[^\s@<>]+>)$/,
      '이메일 주소나 이름 <이메일 주소> 꼴이어야 해요',
    )
