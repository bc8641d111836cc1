import type { FastifyInstance, FastifyReply } from 'fastify'
import type { World } from '../world.ts'
import { envelope, readRequest, wire, type Answer } from './answer.ts'
import { BrokenGateway, type Engine } from './engine.ts'
import type { Input } from './inputs.ts'
import { PRODUCTS } from './products.ts'
import { isAuthorised } from './token.ts'

/** Inputs of the protocol; all others are returned beside the result. */
const KNOWN = new Set([
  ...PRODUCTS.flatMap(({ required }) => required),
  ...'id telecom session sessionDataYn inquiryType birthDate identityEncYn originDataYN'.split(' '),
  ...'isIdentityViewYN isIdentityViewYn isAddrViewYn simpleAuth is2Way twoWayInfo'.split(' '),
])

const resultCodes = new WeakMap<FastifyReply, string>()

/** The result code that an answer carried, if it was one of the career provider's. */
export const resultCodeOf = (reply: FastifyReply) => resultCodes.get(reply) ?? null

export function sendAnswer(reply: FastifyReply, world: World, answer: Answer, input: Input = {}) {
  const echoed = Object.fromEntries(Object.entries(input).filter(([name]) => !KNOWN.has(name)))
  resultCodes.set(reply, answer.code)
  return reply.type('text/plain;charset=UTF-8').send(wire(envelope(answer, world.randomHex(12), echoed)))
}

/** The result is in the answer's code; the HTTP status is 200 unless the gateway fails. */
export function codefRoutes(app: FastifyInstance, world: World, engine: Engine): void {
  app.post<{ Params: { '*': string }; Body: unknown }>('/codef/v1/*', async (request, reply) => {
    if (!(await isAuthorised(world, request.headers.authorization))) {
      return reply.code(401).send({ error: 'invalid_token' })
    }
    const path = `/v1/${request.params['*']}`
    const product = PRODUCTS.find((one) => one.path === path)
    const input = readRequest(request.body)
    if (!product || !input) return sendAnswer(reply, world, { code: product ? 'CF-00007' : 'CF-00003' })
    const gone = new AbortController()
    reply.raw.once('close', () => gone.abort())
    try {
      return sendAnswer(reply, world, await engine.handle(product, input, gone.signal), input)
    } catch (error) {
      if (!(error instanceof BrokenGateway)) throw error
      return reply.code(502).type('text/html').send('<html><body>502 Bad Gateway')
    }
  })
}
