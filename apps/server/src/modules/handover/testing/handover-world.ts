import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { HandoverEvent } from '@coffeeattack/domain/handover/events'
import { handoverEvents } from '@coffeeattack/domain/handover/events'
import { asc, eq } from 'drizzle-orm'
import { Webhook } from 'standardwebhooks'
import { vi } from 'vitest'
import { webhookDeliveries, webhookEndpoints, webhookEvents } from '../../../platform/db/schema/handover.ts'
import { serverTest } from '../../../testing/server-test.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestOperator } from '../../../testing/test-operator.ts'
import { createCoffeechatWorld } from '../../coffeechats/testing/coffeechat-world.ts'
import { deliverWebhooks } from '../jobs/deliver-webhooks.ts'

export type Received = {
  path: string
  id: string
  headers: Record<string, string>
  body: string
  type: string
  data: Record<string, unknown>
}

/** A webhook receiver whose answers the test controls. */
export async function createReceiver() {
  const received: Received[] = []
  let answerWith: () => number = () => 200
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const body = Buffer.concat(parts).toString()
    const headers = request.headers as Record<string, string>
    const { type, data } = JSON.parse(body) as Pick<Received, 'type' | 'data'>
    received.push({ path: request.url!, id: headers['webhook-id']!, headers, body, type, data })
    const status = answerWith()
    // No answer at all.
    if (status === 0) return void request.socket.destroy()
    response.writeHead(status).end('x'.repeat(4_096))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    received,
    url: (path = '/hooks') => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    answers(status: number | (() => number)) {
      answerWith = typeof status === 'number' ? () => status : status
    },
    at: (path: string) => received.filter((one) => one.path === path),
    close: () => void (server.closeAllConnections(), server.close()),
  }
}

type Endpoint = {
  id: string
  secret: string
  url: string
  stoppedAt: string | null
  failingSince: string | null
}

/** A company with webhooks and keys, and its matched candidates. */
async function createHandoverWorld(server: TestApp) {
  const coffee = await createCoffeechatWorld(server)
  const receiver = await createReceiver()
  const { drizzle } = server.db
  const began = server.clock()
  let paths = 0

  /** Signs a new token per call, because the test clock jumps past token lifetimes. */
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    { operatorId: subjectId, sessionId }: TestOperator = coffee.recruiter,
  ) =>
    server.call(method, `/console/handover${path}`, {
      token: server.signIn('operator', { subjectId, sessionId }).token,
      body,
    })

  return {
    ...coffee,
    receiver,
    call,
    /** Works however far the clock was moved before. */
    match: (...[who, given]: Parameters<typeof coffee.match>) =>
      coffee.match(who, { expiryDay: '2027-12-31', ...given }),
    /** A separate endpoint at the receiver. */
    async connect(given: { events?: readonly HandoverEvent[]; by?: TestOperator } = {}) {
      const path = `/hooks/${(paths += 1)}`
      const body = { name: '채용 프로그램', url: receiver.url(path), events: given.events ?? handoverEvents }
      const endpoint = (await call('POST', '/endpoints', body, given.by)).json<Endpoint>()
      return { ...endpoint, path }
    },
    /** Removes endpoints and received events, and resets the clock. */
    async reset() {
      server.clock.set(began)
      await drizzle.delete(webhookEndpoints)
      receiver.received.length = 0
      receiver.answers(200)
    },
    deliver: () => deliverWebhooks(server.deps),
    events: (candidateId: string) =>
      drizzle
        .select()
        .from(webhookEvents)
        .where(eq(webhookEvents.candidateId, candidateId))
        .orderBy(asc(webhookEvents.id)),
    deliveries: (endpointId: string) =>
      drizzle
        .select()
        .from(webhookDeliveries)
        .where(eq(webhookDeliveries.endpointId, endpointId))
        .orderBy(asc(webhookDeliveries.id)),
    /** Verifies what was received with the library's own check, at the service's time. */
    holds({ body, headers }: Received, secret: string): boolean {
      const now = vi.spyOn(Date, 'now').mockReturnValue(server.clock().getTime())
      try {
        new Webhook(secret).verify(body, headers)
        return true
      } catch {
        return false
      } finally {
        now.mockRestore()
      }
    },
  }
}

export type HandoverWorld = Awaited<ReturnType<typeof createHandoverWorld>>

export const test = serverTest({ settings: { WEBHOOK_LOOPBACK: 'on' } }).extend(
  'world',
  { scope: 'file' },
  async ({ server }, { onCleanup }) => {
    const world = await createHandoverWorld(server)
    onCleanup(world.receiver.close)
    return world
  },
)
