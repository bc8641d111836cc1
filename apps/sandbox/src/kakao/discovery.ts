import type { FastifyInstance } from 'fastify'
import { exportJWK } from 'jose'
import type { World } from '../world.ts'
import { KEY_ID } from './token.ts'

/** The OpenID configuration; the issuer must equal its own URL. */
export function discoveryRoutes(
  app: FastifyInstance,
  world: World,
  bases: { issuer: string; api: string },
): void {
  app.get('/kauth/.well-known/openid-configuration', async () => ({
    issuer: bases.issuer,
    authorization_endpoint: `${bases.issuer}/oauth/authorize`,
    token_endpoint: `${bases.issuer}/oauth/token`,
    userinfo_endpoint: `${bases.api}/v1/oidc/userinfo`,
    jwks_uri: `${bases.issuer}/.well-known/jwks.json`,
    token_endpoint_auth_methods_supported: ['client_secret_post'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    request_uri_parameter_supported: false,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    code_challenge_methods_supported: ['S256'],
    claims_supported: 'iss aud sub auth_time exp iat nonce nickname picture email'.split(' '),
  }))

  app.get('/kauth/.well-known/jwks.json', async () => ({
    keys: [{ ...(await exportJWK(world.keys.signingPublic)), kid: KEY_ID, alg: 'RS256', use: 'sig' }],
  }))
}
