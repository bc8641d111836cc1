import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

/*
 * Makes people by the code of the release that stands in the folder, and writes them down as one line of JSON. Each has a
 * room with the one agent, and a past that fills the tables: a month and more of messages, events, notices and deeds.
 */

const [root = '', count = '0'] = process.argv.slice(2)
const part = (file: string) =>
  import(pathToFileURL(path.join(root, 'apps/server/src', file)).href)
const [{ createApp }, { createDeps }, { readSettings }] = [
  await part('app.ts'),
  await part('deps.ts'),
  await part('settings.ts'),
]

/** Rows of each person in each of the tables that only grow, over the last forty days. */
const PAST = 4_000
const AT = `lateral (select now() - (${PAST} - n) * interval '40 days' / ${PAST} as at) moment`
const PAST_ROWS = [
  `insert into messages (id, room_id, seq, sender, body, created_at)
   select gen_random_uuid(), r.id, n, 'SYSTEM', '예전에 한 말', at from message_rooms r, generate_series(1, ${PAST}) n, ${AT}`,
  `update message_rooms set last_seq = ${PAST}`,
  `insert into stream_heads (audience_id, last_seq) select id, ${PAST} from users`,
  `insert into stream_events (audience_id, seq, kind, subject_id, at)
   select u.id, n, 'room', r.id, at from users u join message_rooms r on r.candidate_id = u.id, generate_series(1, ${PAST}) n, ${AT}`,
  `insert into notices (id, user_id, type, channel, dedupe_key, content, due_at, created_at, sent_at)
   select gen_random_uuid(), u.id, 'NEWS', 'CENTRE', 'PAST:' || u.id || ':' || n, '{}', at, at, at
   from users u, generate_series(1, ${PAST}) n, ${AT}`,
  `insert into profile_views (id, candidate_id, operator_id, role, at)
   select gen_random_uuid(), u.id, o.id, o.role, at from users u, operators o, generate_series(1, ${PAST}) n, ${AT}`,
  `insert into audit_log (at, actor, actor_id, action, subject, subject_id)
   select at, 'OPERATOR', o.id, 'profile.view', 'candidate', u.id from users u, operators o, generate_series(1, ${PAST}) n, ${AT}`,
]

const deps = await createDeps(readSettings(process.env))
const app = await createApp(deps)
const ids = () => Array.from({ length: Number(count) }, () => randomUUID())
const [people, rooms, logins, agent, agentLogin] = [ids(), ids(), ids(), randomUUID(), randomUUID()]
const client = await deps.db.pool.connect()
await client.query('set statement_timeout = 0')
// Row by row the triggers would number the past; here it is numbered at once.
await client.query('set session_replication_role = replica')
await client.query(
  `insert into users (id, last_active_at, created_at, updated_at) select id, now(), now(), now() from unnest($1::uuid[]) id`,
  [people],
)
await client.query(
  `insert into operators (id, role, email, password_hash, name, created_at)
   values ($1, 'AGENT', 'agent@coffee.example', '', '정하린', now())`,
  [agent],
)
await client.query(
  `insert into sessions (id, user_id, operator_id, device, created_at, last_used_at)
   select login, person, null::uuid, '증명', now(), now() from unnest($1::uuid[], $2::uuid[]) as made (login, person)
   union all select $3, null, $4, '증명', now(), now()`,
  [logins, people, agentLogin, agent],
)
await client.query(
  `insert into message_rooms (id, candidate_id, operator_id, last_message_at, created_at)
   select room, person, $3, now(), now() - interval '41 days' from unnest($1::uuid[], $2::uuid[]) as made (room, person)`,
  [rooms, people, agent],
)
for (const statement of PAST_ROWS) await client.query(statement)
await client.query('analyze')
client.release(true)

const made = people.map((userId, place) => ({
  userId,
  roomId: rooms[place],
  token: app.tokens.issue('candidate', { subjectId: userId, sessionId: logins[place] }, { isProved: true }),
}))
const agentToken = app.tokens.issue('operator', { subjectId: agent, sessionId: agentLogin }, { isProved: true })
console.log(JSON.stringify({ people: made, agentToken }))
await app.close()
await deps.db.close()
process.exit(0)
