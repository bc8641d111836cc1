import type { FastifyInstance } from 'fastify'
import type { Engine } from '../codef/engine.ts'
import { createLive } from '../live.ts'
import type { World } from '../world.ts'
import { phonePage } from './page.ts'
import { ANY } from './phones.ts'
import { phoneBook, screenOf } from './screen.ts'

const NUMBER = '/phone/:number(^01\\d{8,9}$)'
type Number = { Params: { number: string } }

/** The phone: its page, its live stream, and its actions. */
export function phoneRoutes(app: FastifyInstance, world: World, engine: Engine): void {
  const live = createLive(app, world)
  phonePage(app)

  app.get('/phone/events', (_request, reply) => live(reply, ANY, () => phoneBook(world, engine)))

  app.get<Number>(`${NUMBER}/events`, ({ params }, reply) =>
    live(reply, params.number, () => screenOf(world, engine, params.number)),
  )

  app.get<Number>(`${NUMBER}/screen`, async ({ params }) => screenOf(world, engine, params.number))

  app.post<{ Params: { number: string; jti: string }; Body: { decision?: unknown } | null }>(
    `${NUMBER}/requests/:jti`,
    async ({ params, body }, reply) => {
      const decision = body?.decision === 'confirm' ? 'CONFIRMED' : 'DENIED'
      const mine = engine.open(params.number).some(({ jti }) => jti === params.jti)
      if (!mine || !engine.decide(params.jti, decision)) return reply.code(404).send({ error: 'gone' })
      return reply.code(204).send()
    },
  )

  app.post<Number>(`${NUMBER}/certificate`, async ({ params }, reply) => {
    world.certificates.issue(params.number)
    return reply.code(204).send()
  })
}
