import type { Auth } from '@coffeeattack/contract/call'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { TOKENS } from '@coffeeattack/domain/sessions/tokens'
import fastifyJwt from '@fastify/jwt'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'

/** What a token is for. Each purpose signs with a key of its own, so a token of one is noise to all others. */
export type Purpose = Exclude<Auth, 'none' | 'optional' | 'api-key'>

export type Subject = { readonly subjectId: string; readonly sessionId: string }

/** Of a candidate's access token: their phone was proved when it was issued (SAFE-1). */
export type Claims = { readonly isProved: boolean }

type Said = { readonly claims: Subject & Claims; readonly exp: number }

export type Tokens = {
  issue(purpose: Purpose, subject: Subject, claims?: Claims): string
  /** The subject of a valid token; EXPIRED_TOKEN for one that was valid, UNAUTHORIZED for anything else. */
  read(purpose: Purpose, token: string): Subject & Claims
}

const ACCESS_SECONDS = TOKENS.accessMs / 1000
const REFRESH_SECONDS = TOKENS.refreshMs / 1000

/** So many tokens of each purpose are kept as they were read: some 6 MB. */
const KEPT = 10_000

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

/** What a token says of itself. Whether its login still stands is asked at the door (`auth.ts`). */
export async function registerTokens(app: FastifyInstance, { clock, ids, secrets }: Deps): Promise<Tokens> {
  const purposes = Object.keys(lifeSeconds) as Purpose[]
  for (const purpose of purposes) {
    await app.register(fastifyJwt, {
      namespace: purpose,
      secret: secrets.derive(`token:${purpose}`),
      sign: { algorithm: 'HS256', noTimestamp: true },
      // Time is checked below, by our own clock and last: only a token that is otherwise good can be "expired".
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

  /** With the key of today, then with those of before: whoever was signed in when keys changed still is. */
  function verified(purpose: Purpose, token: string): Record<string, unknown> {
    try {
      return app.jwt[purpose].verify(token)
    } catch (cause) {
      for (const key of olderKeys.get(purpose) ?? []) {
        try {
          return app.jwt[purpose].verify(token, { key })
        } catch {
          // Nor by this one.
        }
      }
      throw new Refusal('UNAUTHORIZED', { cause })
    }
  }

  /** What a token says does not change while the process runs: its signature is looked at once, its time every time. */
  const known = new Map(purposes.map((purpose) => [purpose, new Map<string, Said>()]))

  function said(purpose: Purpose, token: string): Said {
    const kept = known.get(purpose)!
    const before = kept.get(token)
    if (before) return before
    const { sub, sid, exp, proved } = verified(purpose, token)
    if (typeof sub !== 'string' || typeof sid !== 'string') throw new Refusal('UNAUTHORIZED')
    const claims = { subjectId: sub, sessionId: sid, isProved: proved === true }
    const made = { claims, exp: Number(exp) }
    // The first one in it came first.
    if (kept.size === KEPT) kept.delete(kept.keys().next().value!)
    kept.set(token, made)
    return made
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
      const { claims, exp } = said(purpose, token)
      if (exp <= seconds()) throw new Refusal('EXPIRED_TOKEN')
      return claims
    },
  }
}
