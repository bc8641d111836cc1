import { z } from 'zod'
import type { SettingsProblems } from './settings-problems.ts'
import * as value from './settings-values.ts'

const KEY_BYTES = 32
const keyBytes = (text: string) => (/^[\w+/-]+=*$/.test(text) ? Buffer.from(text, 'base64').length : 0)

/** Who asks people to sign a pact on their phone (PACT-4). */
export const signatureVariables = {
  SIGN_PROVIDER: value.oneOf(['barocert', 'kakao', 'off']).optional(),
  SIGN_ROOTS: value.certificates(({ ca }) => ca).optional(),
  BAROCERT_LINK_ID: z.string().optional(),
  BAROCERT_SECRET_KEY: z
    .string()
    .refine((text) => keyBytes(text) === KEY_BYTES, '받은 그대로의 비밀키(base64, 32바이트)여야 해요')
    .optional(),
  BAROCERT_CLIENT_CODE: z
    .string()
    .regex(/^\d{12}$/, '이용기관 코드는 숫자 12자리예요')
    .optional(),
  BAROCERT_BASE: value.webAddress().default('https://barocert.linkhub.co.kr'),
  BAROCERT_AUTH_BASE: value.webAddress().default('https://auth.linkhub.co.kr'),
  KAKAO_CERT_REST_KEY: z.string().optional(),
  KAKAO_CERT_DEALER_KEY: z.string().optional(),
  KAKAO_CERT_PRODUCT: z
    .string()
    .regex(/^K\d{4}T?$/, 'K3500 꼴이어야 해요')
    .optional(),
  KAKAO_CERT_SETTLE_ID: z.string().optional(),
  KAKAO_CERT_BASE: value.webAddress().default('https://cert-sign.kakao.com'),
}

const whole = z.object(signatureVariables)
type Variables = z.output<typeof whole>
type Name = keyof Variables
type Group = Readonly<Record<string, Name>>

const BAROCERT = {
  linkId: 'BAROCERT_LINK_ID',
  secretKey: 'BAROCERT_SECRET_KEY',
  clientCode: 'BAROCERT_CLIENT_CODE',
} as const
const KAKAO_CERT = {
  restKey: 'KAKAO_CERT_REST_KEY',
  dealerKey: 'KAKAO_CERT_DEALER_KEY',
  product: 'KAKAO_CERT_PRODUCT',
  settleId: 'KAKAO_CERT_SETTLE_ID',
} as const

/** Kakao refuses a product for tests on this host, and any other product on the one for tests. */
const REAL_HOST = 'cert-sign.kakao.com'

type Check = { readonly sandbox: boolean; readonly problems: SettingsProblems }

/** Without a word the sandbox asks, and where there is none nobody: then pacts say that they cannot be signed here. */
export function readSignature(given: Variables, { sandbox, problems }: Check) {
  const roots = given.SIGN_ROOTS ?? []
  const chosen = given.SIGN_PROVIDER ?? (sandbox ? 'sandbox' : 'off')
  if (chosen === 'barocert') {
    const keys = needed(given, BAROCERT, problems)
    const bases = { base: given.BAROCERT_BASE, authBase: given.BAROCERT_AUTH_BASE }
    return { chosen, roots, barocert: { ...keys, ...bases } } as const
  }
  if (chosen === 'kakao') {
    const keys = needed(given, KAKAO_CERT, problems)
    const isReal = URL.parse(given.KAKAO_CERT_BASE)?.hostname === REAL_HOST
    if (isReal && keys.product.endsWith('T'))
      problems.add(['KAKAO_CERT_PRODUCT'], '시험용 상품(T)은 시험용 주소(KAKAO_CERT_BASE)와 함께 써야 해요')
    return { chosen, roots, kakao: { ...keys, base: given.KAKAO_CERT_BASE } } as const
  }
  return { chosen, roots } as const
}

/** A missing one stops the start, so the empty value is never used. */
function needed<const G extends Group>(
  given: Variables,
  group: G,
  problems: SettingsProblems,
): { readonly [K in keyof G]: string } {
  const missing = Object.values(group).filter((name) => given[name] === undefined)
  if (missing.length > 0) problems.add(missing, `SIGN_PROVIDER가 ${given.SIGN_PROVIDER}이면 꼭 있어야 해요`)
  const entries = Object.entries(group).map(([key, name]) => [key, String(given[name] ?? '')])
  return Object.fromEntries(entries) as { readonly [K in keyof G]: string }
}
