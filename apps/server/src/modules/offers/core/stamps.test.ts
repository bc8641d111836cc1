import { expect, vi } from 'vitest'
import { withClient } from '../../../platform/db/with-client.ts'
import { PATIENT } from '../../../testing/patient.ts'
import { type PipelineWorld, test } from '../testing/pipeline-world.ts'

/**
 * A change that waits for the lock of an offer is stamped when it gets the lock. With a moment from before the wait, a
 * counter could be answered before it was made.
 */

const START = new Date('2026-11-10T03:00:00Z')
const TWO_DAYS_OLD = {
  createdAt: new Date('2026-11-08T03:00:00Z'),
  deliverAt: new Date('2026-11-08T03:00:00Z'),
}
const UNSEEN = { deliverAt: new Date('2026-11-10T03:05:00Z') }

type Person = Awaited<ReturnType<PipelineWorld['candidate']>>
type Sender = Awaited<ReturnType<PipelineWorld['recruiter']>>
type Agent = Awaited<ReturnType<PipelineWorld['agent']>>
type Sent = { sender: Sender; agent: Agent; me: Person; id: string }

const post = (world: PipelineWorld, { operatorId, sessionId }: Agent, path: string) =>
  world.call('POST', `/console/${path}`, {
    token: world.signIn('operator', { subjectId: operatorId, sessionId }).token,
  })

type Act = {
  sent: (world: PipelineWorld, sent: Omit<Sent, 'id'>) => Promise<string>
  table: 'offers' | 'offer_groups'
  act: (world: PipelineWorld, sent: Sent) => Promise<{ statusCode: number }>
  status: 200 | 204
  /** Every stamp that the act writes. */
  stamps: string
}

const anOffer = {
  sent: (world: PipelineWorld, { sender, me }: Omit<Sent, 'id'>) => world.offer(sender, me.userId),
  table: 'offers',
  status: 200,
} as const
const aGroup = {
  sent: async (world: PipelineWorld, { agent, me, sender }: Omit<Sent, 'id'>) =>
    (await world.curation(agent, me.userId, [sender.companyId, await world.company()])).groupId,
  table: 'offer_groups',
  status: 200,
} as const

const ACTS: Record<string, Act> = {
  '[OFR-16] a counter': {
    ...anOffer,
    act: (world, { me, id }) => world.counter(me.token, id),
    stamps: `select asked_at as at from offer_counters where offer_id = $1
      union all select at from offer_events where offer_id = $1 and event = 'COUNTERED'`,
  },
  '[OFR-16] the answer to a counter': {
    ...anOffer,
    sent: async (world, parties) => {
      const id = await anOffer.sent(world, parties)
      await world.counter(parties.me.token, id)
      return id
    },
    act: (world, { sender, id }) => world.answerCounter(sender, id, { answer: 'KEPT' }),
    stamps: `select answered_at as at from offer_counters where offer_id = $1
      union all (select at from offer_events where offer_id = $1 order by id desc limit 1)`,
  },
  '[OFR-16] an acceptance': {
    ...anOffer,
    act: (world, { me, id }) => world.accept(me.token, id),
    stamps: `select decided_at as at from offers where id = $1
      union all select selected_at from offers where id = $1
      union all select created_at from coffeechats where offer_id = $1
      union all select at from offer_events where offer_id = $1`,
  },
  '[OFR-16] a refusal': {
    ...anOffer,
    act: (world, { me, id }) => world.refuse(me.token, id, '연봉이 기대보다 아쉬워요'),
    stamps: `select decided_at as at from offers where id = $1
      union all select at from offer_events where offer_id = $1`,
  },
  '[OFR-7] the selection from a group': {
    ...aGroup,
    act: async (world, { me, id }) => {
      const ofGroup = 'select id from offers where group_id = $1 limit 1'
      const { rows } = await world.db.pool.query<{ id: string }>(ofGroup, [id])
      const body = { groupId: id, isLike: true, offerItems: rows.map((row) => row.id) }
      return world.call('PATCH', `/users/offers/group/${id}`, { token: me.token, body })
    },
    stamps: `select decided_at as at from offer_groups where id = $1
      union all select decided_at from offers where group_id = $1
      union all select selected_at from offers where group_id = $1 and selected_at is not null
      union all select at from offer_events where group_id = $1`,
  },
  '[BIZ-13] a reminder': {
    ...anOffer,
    sent: (world, { sender, me }) => world.offer(sender, me.userId, TWO_DAYS_OLD),
    act: (world, { sender, id }) => post(world, sender, `offers/${id}/nudge`),
    stamps: `select at from offer_nudges where offer_id = $1
      union all select created_at from notices where dedupe_key = 'OFFER_NUDGE:' || $1::uuid`,
  },
  '[BIZ-4] taking an offer back': {
    ...anOffer,
    sent: (world, { sender, me }) => world.offer(sender, me.userId, UNSEEN),
    act: (world, { sender, id }) => post(world, sender, `offers/${id}/undo`),
    status: 200,
    stamps: `select undone_at as at from offers where id = $1
      union all select at from offer_events where offer_id = $1`,
  },
  '[BIZ-4] taking a group back': {
    ...aGroup,
    sent: async (world, { agent, me, sender }) =>
      (await world.curation(agent, me.userId, [sender.companyId], UNSEEN)).groupId,
    act: (world, { agent, id }) => post(world, agent, `curations/${id}/undo`),
    status: 204,
    stamps: `select undone_at as at from offer_groups where id = $1
      union all select undone_at from offers where group_id = $1
      union all select at from offer_events where group_id = $1`,
  },
}

test.for(Object.keys(ACTS))(
  '%s that waits for a lock is stamped when it gets the lock',
  async (name, { world }) => {
    const { sent, table, act, status, stamps } = ACTS[name]!
    const { pool } = world.db
    world.clock.set(START)
    const parties = {
      sender: await world.recruiter(),
      agent: await world.agent(),
      me: await world.candidate(),
    }
    const id = await sent(world, parties)
    const { promise, turn } = await withClient(world.db.connection, async (client) => {
      await client.query('begin')
      await client.query(`select from ${table} where id = $1 for no key update`, [id])
      const acting = act(world, { ...parties, id })
      await vi.waitFor(async () => {
        const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
        expect((await pool.query(waiting)).rowCount).toBe(1)
      }, PATIENT)
      world.clock.advance({ minutes: 1 })
      await client.query('commit')
      return { promise: acting, turn: world.clock() }
    })
    expect((await promise).statusCode).toBe(status)
    const { rows } = await pool.query<{ at: Date }>(stamps, [id])
    expect(rows.length).toBeGreaterThan(1)
    expect(rows.map(({ at }) => at)).toEqual(rows.map(() => turn))
  },
)
