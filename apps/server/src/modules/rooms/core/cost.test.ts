import { expect, vi } from 'vitest'
import { withClient } from '../../../platform/db/with-client.ts'
import { eventsAfter, openHead } from '../../../platform/streams/store.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { type RoomsWorld, test as base } from '../testing/rooms-world.ts'

/** 6,000 others, each with a room with one of 100 agents, ten messages in 1,000 of them, and as many events. */
const OTHERS = [
  `insert into users (id, last_active_at, created_at, updated_at)
   select gen_random_uuid(), now(), now(), now() from generate_series(1, 6000)`,
  `insert into operators (id, role, email, password_hash, name, created_at)
   select gen_random_uuid(), 'AGENT', n || '@agents.example', '', '에이전트', now() from generate_series(1, 100) n`,
  `insert into message_rooms (id, candidate_id, operator_id, last_seq, last_message_at, created_at)
   select gen_random_uuid(), u.id, p.ids[1 + (row_number() over ()) % 100],
     case when row_number() over () <= 1000 then 10 else 0 end, now(), now()
   from users u, (select array_agg(id) as ids from operators where email like '%@agents.example') p
   where not exists (select from message_rooms r where r.candidate_id = u.id)`,
  `insert into messages (id, room_id, seq, sender, body, created_at)
   select gen_random_uuid(), r.id, n, 'SYSTEM', '말', now() from message_rooms r, generate_series(1, 10) n
   where r.last_seq = 10`,
  `insert into stream_heads (audience_id, last_seq) select candidate_id, 10 from message_rooms where last_seq = 10`,
  `insert into stream_events (audience_id, seq, kind, subject_id, at)
   select audience_id, n, 'message', gen_random_uuid(), now() from stream_heads, generate_series(1, 10) n
   where last_seq = 10`,
]

const test = base
  .extend('me', { scope: 'file' }, ({ server }) => addCandidate(server))
  .extend('matched', { scope: 'file' }, async ({ world, me }) => (await world.matchedRoom(me)).roomId)
  .extend('withAgent', { scope: 'file' }, ({ world, me }) => world.agentRoom(me))

test.beforeAll(async ({ server, world, me, withAgent }) => {
  await world.send(me, withAgent, '안녕하세요')
  await withClient(server.db.connection, async (client) => {
    // Without triggers and looks at every reference.
    await client.query('set session_replication_role = replica')
    for (const text of OTHERS) await client.query(text)
  })
  await server.db.pool.query('vacuum analyze')
}, 120_000)

type Statement = { text: string; values: unknown[] }
type Step = { 'Node Type': string; 'Relation Name'?: string; Plans?: Step[] }
const flatten = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(flatten)]

/** The tables of people's words that a statement would read from end to end. */
async function wholeTables(server: TestApp, { text, values }: Statement): Promise<string[]> {
  const { rows } = await server.db.pool.query<{ 'QUERY PLAN': [{ Plan: Step }] }>(
    `explain (format json) ${text}`,
    values,
  )
  const large = new Set(['message_rooms', 'messages_first', 'stream_events_first', 'stream_heads', 'users'])
  return flatten(rows[0]!['QUERY PLAN'][0].Plan).flatMap((step) =>
    step['Node Type'] === 'Seq Scan' && large.has(step['Relation Name']!) ? [step['Relation Name']!] : [],
  )
}

/** Every statement that the work sends to the pool. */
async function statements(server: TestApp, work: () => Promise<unknown>): Promise<Statement[]> {
  const spy = vi.spyOn(server.db.pool, 'query')
  await work()
  const sent = spy.mock.calls.map((call) => {
    const [query, values] = call as unknown as [string | Statement, unknown[] | undefined]
    return typeof query === 'string' ? { text: query, values: values ?? [] } : query
  })
  spy.mockRestore()
  return sent.filter(({ text }) => /^\s*select/i.test(text))
}

type Inhabited = { server: TestApp; world: RoomsWorld; me: TestCandidate; matched: string }
const works: [string, (given: Inhabited) => Promise<unknown>][] = [
  ['a person’s rooms', ({ world, me }) => world.rooms(me)],
  ['a page of a conversation', ({ world, me, matched }) => world.history(me, matched)],
  ['an agent’s inbox', ({ world }) => world.console(world.agent, 'GET', 'rooms?filter=unread')],
  ['a company’s inbox', ({ world }) => world.console(world.recruiter, 'GET', 'rooms?q=안녕')],
  [
    'the events after a position',
    ({ server, me }) => eventsAfter(server.db.drizzle, [{ audienceId: me.userId, after: 0 }], 200),
  ],
  ['the head of a stream', ({ server, me }) => openHead(server.db.drizzle, me.userId, server.clock())],
]

test.for(works)(
  '[MSG-1] among 10,000 messages of others nothing of theirs is read for %s',
  async ([, work], { server, world, me, matched }) => {
    const sent = await statements(server, () => work({ server, world, me, matched }))
    for (const statement of sent)
      expect([statement.text, await wholeTables(server, statement)]).toEqual([statement.text, []])
    expect(sent.length).toBeLessThanOrEqual(8)
  },
)
