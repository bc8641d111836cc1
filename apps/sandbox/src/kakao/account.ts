import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../people/person.ts'
import { CREDENTIALS } from '../keys.ts'
import type { World } from '../world.ts'
import { memberNumber, type Grants, type Linked } from './grants.ts'

const NO_TOKEN = { msg: 'this access token does not exist', code: -401 } as const

const international = (phone: string) =>
  `+82 ${phone.slice(1).replace(/^(\d{2})(\d{3,4})(\d{4})$/, '$1-$2-$3')}`

/** Only what the person agreed to share, in the messenger's own field names. */
function accountOf(person: Person | null, scope: string) {
  const agreed = new Set(scope.split(/[ ,]+/))
  return {
    profile_nickname_needs_agreement: !agreed.has('profile_nickname'),
    ...(agreed.has('profile_nickname') ? { profile: { nickname: person?.name ?? '손님' } } : {}),
    name_needs_agreement: !agreed.has('name'),
    ...(agreed.has('name') && person ? { name: person.name } : {}),
    has_phone_number: true,
    phone_number_needs_agreement: !agreed.has('phone_number'),
    ...(agreed.has('phone_number') && person ? { phone_number: international(person.phone) } : {}),
  }
}

export function accountRoutes(app: FastifyInstance, world: World, grants: Grants): void {
  const linkedBy = (request: FastifyRequest): Linked | null =>
    grants.byAccess(/^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '')

  app.get('/kapi/v1/oidc/userinfo', async (request, reply) => {
    const linked = linkedBy(request)
    if (!linked) return reply.code(401).send(NO_TOKEN)
    const nickname = world.people.byPhone(linked.phone)?.name ?? '손님'
    return { sub: String(memberNumber(linked.phone)), nickname }
  })

  app.get('/kapi/v2/user/me', async (request, reply) => {
    const linked = linkedBy(request)
    if (!linked) return reply.code(401).send(NO_TOKEN)
    return {
      id: memberNumber(linked.phone),
      connected_at: new Date(linked.authTime * 1000).toISOString(),
      kakao_account: accountOf(world.people.byPhone(linked.phone), linked.scope),
    }
  })

  /** The member's own token, or the service's admin key and the member's number. */
  function memberToUnlink(request: FastifyRequest): number | null {
    const linked = linkedBy(request)
    if (linked) return memberNumber(linked.phone)
    if (request.headers.authorization !== `KakaoAK ${CREDENTIALS.kakao.adminKey}`) return null
    return Number((request.body as Record<string, string> | undefined)?.['target_id']) || null
  }

  app.post('/kapi/v1/user/unlink', async (request, reply) => {
    const id = memberToUnlink(request)
    if (id === null) return reply.code(401).send(NO_TOKEN)
    grants.unlink(id)
    return { id }
  })
}
