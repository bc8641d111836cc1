import type { FastifyInstance } from 'fastify'
import { SignJWT, jwtVerify } from 'jose'
import { CREDENTIALS } from '../keys.ts'
import type { World } from '../world.ts'

const TOKEN_LIFE_SECONDS = 7 * 24 * 3600
const ISSUER = 'sandbox-codef'
const { clientId, clientSecret } = CREDENTIALS.codef
const BASIC = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`

/** Some of the vendor's clients send the two parameters in the body, some in the query. */
export function codefTokenRoute(app: FastifyInstance, world: World): void {
  app.post<{ Body: unknown; Querystring: Record<string, string> }>(
    '/codef/oauth/token',
    async (request, reply) => {
      const body = request.body !== null && typeof request.body === 'object' ? request.body : {}
      const given: Record<string, string> = { ...request.query, ...body }
      if (request.headers.authorization !== BASIC) {
        return reply.code(401).send({ error: 'unauthorized', error_description: 'Bad client credentials' })
      }
      if (given['grant_type'] !== 'client_credentials') {
        return reply.code(400).send({ error: 'unsupported_grant_type' })
      }
      const issuedAt = Math.floor(world.clock.now() / 1000)
      const token = await new SignJWT({ scope: ['read'], client_id: clientId })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(ISSUER)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + TOKEN_LIFE_SECONDS)
        .sign(world.keys.signing)
      return { access_token: token, token_type: 'bearer', expires_in: TOKEN_LIFE_SECONDS, scope: 'read' }
    },
  )
}

export async function isAuthorised(world: World, header: string | undefined): Promise<boolean> {
  const token = /^Bearer (.+)$/.exec(header ?? '')?.[1]
  if (!token) return false
  const currentDate = new Date(world.clock.now())
  return jwtVerify(token, world.keys.signingPublic, { issuer: ISSUER, currentDate }).then(
    () => true,
    () => false,
  )
}
