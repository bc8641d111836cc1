import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { World } from '../world.ts'

type Named = { Params: { name: string } }

const LONGEST_MS = 60_000

const header = (request: FastifyRequest, name: string) => String(request.headers[name] ?? '')

/**
 * A webhook receiver for any name: `POST /hooks/ats`. GET on the same path shows what it received; its answers can be set to be
 * slow, to fail, or to succeed.
 */
export async function hookRoutes(app: FastifyInstance, { receivers, clock }: World): Promise<void> {
  // The signature covers the raw body.
  await app.register(async (raw) => {
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body))
    raw.post<Named & { Body: string }>('/hooks/:name', async (request, reply) => {
      const { name } = request.params
      const { status, delayMs } = receivers.mannerOf(name)
      receivers.put(name, {
        id: header(request, 'webhook-id'),
        timestamp: header(request, 'webhook-timestamp'),
        signature: header(request, 'webhook-signature'),
        body: request.body ?? '',
      })
      if (delayMs > 0) await clock.sleep(delayMs)
      return reply.code(status).send()
    })
  })

  app.get<Named>('/hooks/:name', async ({ params: { name } }) => ({
    ...receivers.mannerOf(name),
    items: receivers.of(name),
  }))

  app.put<Named & { Body: unknown }>('/hooks/:name', async ({ params: { name }, body }, reply) => {
    const manner = readManner(body)
    if (!manner)
      return reply.code(400).send({ error: 'status (200–599), delayMs (0–60000) or secret is needed' })
    receivers.behave(name, manner)
    return { ...receivers.mannerOf(name) }
  })
}

function readManner(body: unknown) {
  const { status, delayMs, secret } = (body ?? {}) as Record<string, unknown>
  const isStatus = Number.isInteger(status) && Number(status) >= 200 && Number(status) < 600
  const isDelay = typeof delayMs === 'number' && delayMs >= 0 && delayMs <= LONGEST_MS
  const manner = {
    ...(isStatus && { status: Number(status) }),
    ...(isDelay && { delayMs }),
    ...(typeof secret === 'string' && { secret }),
  }
  return Object.keys(manner).length > 0 ? manner : null
}
