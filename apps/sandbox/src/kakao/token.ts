import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { SignJWT } from 'jose'
import { CREDENTIALS } from '../keys.ts'
import type { World } from '../world.ts'
import {
  ACCESS_LIFE_SECONDS,
  REFRESH_LIFE_SECONDS,
  memberNumber,
  type Grant,
  type Grants,
  type Linked,
} from './grants.ts'

export const KEY_ID = 'sandbox-signing'

const failure = (error: string, error_code: string, error_description: string) => ({
  error,
  error_code,
  error_description,
})

/** Null when the code belongs to this exchange; otherwise the messenger's own error. */
function problemOf(grant: Grant | null, form: Record<string, string>) {
  if (!grant) return failure('invalid_grant', 'KOE320', 'authorization code not found')
  if (grant.redirectUri !== form['redirect_uri'])
    return failure('invalid_grant', 'KOE303', 'Redirect URI mismatch.')
  const proof = createHash('sha256')
    .update(form['code_verifier'] ?? '')
    .digest('base64url')
  if (grant.challenge !== null && proof !== grant.challenge) {
    return failure('invalid_grant', 'KOE320', 'code verifier does not match')
  }
  return null
}

export function tokenRoute(app: FastifyInstance, world: World, grants: Grants, issuer: string): void {
  const seconds = () => Math.floor(world.clock.now() / 1000)

  function idToken(linked: Linked, nonce: string | null): Promise<string> {
    const nickname = world.people.byPhone(linked.phone)?.name ?? '손님'
    return new SignJWT({ nickname, auth_time: linked.authTime, ...(nonce === null ? {} : { nonce }) })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: KEY_ID })
      .setIssuer(issuer)
      .setAudience(CREDENTIALS.kakao.clientId)
      .setSubject(String(memberNumber(linked.phone)))
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + ACCESS_LIFE_SECONDS)
      .sign(world.keys.signing)
  }

  async function answer(linked: Linked, nonce: string | null) {
    const tokens = grants.issue(linked)
    return {
      access_token: tokens.access,
      token_type: 'bearer',
      refresh_token: tokens.refresh,
      id_token: await idToken(linked, nonce),
      expires_in: ACCESS_LIFE_SECONDS,
      scope: linked.scope,
      refresh_token_expires_in: REFRESH_LIFE_SECONDS,
    }
  }

  app.post<{ Body: Record<string, string> | null }>('/kauth/oauth/token', async (request, reply) => {
    const form = request.body ?? {}
    reply.type('application/json;charset=UTF-8')
    if (form['client_id'] !== CREDENTIALS.kakao.clientId) {
      return reply.code(401).send(failure('invalid_client', 'KOE101', 'Not exist client_id'))
    }
    if (form['client_secret'] !== CREDENTIALS.kakao.clientSecret) {
      return reply.code(401).send(failure('invalid_client', 'KOE010', 'Bad client credentials'))
    }
    if (form['grant_type'] === 'refresh_token') {
      const linked = grants.byRefresh(form['refresh_token'] ?? '')
      return linked
        ? answer(linked, null)
        : reply.code(400).send(failure('invalid_grant', 'KOE322', 'expired_or_invalid_refresh_token'))
    }
    if (form['grant_type'] !== 'authorization_code') {
      return reply.code(400).send({ error: 'unsupported_grant_type' })
    }
    const grant = grants.take(form['code'] ?? '')
    const problem = problemOf(grant, form)
    if (problem || !grant) return reply.code(400).send(problem)
    return answer({ phone: grant.phone, scope: grant.scope, authTime: grant.authTime }, grant.nonce)
  })
}
