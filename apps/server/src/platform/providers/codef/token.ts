import { z } from 'zod'
import { ANSWER_WITHIN_MS, ProviderUnavailable, withDeadline } from '../deadline.ts'

/** Renewed before it expires. */
const RENEW_BEFORE_MS = 60 * 60_000

const answer = z.object({ access_token: z.string(), expires_in: z.number() })

export type CodefKeys = {
  readonly oauthBase: string
  readonly clientId: string
  readonly clientSecret: string
}

/** One token for the process; concurrent callers share its renewal. */
export function createTokens(keys: CodefKeys, world: { fetch: typeof fetch; clock: () => Date }) {
  let current: { token: string; renewAt: number } | null = null
  let renewal: Promise<string> | null = null

  async function request(signal: AbortSignal): Promise<string> {
    const response = await world.fetch(`${keys.oauthBase}/oauth/token`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials&scope=read',
      signal,
    })
    if (!response.ok) throw new ProviderUnavailable('codef', 'transport')
    const { access_token, expires_in } = answer.parse(await response.json())
    current = { token: access_token, renewAt: world.clock().getTime() + expires_in * 1000 - RENEW_BEFORE_MS }
    return access_token
  }

  return {
    async get(): Promise<string> {
      if (current && world.clock().getTime() < current.renewAt) return current.token
      renewal ??= withDeadline('codef', ANSWER_WITHIN_MS, request).finally(() => (renewal = null))
      return renewal
    },
    /** The provider refused this token; the next `get` renews it. */
    forget(token: string): void {
      if (current?.token === token) current = null
    },
  }
}
