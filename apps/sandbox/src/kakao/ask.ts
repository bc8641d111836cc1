import { CREDENTIALS } from '../keys.ts'
import { one, type Parameters } from './parameters.ts'

/** The parameters of a login request. */
export type Ask = {
  readonly redirectUri: string
  readonly state: string | null
  readonly nonce: string | null
  readonly challenge: string | null
  readonly scope: readonly string[]
}

/** Optional scopes; the others are part of the login. */
export const OPTIONAL_SCOPES = { name: '이름', phone_number: '전화번호' } as const
export type OptionalScope = keyof typeof OPTIONAL_SCOPES
export const isOptional = (scope: string): scope is OptionalScope => Object.hasOwn(OPTIONAL_SCOPES, scope)

/** The reasons to show an error page: the redirect URL cannot be trusted. */
export type AskProblem = 'KOE101' | 'KOE006' | 'KOE201'

export function askProblem(query: Parameters, isRegistered: (uri: string) => boolean): AskProblem | null {
  if (one(query, 'client_id') !== CREDENTIALS.kakao.clientId) return 'KOE101'
  if (!isRegistered(one(query, 'redirect_uri') ?? '')) return 'KOE006'
  return one(query, 'response_type') === 'code' ? null : 'KOE201'
}

export const askOf = (query: Parameters): Ask => ({
  redirectUri: one(query, 'redirect_uri')!,
  state: one(query, 'state'),
  nonce: one(query, 'nonce'),
  challenge: one(query, 'code_challenge_method') === 'S256' ? one(query, 'code_challenge') : null,
  scope: (one(query, 'scope') ?? 'profile_nickname').split(/[ ,]+/).filter(Boolean),
})

/** The redirect URL with the answer and the state of the request. */
export function returnAddress(ask: Ask, answer: Record<string, string>): string {
  const url = new URL(ask.redirectUri)
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value)
  if (ask.state !== null) url.searchParams.set('state', ask.state)
  return url.href
}
