import type { FastifyInstance } from 'fastify'
import type { Signings } from '../barocert/signings.ts'
import type { Engine } from '../codef/engine.ts'
import { SIGN_CASES } from '../people/magic.ts'
import type { World } from '../world.ts'
import { readFault } from './faults.ts'
import { readPerson } from './read-person.ts'

type Body = Record<string, unknown> | null

const digits = (value: unknown) => (typeof value === 'string' ? value.replaceAll(/\D/g, '') : '')

/** For tests and demonstrations: decides for a person, moves the clock, queues faults. */
export function controlRoutes(
  app: FastifyInstance,
  world: World,
  { engine, signings, resetAll }: { engine: Engine; signings: Signings; resetAll: () => void },
): void {
  for (const [path, decision, signature] of [
    ['/control/confirm', 'CONFIRMED', 'SIGNED'],
    ['/control/deny', 'DENIED', 'REFUSED'],
  ] as const) {
    app.post<{ Body: Body }>(path, async ({ body }, reply) => {
      const one = body?.['jti'] ?? body?.['receipt']
      const phone = digits(body?.['phone'])
      const open = [
        ...engine.open(phone).map(({ jti }) => jti),
        ...signings.open(phone).map(({ receiptId }) => receiptId),
      ]
      const decided = (typeof one === 'string' ? [one] : open).filter(
        (id) => engine.decide(id, decision) ?? signings.decide(id, signature),
      )
      return decided.length > 0
        ? { decided: decided.length }
        : reply.code(404).send({ error: 'no open request' })
    })
  }

  app.post<{ Body: Body }>('/control/signing', async ({ body }, reply) => {
    const phone = digits(body?.['phone'])
    const fate = SIGN_CASES.find((one) => one === body?.['case']) ?? null
    if (!phone || (fate === null && body?.['case'] !== null))
      return reply.code(400).send({ error: `phone and case (${SIGN_CASES.join(', ')}, null) are needed` })
    signings.choose(phone, fate)
    return reply.code(204).send()
  })

  app.post<{ Body: Body }>('/control/clock', async ({ body }, reply) => {
    const ms = body?.['advanceMs']
    if (typeof ms !== 'number' || !(ms >= 0)) {
      return reply.code(400).send({ error: 'advanceMs must be a number ≥ 0' })
    }
    world.clock.advance(ms)
    world.phones.changedAll()
    return { now: new Date(world.clock.now()).toISOString() }
  })

  app.post('/control/reset', async (_request, reply) => {
    resetAll()
    return reply.code(204).send()
  })

  app.post<{ Body: Body }>('/control/issue-certificate', async ({ body }, reply) => {
    world.certificates.issue(digits(body?.['phone']))
    return reply.code(204).send()
  })

  app.post<{ Body: Body }>('/control/fault', async ({ body }, reply) => {
    const fault = readFault(body)
    if (!fault)
      return reply.code(400).send({ error: 'code (CF-00000), status (400–599) or hangMs is needed' })
    world.faults.queue(fault)
    return reply.code(204).send()
  })

  app.get('/control/people', async () => ({ items: world.people.all() }))

  app.post<{ Body: Body }>('/control/people', async ({ body }, reply) => {
    const person = readPerson(body)
    if (!person) return reply.code(400).send({ error: 'name and phone are needed; see GET for the form' })
    world.people.put(person)
    return reply.code(201).send(person)
  })

  app.get<{ Querystring: { phone?: string } }>('/control/outbox', async ({ query }) => ({
    items: world.outbox.of(digits(query.phone)).map(({ text, code, at }) => ({ text, code, at })),
  }))

  app.get<{ Querystring: { to?: string } }>('/control/mails', async ({ query }) => ({
    items: world.mailbox.of(query.to ?? ''),
  }))

  app.get('/control/requests', async () => ({ items: world.requests.all() }))
}
