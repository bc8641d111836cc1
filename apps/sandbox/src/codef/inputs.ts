import type { Answer } from './answer.ts'

/** A request's inputs, as sent. */
export type Input = Readonly<Record<string, unknown>>

export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''

const FORMATS: Readonly<Record<string, RegExp>> = {
  organization: /^\d{4}$/,
  loginType: /^[56]$/,
  loginTypeLevel: /^([1-9]|1[01])$/,
  telecom: /^[0-2]$/,
  phoneNo: /^01\d{8,9}$/,
  startDate: /^(19|20)\d{2}(0[1-9]|1[0-2])$/,
  endDate: /^(19|20)\d{2}(0[1-9]|1[0-2])$/,
  startYear: /^(19|20)\d{2}$/,
  endYear: /^(19|20)\d{2}$/,
  year: /^(19|20)\d{2}$/,
}

const CARRIER_APP = '5'

/** The inputs that a product requires. */
type Asked = { readonly organization: string; readonly required: readonly string[] }

/** The missing or wrong inputs of a request; an empty optional input is wrong. */
export function inputProblem(product: Asked, input: Input): Answer | null {
  const required = [
    ...product.required,
    ...(textOf(input['loginTypeLevel']) === CARRIER_APP ? ['telecom'] : []),
  ]
  const missing = required.find((name) => textOf(input[name]) === '')
  if (missing) return { code: 'CF-00001', extraMessage: missing }
  const wrong = Object.entries(input).find(
    ([name, value]) => value === '' || FORMATS[name]?.test(textOf(value)) === false,
  )
  if (wrong) return { code: 'CF-00007', extraMessage: wrong[0] }
  return textOf(input['organization']) === product.organization
    ? null
    : { code: 'CF-00007', extraMessage: 'organization' }
}

/** With an encrypted number the identity is the birthday; otherwise it is the birthday or the whole number. */
export function birthdayOf(input: Input): string {
  if (input['identityEncYn'] === 'Y') return textOf(input['birthDate'])
  const identity = textOf(input['identity'] ?? input['loginIdentity'])
  return identity.length === 13 ? identity.slice(0, 6) : identity
}

/** The app that is asked to confirm, and the carrier when it is the carriers' own. */
export type Channel = { readonly app: 'kakao' | 'pass'; readonly telecom: number | null }

const MESSENGER_LEVEL = '1'

export const channelOf = (input: Input): Channel => ({
  app: textOf(input['loginTypeLevel']) === MESSENGER_LEVEL ? 'kakao' : 'pass',
  telecom: input['telecom'] === undefined ? null : Number(input['telecom']),
})

export type TwoWay = { readonly jti: string }

/** The second request's reference to the first, or null when it has a wrong form. */
export function twoWayOf(input: Input): TwoWay | null {
  const info = input['twoWayInfo'] as Record<string, unknown> | null | undefined
  const sound =
    input['is2Way'] === true &&
    info?.['jobIndex'] === 0 &&
    info['threadIndex'] === 0 &&
    typeof info['jti'] === 'string' &&
    typeof info['twoWayTimestamp'] === 'number'
  return sound ? { jti: info['jti'] as string } : null
}
