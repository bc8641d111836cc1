import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { CREDENTIALS } from '../keys.ts'
import type { World } from '../world.ts'
import { type Signing, SIGNING, type Signings } from './signings.ts'
import { decrypted, digestOf, isSigned, type Problem, PROBLEMS, stampOf } from './wire.ts'

const { linkId, clientCode } = CREDENTIALS.barocert
const TOKEN_LIFE_MS = 30 * 60_000
const TOKEN_VERSION = '2.0'
const CALL_VERSION = '2.1'
const SLOW_MS = 30_000
const LIMITS = { title: 40, message: 500, text: 2_800, expireIn: 1_000 } as const
const STATES = { WAITING: 0, SIGNED: 1, EXPIRED: 2, REFUSED: 3, FAILED: 4 } as const

const refuse = (reply: FastifyReply, problem: Problem) => {
  const { code, status, message } = PROBLEMS[problem]
  return reply.code(status).send({ code, message })
}

const headerOf = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '')
const bodyOf = (request: FastifyRequest) => (typeof request.body === 'string' ? request.body : '')

/** The dealer of the messenger's signatures: a token, and a request to sign from the asking to the value. */
export function barocertRoutes(parent: FastifyInstance, world: World, signings: Signings): void {
  const tokens = new Map<string, number>()
  const mount = `${parent.prefix}/barocert`

  /** Bodies are signed as they were sent, so they are read as text. */
  async function asText(app: FastifyInstance): Promise<void> {
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    app.post('/linkhub/BAROCERT/Token', async (request, reply) => {
      const date = headerOf(request, 'x-lh-date')
      const forwarded = headerOf(request, 'x-lh-forwarded')
      const lines = ['POST', digestOf(bodyOf(request)), date, ...(forwarded ? [forwarded] : [])]
      const signature = headerOf(request, 'authorization').replace(`LINKHUB ${linkId} `, '')
      if (!isSigned([...lines, TOKEN_VERSION, '/BAROCERT/Token'], signature)) return refuse(reply, 'key')
      const token = world.randomHex(24)
      const expiresAt = world.clock.now() + TOKEN_LIFE_MS
      tokens.set(token, expiresAt)
      return {
        session_token: token,
        serviceID: 'BAROCERT',
        linkID: linkId,
        expiration: new Date(expiresAt).toISOString(),
      }
    })

    /** What is wrong with who calls, or null. */
    function strangerOf(request: FastifyRequest): Problem | null {
      const token = headerOf(request, 'authorization').replace('Bearer ', '')
      if (!((tokens.get(token) ?? 0) > world.clock.now())) return 'token'
      if (request.method === 'GET') return null
      const body = bodyOf(request)
      const [date, path] = [headerOf(request, 'x-bc-date'), request.url.slice(mount.length)]
      const lines = ['POST', ...(body ? [digestOf(body)] : []), date, path, '']
      const isOurs = headerOf(request, 'x-bc-version') === CALL_VERSION
      return isOurs && isSigned(lines, headerOf(request, 'x-bc-auth')) ? null : 'key'
    }

    app.addHook('preHandler', async (request, reply) => {
      const problem = request.url.startsWith(mount) ? strangerOf(request) : null
      if (problem) return refuse(reply, problem)
    })

    app.post(`/barocert/KAKAO/Sign/${clientCode}`, async (request, reply) => {
      const wanted = readWanted(bodyOf(request))
      if (!wanted) return refuse(reply, 'input')
      await world.clock.moment()
      const fate = signings.takeFate(wanted.phone)
      const refused = (['no-account', 'other-person', 'dormant', 'maintenance'] as const).find(
        (one) => one === fate,
      )
      if (refused) return refuse(reply, refused)
      const person = world.people.identify(wanted)
      if (!person) return refuse(reply, 'other-person')
      return { receiptID: signings.begin(clientCode, fate, wanted).receiptId, scheme: '' }
    })

    type ByReceipt = { Params: { receiptId: string } }

    app.get<ByReceipt>(`/barocert/KAKAO/Sign/${clientCode}/:receiptId`, async ({ params }, reply) => {
      const signing = signings.byReceipt(params.receiptId)
      return signing ? statusOf(signing, signings) : refuse(reply, 'unknown')
    })

    app.post<ByReceipt>(`/barocert/KAKAO/Sign/Verify/${clientCode}/:receiptId`, async ({ params }, reply) => {
      const signing = signings.byReceipt(params.receiptId)
      if (!signing) return refuse(reply, 'unknown')
      const problem = signings.stateOf(signing) === 'SIGNED' ? lateProblem(signing, world) : 'not-signed'
      if (problem) return refuse(reply, problem)
      const value = signings.handOut(signing, signing.decidedAt!)
      const answer = { receiptID: signing.receiptId, state: STATES.SIGNED, ...value }
      if (signing.fate === 'breaks-off') {
        reply.hijack()
        reply.raw.destroy()
        return reply
      }
      if (signing.fate === 'arrives-broken') {
        const text = JSON.stringify(answer)
        return reply.type('application/json').send(text.slice(0, text.length / 2))
      }
      if (signing.fate === 'is-slow') await world.clock.sleep(SLOW_MS)
      return answer
    })
  }

  parent.register(asText)
}

function lateProblem({ collectedAt, decidedAt }: Signing, world: World): Problem | null {
  if (collectedAt !== null) return 'collected'
  return world.clock.now() > decidedAt! + SIGNING.collectWithinMs ? 'late' : null
}

function statusOf(signing: Signing, signings: Signings) {
  const state = signings.stateOf(signing)
  const { receiptId, askedAt, expiresAt, decidedAt, collectedAt } = signing
  return {
    receiptID: receiptId,
    clientCode,
    state: STATES[state],
    requestDT: stampOf(askedAt),
    expireDT: stampOf(expiresAt),
    ...(decidedAt !== null && state === 'SIGNED' ? { completeDT: stampOf(decidedAt) } : {}),
    ...(collectedAt === null ? {} : { verifyDT: stampOf(collectedAt) }),
  }
}

/** The request in the clear, or null when it is not as the dealer wants it. */
function readWanted(body: string) {
  const given = parsed(body)
  const [name, phone, birthday] = [given['receiverName'], given['receiverHP'], given['receiverBirthday']].map(
    decrypted,
  )
  const [message, text] = [given['extraMessage'], given['token']].map(decrypted)
  const { signTitle: title, expireIn, tokenType } = given
  const isSound =
    name &&
    phone &&
    /^01\d{8,9}$/.test(phone) &&
    birthday &&
    /^\d{8}$/.test(birthday) &&
    typeof title === 'string' &&
    title.length <= LIMITS.title &&
    (message ?? '').length <= LIMITS.message &&
    text &&
    text.length <= LIMITS.text &&
    tokenType === 'TEXT' &&
    typeof expireIn === 'number' &&
    expireIn > 0 &&
    expireIn <= LIMITS.expireIn
  if (!isSound) return null
  return { name, phone, birthday, title, message: message ?? '', text, expiresInSeconds: expireIn }
}

function parsed(body: string): Record<string, unknown> {
  try {
    return (JSON.parse(body) ?? {}) as Record<string, unknown>
  } catch {
    return {}
  }
}
