import * as oidc from 'openid-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CALLBACK } from '../testing/sandbox.ts'
import { listeningSandbox } from '../testing/listening.ts'

let sandbox: Awaited<ReturnType<typeof listeningSandbox>>
let config: oidc.Configuration

beforeAll(async () => {
  sandbox = await listeningSandbox()
  const { issuer, clientId, clientSecret } = sandbox.sandbox.settings.kakao
  config = await oidc.discovery(
    new URL(issuer),
    clientId,
    clientSecret,
    oidc.ClientSecretPost(clientSecret),
    {
      execute: [oidc.allowInsecureRequests],
    },
  )
})
afterAll(() => sandbox.app.close())

/** Opens the login page and submits it, as a browser would. */
async function login(form: Record<string, string>) {
  const check = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
  }
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid profile_nickname name phone_number',
    state: check.state,
    nonce: check.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(check.verifier),
    code_challenge_method: 'S256',
  })
  const answer = await fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  const came = new URL(answer.headers.get('location')!)
  const finish = (over: Partial<typeof check> = {}) => {
    const { state, nonce, verifier } = { ...check, ...over }
    const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
    return oidc.authorizationCodeGrant(config, came, checks)
  }
  return { came, finish }
}
const JIWOO = { decision: 'agree', person: '01010000001' }

test('[AUTH-1] openid-client finds the issuer under its own address', () => {
  expect(config.serverMetadata()).toMatchObject({
    issuer: `${sandbox.base}/kauth`,
    jwks_uri: `${sandbox.base}/kauth/.well-known/jwks.json`,
    code_challenge_methods_supported: ['S256'],
    token_endpoint_auth_methods_supported: ['client_secret_post'],
  })
})

test('[AUTH-1] openid-client completes the login with state, nonce and PKCE, and reads the userinfo', async () => {
  const { finish } = await login(JIWOO)
  const tokens = await finish()
  const { sub, nickname } = tokens.claims()!
  expect(nickname).toBe('한지우')
  expect(await oidc.fetchUserInfo(config, tokens.access_token, sub)).toMatchObject({ sub, nickname })
  const renewed = await oidc.refreshTokenGrant(config, tokens.refresh_token!)
  expect(renewed.claims()!.sub).toBe(sub)
})

test('[AUTH-1] openid-client reads the messenger’s own error code when a code is used twice', async () => {
  const { finish } = await login(JIWOO)
  await finish()
  await expect(finish()).rejects.toMatchObject({
    error: 'invalid_grant',
    cause: expect.objectContaining({ error_code: 'KOE320' }),
  })
})

test('[AUTH-1] openid-client refuses a foreign state, nonce or verifier', async () => {
  const foreign = async (over: object) => (await login(JIWOO)).finish(over)
  await expect(foreign({ state: 'x' })).rejects.toMatchObject({ code: 'OAUTH_INVALID_RESPONSE' })
  await expect(foreign({ nonce: 'x' })).rejects.toMatchObject({ code: 'OAUTH_JWT_CLAIM_COMPARISON_FAILED' })
  await expect(foreign({ verifier: 'x'.repeat(43) })).rejects.toMatchObject({ error: 'invalid_grant' })
})
