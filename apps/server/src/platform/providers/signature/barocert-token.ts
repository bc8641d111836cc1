import { ANSWER_WITHIN_MS, ProviderUnavailable, withDeadline } from '../deadline.ts'
import {
  type BarocertKeys,
  codeIn,
  TOKEN_BODY,
  TOKEN_PATH,
  tokenAnswer,
  tokenHeaders,
} from './barocert-wire.ts'
import { refusedWith } from './guard.ts'

/** Renewed before it expires, so that no request travels with one that ends on the way. */
const RENEW_BEFORE_MS = 60_000

type World = { readonly fetch: typeof fetch; readonly clock: () => Date }

/** One token for the process; concurrent callers share its renewal. */
export function createBarocertTokens(keys: BarocertKeys & { readonly authBase: string }, world: World) {
  let current: { token: string; renewAt: number } | null = null
  let renewal: Promise<string> | null = null

  async function request(signal: AbortSignal): Promise<string> {
    const response = await world.fetch(`${keys.authBase}${TOKEN_PATH}`, {
      method: 'POST',
      headers: tokenHeaders(keys, world.clock()),
      body: TOKEN_BODY,
      signal,
    })
    const text = await response.text()
    if (response.status >= 500) throw new ProviderUnavailable('signature', 'transport')
    if (!response.ok) throw refusedWith('ask', 'SETTINGS', codeIn(text) ?? `HTTP ${response.status}`)
    const answer = tokenAnswer.safeParse(JSON.parse(text))
    const expiresAt = Date.parse(answer.data?.expiration ?? '')
    if (!answer.success || Number.isNaN(expiresAt)) throw new ProviderUnavailable('signature', 'nonsense')
    current = { token: answer.data.session_token, renewAt: expiresAt - RENEW_BEFORE_MS }
    return answer.data.session_token
  }

  return {
    async get(): Promise<string> {
      if (current && world.clock().getTime() < current.renewAt) return current.token
      renewal ??= withDeadline('signature', ANSWER_WITHIN_MS, request).finally(() => (renewal = null))
      return renewal
    },
    /** The dealer refused this token; the next `get` renews it. */
    forget(token: string): void {
      if (current?.token === token) current = null
    },
  }
}
