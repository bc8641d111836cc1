import type { Auth } from '@coffeeattack/contract/call'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import fastifyJwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Deps } from '../../deps.ts'

/** Each purpose signs with its own key, so a token of one purpose is invalid for all others. */
export type Purpose = Exclude<Auth, 'none' | 'optional' | 'api-key'>

export type Subject = { readonly subjectId: string; readonly sessionId: string }

/** Of a candidate's access token: the phone was already proved when it was issued (SAFE-1). */
export type Claims = { readonly isProved: boolean }

type Content = { readonly claims: Subject & Claims; readonly exp: number }

export type Tokens = {
  issue(purpose: Purpose, subject: Subject, claims?: Claims): string
  /** Throws EXPIRED_TOKEN for a token that was valid, UNAUTHORIZED for any other invalid one. */
  read(purpose: Purpose, token: string): Subject & Claims
}

const ACCESS_SECONDS = TOKENS.accessMs / 1000
const REFRESH_SECONDS = TOKENS.refreshMs / 1000

/** Verified tokens kept for each purpose: about 6 MB in all. */
const MAX_VERIFIED = 10_000

const lifeSeconds: Readonly<Record<Purpose, number>> = {
  candidate: ACCESS_SECONDS,
  operator: ACCESS_SECONDS,
  partner: ACCESS_SECONDS,
  refresh: REFRESH_SECONDS,
  'operator-refresh': REFRESH_SECONDS,
  'partner-refresh': REFRESH_SECONDS,
}

declare module 'fastify' {
  interface FastifyInstance {
    tokens: Tokens
  }
}

declare module '@fastify/jwt' {
  interface FastifyJWT {
    namespaces: Purpose
  }
}

/** Issues and verifies tokens. Whether the session is still open is checked in `auth.ts`. */
export async function registerTokens(app: FastifyInstance, { clock, ids, secrets }: Deps): Promise<Tokens> {
  const purposes = Object.keys(lifeSeconds) as Purpose[]
  for (const purpose of purposes) {
    await app.register(fastifyJwt, {
      namespace: purpose,
      secret: secrets.derive(`token:${purpose}`),
      sign: { algorithm: 'HS256', noTimestamp: true },
      // Expiry is checked below, by our own clock, after everything else: only an otherwise valid token is "expired".
      verify: {
        algorithms: ['HS256'],
        allowedAud: purpose,
        ignoreExpiration: true,
        requiredClaims: ['aud', 'exp'],
      },
    })
  }
  const seconds = () => Math.floor(clock().getTime() / 1000)
  const olderKeys = new Map(purposes.map((purpose) => [purpose, secrets.deriveOlder(`token:${purpose}`)]))

  /** Tries the current key, then older ones, so that a key change signs nobody out. */
  function verified(purpose: Purpose, token: string): Record<string, unknown> {
    try {
      return app.jwt[purpose].verify(token)
    } catch (cause) {
      for (const key of olderKeys.get(purpose) ?? []) {
        try {
          return app.jwt[purpose].verify(token, { key })
        } catch {
          // Try the next key.
        }
      }
      throw new Refusal('UNAUTHORIZED', { cause })
    }
  }

  /** A token's content never changes, so its signature is checked once; its expiry is checked at every call. */
  const verifiedTokens = new Map(
    purposes.map((purpose) => [purpose, new LRUCache<string, Content>({ max: MAX_VERIFIED })]),
  )

  function contentOf(purpose: Purpose, token: string): Content {
    const known = verifiedTokens.get(purpose)!.get(token)
    if (known) return known
    const { sub, sid, exp, proved } = verified(purpose, token)
    if (typeof sub !== 'string' || typeof sid !== 'string') throw new Refusal('UNAUTHORIZED')
    const claims = { subjectId: sub, sessionId: sid, isProved: proved === true }
    const content = { claims, exp: Number(exp) }
    verifiedTokens.get(purpose)!.set(token, content)
    return content
  }

  return {
    issue(purpose, { subjectId, sessionId }, { isProved } = { isProved: false }) {
      const iat = seconds()
      const exp = iat + lifeSeconds[purpose]
      return app.jwt[purpose].sign({
        aud: purpose,
        sub: subjectId,
        sid: sessionId,
        jti: ids.next(),
        ...(isProved && { proved: true }),
        iat,
        exp,
      })
    },
    read(purpose, token) {
      const { claims, exp } = contentOf(purpose, token)
      if (exp <= seconds()) throw new Refusal('EXPIRED_TOKEN')
      return claims
    },
  }
}
