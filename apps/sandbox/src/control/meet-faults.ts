import type { FastifyInstance, FastifyRequest } from 'fastify'
import { readRequest } from '../codef/answer.ts'
import { resultCodeOf, sendAnswer } from '../codef/routes.ts'
import type { World } from '../world.ts'

/** The path as the company itself would write it, without the prefix under which the sandbox is mounted. */
const ownPath = (app: FastifyInstance, request: FastifyRequest) =>
  request.url.slice(app.prefix.length).replace(/\?.*$/s, '')

/** Lets queued faults happen, and notes every request by its address, its inputs' names and its outcome. */
export function meetFaults(app: FastifyInstance, world: World): void {
  app.addHook('preHandler', async (request, reply) => {
    const fault = world.faults.take(ownPath(app, request))
    if (!fault) return
    if (fault.hangMs) await world.clock.sleep(fault.hangMs)
    if (fault.code) return sendAnswer(reply, world, { code: fault.code })
    if (fault.status) return reply.code(fault.status).type('text/html').send('<html><body>Broken')
  })

  app.addHook('onResponse', async (request, reply) => {
    const input = typeof request.body === 'string' ? readRequest(request.body) : request.body
    const code = resultCodeOf(reply) ?? `HTTP ${reply.statusCode}`
    world.requests.add({ path: ownPath(app, request), input, code })
  })
}
