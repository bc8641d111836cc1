import type { FastifyInstance } from 'fastify'
import { createLive } from '../live.ts'
import type { World } from '../world.ts'
import { phonePage } from './page.ts'
import { ANY } from './phones.ts'
import { type Asked, phoneBook, screenOf } from './screen.ts'

const NUMBER = '/phone/:number(^01\\d{8,9}$)'
type Number = { Params: { number: string } }

/** The phone: its page, its live stream, and its actions. */
export function phoneRoutes(app: FastifyInstance, world: World, asked: Asked): void {
  const { engine, signings } = asked
  const live = createLive(app, world)
  phonePage(app)

  app.get('/phone/events', (_request, reply) => live(reply, ANY, () => phoneBook(world, asked)))

  app.get<Number>(`${NUMBER}/events`, ({ params }, reply) =>
    live(reply, params.number, () => screenOf(world, asked, params.number)),
  )

  app.get<Number>(`${NUMBER}/screen`, async ({ params }) => screenOf(world, asked, params.number))

  app.post<{ Params: { number: string; jti: string }; Body: { decision?: unknown } | null }>(
    `${NUMBER}/requests/:jti`,
    async ({ params, body }, reply) => {
      const decision = body?.decision === 'confirm' ? 'CONFIRMED' : 'DENIED'
      const mine = engine.open(params.number).some(({ jti }) => jti === params.jti)
      if (!mine || !engine.decide(params.jti, decision)) return reply.code(404).send({ error: 'gone' })
      return reply.code(204).send()
    },
  )

  app.post<{ Params: { number: string; id: string }; Body: { decision?: unknown } | null }>(
    `${NUMBER}/documents/:id`,
    async ({ params, body }, reply) => {
      const decision = body?.decision === 'sign' ? 'SIGNED' : 'REFUSED'
      const mine = signings.open(params.number).some(({ receiptId }) => receiptId === params.id)
      if (!mine || !signings.decide(params.id, decision)) return reply.code(404).send({ error: 'gone' })
      return reply.code(204).send()
    },
  )

  app.post<Number>(`${NUMBER}/certificate`, async ({ params }, reply) => {
    world.certificates.issue(params.number)
    return reply.code(204).send()
  })
}
