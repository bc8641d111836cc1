import { expect, vi } from 'vitest'
import { withClient } from '../../../platform/db/with-client.ts'
import { PATIENT } from '../../../testing/patient.ts'
import { type PipelineWorld, test as base } from '../testing/pipeline-world.ts'

/**
 * The time of a decision is taken after waiting for the lock. An earlier time could lie before the other
 * decision, and a counter-offer would be answered before it was made.
 */

const START = new Date('2026-11-10T03:00:00Z')

const test = base.extend('sent', async ({ world }) => {
  world.clock.set(START)
  const sender = await world.recruiter()
  const me = await world.candidate()
  return { sender, me, id: await world.offer(sender, me.userId) }
})
type Sent = {
  sender: Awaited<ReturnType<PipelineWorld['recruiter']>>
  me: Awaited<ReturnType<PipelineWorld['candidate']>>
  id: string
}

const ACTS = {
  'a counter': {
    act: (world: PipelineWorld, { me, id }: Sent) => world.counter(me.token, id),
    stamps: 'select asked_at as at from offer_counters where offer_id = $1',
  },
  'the answer to a counter': {
    act: (world: PipelineWorld, { sender, id }: Sent) => world.answerCounter(sender, id, { answer: 'KEPT' }),
    stamps: 'select answered_at as at from offer_counters where offer_id = $1',
  },
  'an acceptance': {
    act: (world: PipelineWorld, { me, id }: Sent) => world.accept(me.token, id),
    stamps: `select decided_at as at from offers where id = $1
      union all select selected_at from offers where id = $1
      union all select created_at from coffeechats where offer_id = $1`,
  },
  'a refusal': {
    act: (world: PipelineWorld, { me, id }: Sent) => world.refuse(me.token, id, '연봉이 기대보다 아쉬워요'),
    stamps: 'select decided_at as at from offers where id = $1',
  },
} as const

test.for(Object.keys(ACTS) as (keyof typeof ACTS)[])(
  '[OFR-16] %s takes its time after waiting for the lock',
  async (name, { world, sent }) => {
    const { act, stamps } = ACTS[name]
    const { pool } = world.db
    if (name === 'the answer to a counter') await world.counter(sent.me.token, sent.id)
    const { promise, turn } = await withClient(world.db.connection, async (client) => {
      await client.query('begin')
      await client.query('select from offers where id = $1 for no key update', [sent.id])
      const acting = act(world, sent)
      await vi.waitFor(async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        expect((await pool.query(waiting)).rowCount).toBe(1)
      }, PATIENT)
      world.clock.advance({ minutes: 1 })
      await client.query('commit')
      return { promise: acting, turn: world.clock() }
    })
    expect((await promise).statusCode).toBe(200)
    const { rows } = await pool.query<{ at: Date }>(stamps, [sent.id])
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.map(({ at }) => at)).toEqual(rows.map(() => turn))
    const event = 'select at from offer_events where offer_id = $1 order by id desc limit 1'
    expect((await pool.query<{ at: Date }>(event, [sent.id])).rows[0]!.at).toEqual(turn)
  },
)
