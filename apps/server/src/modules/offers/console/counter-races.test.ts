import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { createApp } from '../../../app.ts'
import { createDeps } from '../../../deps.ts'
import { connectDatabase } from '../../../platform/db/connect.ts'
import { notices } from '../../../platform/db/schema/notifications.ts'
import { offerCounters, offerEvents, offers } from '../../../platform/db/schema/offers.ts'
import { closing } from '../../../testing/closing.ts'
import { expireOffersJob } from '../jobs/expire-offers.ts'
import { type PipelineWorld, test as base } from '../testing/pipeline-world.ts'

/** A counter-offer, its answer and the candidate's decision at the same time from two processes (OFR-16). */

const TRIES = 10

/** A second process on the same database with its own connections. */
async function startSecond({ settings, deps, db }: PipelineWorld) {
  const own = connectDatabase({ connection: db.connection, log: deps.log, max: 5 })
  const app = await createApp(await createDeps(settings, { ...deps, db: own }))
  await app.ready()
  return {
    app,
    async close() {
      await app.close()
      await own.close()
    },
  }
}

const test = base
  .extend('second', { scope: 'file' }, ({ world }, scope) => closing(startSecond(world), scope))
  .extend('processes', ({ world, second }) => [world.app, second.app] as const)
  .extend('sent', async ({ world }) => {
    world.clock.set(new Date('2026-11-10T03:00:00Z'))
    const sender = await world.recruiter()
    return {
      sender,
      async ask() {
        const me = await world.candidate()
        const id = await world.offer(sender, me.userId)
        await world.counter(me.token, id)
        return { me, id }
      },
    }
  })

type Process = PipelineWorld['app']

async function post(app: Process, url: string, token: string, payload: object) {
  const { statusCode, json } = await app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { authorization: `Bearer ${token}` },
    payload,
  })
  return statusCode === 200 ? 'done' : json<{ code: string }>().code
}

const answerBy = (app: Process, token: string, id: string, body: object) =>
  post(app, `/console/offers/${id}/counter`, token, body)

const RAISE = { answer: 'RAISED', salaryMin: 6_700, salaryMax: 7_200 }

async function stateOf(world: PipelineWorld, id: string) {
  const [offer] = await world.db.drizzle.select().from(offers).where(eq(offers.id, id))
  const [counter] = await world.db.drizzle.select().from(offerCounters).where(eq(offerCounters.offerId, id))
  const events = await world.db.drizzle
    .select()
    .from(offerEvents)
    .where(eq(offerEvents.offerId, id))
    .orderBy(offerEvents.id)
  return { offer: offer!, counter: counter ?? null, events: events.map(({ event }) => event) }
}

test('[OFR-16] twenty concurrent counter-offers in two processes are one', async ({
  world,
  processes,
  sent,
}) => {
  const me = await world.candidate()
  const id = await world.offer(sent.sender, me.userId)
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      post(processes[turn % 2]!, `/users/offers/counter/${id}`, me.token, { amount: 7_000 + turn }),
    ),
  )
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'COUNTER_USED'), 'done'])
  expect((await stateOf(world, id)).events).toEqual(['COUNTERED'])
  expect((await stateOf(world, id)).counter?.amount).toBe(7_000 + outcomes.indexOf('done'))
})

test('[OFR-16] twenty concurrent answers in two processes are one, with one notification and ledger entry', async ({
  world,
  processes,
  sent,
}) => {
  const { me, id } = await sent.ask()
  const answers = ['RAISED', 'KEPT', 'TAKEN_BACK', 'RAISED']
  const bodies = Array.from({ length: 20 }, (_, turn) => ({
    answer: answers[turn % 4],
    salaryMin: 6_800,
    salaryMax: 7_000 + turn,
  }))
  const outcomes = await Promise.all(
    bodies.map((body, turn) => answerBy(processes[turn % 2]!, sent.sender.token, id, body)),
  )
  expect(outcomes.toSorted()).toEqual([...Array.from({ length: 19 }, () => 'COUNTER_ANSWERED'), 'done'])
  const given = bodies[outcomes.indexOf('done')]!
  const { offer, counter, events } = await stateOf(world, id)
  expect(events).toEqual(['COUNTERED', given.answer])
  expect(counter?.answer).toBe(given.answer)
  expect([offer.status, offer.salaryMax]).toEqual([
    given.answer === 'TAKEN_BACK' ? 'EXPIRED' : 'WAITING',
    given.answer === 'RAISED' ? given.salaryMax : 6_800,
  ])
  const told = await world.db.drizzle.select().from(notices).where(eq(notices.userId, me.userId))
  expect(told.map(({ dedupeKey }) => dedupeKey)).toEqual([`COUNTER:${id}:${given.answer}`])
})

test.for([RAISE, { answer: 'KEPT' }, { answer: 'TAKEN_BACK' }])(
  '[OFR-16] accepting while the company answers %j: one order or the other, never a mix',
  async (body, { world, processes, sent }) => {
    const orders = new Set<string>()
    for (let round = 0; round < TRIES; round++) {
      const { me, id } = await sent.ask()
      const accepting = () => post(processes[0], '/v2.1/users/coffeechat', me.token, { offerId: id })
      const answering = () => answerBy(processes[1], sent.sender.token, id, body)
      // Alternates which call is sent first, so that both orders occur.
      const [accepted, answered] =
        round % 2 === 0
          ? await Promise.all([accepting(), answering()])
          : (await Promise.all([answering(), accepting()])).toReversed()
      const { offer, counter, events } = await stateOf(world, id)
      orders.add(events.join())
      expect(events[0]).toBe('COUNTERED')
      if (events[1] === 'ACCEPTED') {
        expect([accepted, answered]).toEqual(['done', 'OFFER_MATCHED'])
        expect(events).toHaveLength(2)
        expect([offer.salaryMax, counter?.answer]).toEqual([6_800, null])
      } else if (body.answer === 'TAKEN_BACK') {
        expect([accepted, answered]).toEqual(['OFFER_EXPIRED', 'done'])
        expect(events).toEqual(['COUNTERED', 'TAKEN_BACK'])
      } else {
        expect([accepted, answered]).toEqual(['done', 'done'])
        expect(events).toEqual(['COUNTERED', body.answer, 'ACCEPTED'])
        expect(offer).toMatchObject({ status: 'MATCHED', salaryMax: body === RAISE ? 7_200 : 6_800 })
      }
    }
    expect(orders.size).toBeGreaterThan(0)
  },
)

test('[OFR-16] countering while refusing: before it or not at all', async ({ world, processes, sent }) => {
  for (let round = 0; round < TRIES; round++) {
    const me = await world.candidate()
    const id = await world.offer(sent.sender, me.userId)
    const [countered] = await Promise.all([
      post(processes[0], `/users/offers/counter/${id}`, me.token, { amount: 7_200 }),
      world.refuse(me.token, id, '연봉이 기대보다 아쉬워요'),
    ])
    const { events } = await stateOf(world, id)
    expect(events).toEqual(countered === 'done' ? ['COUNTERED', 'REFUSED'] : ['REFUSED'])
    if (countered !== 'done') expect(countered).toBe('OFFER_REFUSED')
  }
})

test('[OFR-16] answering while the offer expires: before it or not at all', async ({
  world,
  processes,
  sent,
}) => {
  const late = { ...world.deps, clock: () => new Date('2026-11-18T00:00:00+09:00') }
  for (let round = 0; round < TRIES; round++) {
    const { id } = await sent.ask()
    const [answered] = await Promise.all([
      answerBy(processes[1], sent.sender.token, id, RAISE),
      expireOffersJob.run(late),
    ])
    // The job skips a row that is being answered and finds it on its next run.
    await expireOffersJob.run(late)
    const { offer, events } = await stateOf(world, id)
    expect(offer.status).toBe('EXPIRED')
    expect(events).toEqual(
      answered === 'done' ? ['COUNTERED', 'RAISED', 'EXPIRED'] : ['COUNTERED', 'EXPIRED'],
    )
    if (answered !== 'done') expect(answered).toBe('OFFER_EXPIRED')
  }
})
