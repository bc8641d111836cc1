import { phoneDigits } from '@coffeeattack/domain/verification/phone'
import * as oidc from 'openid-client'
import { z } from 'zod'
import type { Circuit } from '../circuit.ts'
import { ANSWER_WITHIN_MS, ProviderUnavailable, withDeadline } from '../deadline.ts'

export type KakaoSettings = {
  readonly issuer: string
  readonly apiBase: string
  readonly clientId: string
  readonly clientSecret: string
  /** To unlink members without their token; without it nobody is unlinked. */
  readonly adminKey?: string | undefined
}

/** State of a login attempt until the person returns from Kakao. */
export type LoginAttempt = {
  readonly state: string
  readonly nonce: string
  readonly verifier: string
  readonly redirectUri: string
}

/** Name and phone only prefill the form: Kakao does not verify identity. */
export type KakaoPerson = {
  readonly sub: string
  readonly name: string | null
  readonly phone: string | null
}

/** Kakao refused: cancelled, a used code, an unknown state. */
export class KakaoLoginRefused extends Error {
  override readonly name = 'KakaoLoginRefused'
}

export type Kakao = {
  readonly begin: (redirectUri: string) => Promise<{ url: URL; attempt: LoginAttempt }>
  readonly finish: (attempt: LoginAttempt, answer: { code: string; state: string }) => Promise<KakaoPerson>
  /** Unlinks the account of a person who leaves. */
  readonly unlink: (sub: string) => Promise<void>
}

const PROVIDER = 'kakao'
const SCOPE = 'openid profile_nickname name phone_number'

const me = z.object({
  kakao_account: z.object({ name: z.string().optional(), phone_number: z.string().optional() }).optional(),
})

export function createKakao(
  settings: KakaoSettings,
  world: { fetch: typeof fetch; clock: () => Date; circuit: Circuit },
): Kakao {
  let discovered: Promise<oidc.Configuration> | null = null

  function configuration(): Promise<oidc.Configuration> {
    discovered ??= discover().catch((error: unknown) => {
      discovered = null // the next login tries again
      throw error
    })
    return discovered
  }

  async function discover(): Promise<oidc.Configuration> {
    const issuer = new URL(settings.issuer)
    const config = await oidc.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
      [oidc.customFetch]: world.fetch,
      timeout: ANSWER_WITHIN_MS / 1000,
      execute: issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : [],
    })
    return config
  }

  /** With our own clock, because the library would check expiry against the system clock. */
  async function configurationNow(): Promise<oidc.Configuration> {
    const found = await configuration()
    const machines = performance.timeOrigin + performance.now()
    const skew = Math.round((world.clock().getTime() - machines) / 1000)
    const config = new oidc.Configuration(found.serverMetadata(), settings.clientId, {
      client_secret: settings.clientSecret,
      [oidc.clockSkew]: skew,
    })
    config[oidc.customFetch] = world.fetch
    config.timeout = ANSWER_WITHIN_MS / 1000
    if (settings.issuer.startsWith('http:')) oidc.allowInsecureRequests(config)
    return config
  }

  /** The OpenID token identifies the person; the account call adds the data they agreed to share. */
  async function personOf(accessToken: string, sub: string, signal: AbortSignal): Promise<KakaoPerson> {
    const response = await world.fetch(`${settings.apiBase}/v2/user/me`, {
      headers: { authorization: `Bearer ${accessToken}` },
      signal,
    })
    if (!response.ok) return { sub, name: null, phone: null }
    const account = me.safeParse(await response.json()).data?.kakao_account
    return {
      sub,
      name: account?.name ?? null,
      phone: account?.phone_number ? phoneDigits(account.phone_number) : null,
    }
  }

  const guarded = <T>(exchange: (signal: AbortSignal) => Promise<T>) =>
    world.circuit.run(() =>
      withDeadline(PROVIDER, ANSWER_WITHIN_MS, async (signal) => {
        try {
          return await exchange(signal)
        } catch (error) {
          throw readable(error)
        }
      }),
    )

  return {
    begin: (redirectUri) =>
      guarded(async () => {
        const attempt = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          verifier: oidc.randomPKCECodeVerifier(),
          redirectUri,
        }
        const url = oidc.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          response_type: 'code',
          scope: SCOPE,
          state: attempt.state,
          nonce: attempt.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(attempt.verifier),
          code_challenge_method: 'S256',
        })
        return { url, attempt }
      }),

    finish: (attempt, answer) =>
      guarded(async (signal) => {
        const came = new URL(attempt.redirectUri)
        came.search = new URLSearchParams(answer).toString()
        const tokens = await oidc.authorizationCodeGrant(await configurationNow(), came, {
          expectedState: attempt.state,
          expectedNonce: attempt.nonce,
          pkceCodeVerifier: attempt.verifier,
        })
        return personOf(tokens.access_token, tokens.claims()!.sub, signal)
      }),

    async unlink(sub) {
      if (!settings.adminKey) return
      const authorization = `KakaoAK ${settings.adminKey}`
      await guarded(async (signal) => {
        const response = await world.fetch(`${settings.apiBase}/v1/user/unlink`, {
          method: 'POST',
          headers: { authorization },
          body: new URLSearchParams({ target_id_type: 'user_id', target_id: sub }),
          signal,
        })
        await response.body?.cancel()
        // A refusal must not open the circuit for logins.
        if (!response.ok) throw new Error(`unlink answered ${response.status}`)
      })
    },
  }
}

/** Drops the library's errors, which contain codes and tokens. */
function readable(error: unknown): Error {
  if (error instanceof oidc.ResponseBodyError || error instanceof oidc.WWWAuthenticateChallengeError) {
    return error.status >= 500 ? new ProviderUnavailable(PROVIDER, 'transport') : new KakaoLoginRefused()
  }
  if (error instanceof oidc.AuthorizationResponseError) return new KakaoLoginRefused()
  if (error instanceof oidc.ClientError) {
    if (error.code === 'OAUTH_TIMEOUT') return new ProviderUnavailable(PROVIDER, 'timeout')
    if (error.code === 'OAUTH_RESPONSE_IS_NOT_CONFORM') return new ProviderUnavailable(PROVIDER, 'nonsense')
    return new KakaoLoginRefused()
  }
  return error instanceof Error ? error : new ProviderUnavailable(PROVIDER, 'transport')
}
