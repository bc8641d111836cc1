import path from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { createDeps, type Deps } from '../apps/server/src/deps.ts'
import { hashPassword } from '../apps/server/src/platform/crypto/passwords.ts'
import { hashToken } from '../apps/server/src/platform/crypto/token-hash.ts'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/start.ts'
import { openDatabase } from '../apps/server/src/platform/db/open.ts'
import { withClient } from '../apps/server/src/platform/db/with-client.ts'
import type { Tokens } from '../apps/server/src/platform/http/tokens.ts'
import { createLog } from '../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { idOf } from './calls-world.ts'
import { parentOf, ROOT } from './machine.ts'
import { startOutside } from './outside.ts'
import { fillPeople } from './people.ts'
import { environmentOn } from './service.ts'

/*
 * The world of bench:people: the people of bench:search, and what a working day needs of them: companies with recruiters,
 * offers in every state, rooms with messages, and logins. Made once for each number of people, kept in .cache.
 */

export const PASSWORD = 'a quiet morning walk'
export const SECOND_FACTOR = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
export const ROOM_MESSAGES = 12
/** People for each company; each company has two recruiters. */
const PEOPLE_A_COMPANY = 100
/** Two of five people have offers, five each: one waits, one is matched. */
const OFFERED = 0.4
const SIGN_INS = 10_000

/** As docs/running/sizes.md advises for 100,000 people. Everything else, so also every flush to the disk, is as PostgreSQL has it. */
export const DATABASE = { shared_buffers: '2GB', max_wal_size: '4GB' }

const phoneOf = (place: number) => `0108${String(place).padStart(7, '0')}`

const NUMBERED = `create temp table numbered as
  select (row_number() over (order by id) - 1)::int as n, id from users where is_active`

/** `$1` is the number of companies, `$2` of people with offers. */
const companyOf = (n: string, k: string) => idOf('company', `(${n} * 7 + ${k} * 211) % $1::int`)
const recruiterOf = (n: string, k: string) => idOf('recruiter', `(${n} * 7 + ${k} * 211) % $1::int`)
const offered = (k: string) =>
  `from numbered cross join (select ${k} as k) offer where n < $2::int and $1::int > 0`
const saidAt = `now() - interval '20 days' - (${ROOM_MESSAGES} - seq) * interval '1 hour'`

const STATEMENTS = [
  `insert into companies (id, name, key, domain, created_at, verified_at)
   select ${idOf('company', 'n')}, '하루회사 ' || n, '하루회사' || n, '커머스', now(), now()
   from generate_series(0, $1::int - 1) n where $2::int > 0`,
  `insert into offers (id, candidate_id, company_id, operator_id, type, status, created_at, deliver_at, expiry_day,
     decided_at, selected_at, position, salary_min, salary_max, income_basis, offer_items, message)
   select ${idOf('offer', 'n', 'k')}, numbered.id, ${companyOf('n', 'k')}, ${recruiterOf('n', 'k')}, 'SUPER', status, sent, sent,
     current_date + 3650, case when status <> 'WAITING' then sent end, case when status = 'MATCHED' then sent end,
     '백엔드 개발자', 5500 + n % 3000, 6500 + n % 3000, 5000 + n % 2000, array['스톡옵션', '재택근무'],
     '안녕하세요. 결제 화면을 새로 만들고 있어요. 커피 한잔 어떠세요?'
   from numbered cross join generate_series(0, 4) k cross join lateral (
     select case k when 0 then 'WAITING' when 1 then 'MATCHED' when 2 then 'REFUSED' else 'EXPIRED' end as status,
       now() - (2 + k * 9 + n % 9) * interval '1 day' as sent) state
   where n < $2::int`,
  `insert into coffeechats (id, offer_id, candidate_id, company_id, operator_id, created_at)
   select ${idOf('coffeechat', 'n')}, ${idOf('offer', 'n', 'k')}, numbered.id, ${companyOf('n', 'k')},
     ${recruiterOf('n', 'k')}, now() - interval '21 days' ${offered('1')}`,
  `insert into message_rooms (id, candidate_id, company_id, operator_id, offer_id, last_seq, last_message_at, created_at)
   select ${idOf('room', 'n')}, numbered.id, ${companyOf('n', 'k')}, ${recruiterOf('n', 'k')}, ${idOf('offer', 'n', 'k')},
     ${ROOM_MESSAGES}, now() - interval '20 days', now() - interval '21 days' ${offered('1')}`,
  `insert into messages (id, room_id, seq, sender, sender_id, body, created_at)
   select gen_random_uuid(), ${idOf('room', 'n')}, seq, case when seq % 2 = 0 then 'OPERATOR' else 'CANDIDATE' end,
     case when seq % 2 = 0 then ${recruiterOf('n', '1')} else numbered.id end,
     seq || '번째 말이에요. 다음 주 수요일 오후는 어떠세요?', ${saidAt}
   from numbered cross join generate_series(1, ${ROOM_MESSAGES}) seq where n < $2::int and $1::int > 0`,
  `insert into read_marks (room_id, reader_id, seq, read_at)
   select ${idOf('room', 'n')}, numbered.id, ${ROOM_MESSAGES - 1}, now() ${offered('1')}`,
]

/** What `renew_pipeline_card` would write, all at once. */
const CARDS = `
  insert into pipeline_cards (id, company_id, candidate_id, stage, stage_since, offer_id, expiry_day, reached_until)
  select gen_random_uuid(), o.company_id, o.candidate_id,
    case o.status when 'WAITING' then 'OFFERED' when 'MATCHED' then 'COFFEECHAT' else 'ENDED' end,
    case when o.status = 'WAITING' then o.created_at else coalesce(k.created_at, o.decided_at) end, o.id,
    case when o.status = 'WAITING' then o.expiry_day end, users.attack_ends_at
  from offers o join users on users.id = o.candidate_id left join coffeechats k on k.offer_id = o.id
  where o.company_id is not null`

const RECRUITERS = `
  insert into operators (id, role, company_id, email, password_hash, name, second_factor_sealed,
    second_factor_confirmed_at, created_at)
  select ${idOf('recruiter', 'n')}, 'RECRUITER', ${idOf('company', 'n % $1::int')}, 'recruiter' || n || '@day.example', $2,
    '이도현', $3, now(), now()
  from generate_series(0, $1::int * 2 - 1) n`

const PHONES = `
  update users set phone_hash = given.hash, phone_sealed = given.sealed, phone_proved_at = now()
  from numbered join unnest($1::int[], $2::text[], $3::text[]) as given (place, hash, sealed) on given.place = n
  where users.id = numbered.id`

async function fillDay({ db, secrets }: Deps, people: number): Promise<void> {
  const companies = Math.ceil(people / PEOPLE_A_COMPANY)
  await withClient(db.connection, async (client) => {
    const { rowCount } = await client.query(`select from operators where email = 'recruiter0@day.example'`)
    if (rowCount) return
    console.log('making their offers, rooms and recruiters, once …')
    await client.query(NUMBERED)
    await client.query('begin')
    // Without triggers: the rows hold the counts already, and the cards are written beside them.
    await client.query('set local session_replication_role = replica')
    const counts = [companies, Math.floor(people * OFFERED)]
    const [first, ...others] = STATEMENTS
    await client.query(first!, counts)
    const factor = secrets.seal(SECOND_FACTOR, 'operators.second_factor_sealed')
    await client.query(RECRUITERS, [companies, await hashPassword(PASSWORD), factor])
    for (const text of others) await client.query(text, counts)
    const places = Array.from({ length: Math.min(SIGN_INS, people / 10) }, (_, place) => place)
    await client.query(PHONES, [
      places,
      places.map((place) => secrets.mac('phone', phoneOf(place))),
      places.map((place) => secrets.seal(phoneOf(place), 'users.phone_sealed')),
    ])
    await client.query(CARDS)
    await client.query('commit')
    await client.query('vacuum analyze')
  })
}

export type Day = Awaited<ReturnType<typeof openDay>>

/** Everybody who comes on this day. Sessions are renewed in every run, because they last thirty days. */
async function everybody({ db }: Deps, tokens: Tokens) {
  const { pool } = db
  await pool.query(
    `delete from refresh_tokens where session_id in (select id from sessions where device = 'day')`,
  )
  const sessions = (whose: string, from: string) => `
    insert into sessions (id, ${whose}, device, created_at, last_used_at)
    select id, id, 'day', now(), now() from (${from}) them
    on conflict (id) do update set created_at = now(), last_used_at = now()`
  await pool.query(sessions('operator_id', `select id from operators where email like '%@day.example'`))
  await pool.query(sessions('user_id', `select candidate_id as id from message_rooms order by id limit 5000`))
  const recruiters = await pool.query<{ id: string; email: string; company: string }>(
    `select id, email, company_id as company from operators where email like '%@day.example'`,
  )
  const rooms = await pool.query<{ id: string; candidate: string; recruiter: string }>(
    `select r.id, r.candidate_id as candidate, r.operator_id as recruiter from message_rooms r
     join sessions on sessions.id = r.candidate_id where r.company_id is not null`,
  )
  const logins = rooms.rows.map(({ candidate }) => ({ subjectId: candidate, sessionId: candidate }))
  const refreshTokens = logins.map((login) => tokens.issue('refresh', login))
  await pool.query(
    `insert into refresh_tokens (token_hash, session_id, created_at, expires_at)
     select hash, session, now(), now() + interval '30 days' from unnest($1::text[], $2::uuid[]) as given (hash, session)`,
    [refreshTokens.map(hashToken), logins.map(({ sessionId }) => sessionId)],
  )
  const waiting = await pool.query<{ id: string; candidate: string }>(
    `select id, candidate_id as candidate from offers where status = 'WAITING' and deliver_at < now() - interval '1 day'
     order by random() limit 6000`,
  )
  const reachable = await pool.query<{ id: string }>(
    `select id from users where is_active and not exists (select from offers where candidate_id = users.id)
     order by random() limit 20000`,
  )
  const phones = await pool.query<{ place: number }>(
    'select count(*)::int as place from users where phone_hash is not null',
  )
  return {
    recruiters: recruiters.rows,
    rooms: rooms.rows,
    /** One for each room's candidate; the answer brings the next. */
    refreshTokens,
    waiting: waiting.rows,
    reachable: reachable.rows.map(({ id }) => id),
    phones: Array.from({ length: phones.rows[0]!.place }, (_, place) => phoneOf(place)),
  }
}

/** The database with so many people, and what the processes and the load need to know of it. */
export async function openDay(people: number) {
  const dataDir = path.join(ROOT, `.cache/bench-people-${people}`)
  const log = createLog({ level: 'error' })
  await startEmbedded({ dataDir, log, settings: DATABASE })
  const db = await openDatabase({ dataDir, log })
  const outside = await startOutside()
  const environment = {
    ...environmentOn(db.connection, dataDir),
    // The same key in every run, because the world is kept and holds sealed columns.
    SECRETS_KEY: 'ab'.repeat(32),
    ...outside.settings,
  }
  const deps = await createDeps(readSettings(environment), { log, db })
  const { tokens } = await createApp(deps)
  await fillPeople(deps, people, true)
  await fillDay(deps, people)
  const { rows } = await db.pool.query<{ pid: number; mb: number }>(
    'select pg_backend_pid() as pid, (pg_database_size(current_database()) / 1048576)::int as mb',
  )
  return {
    ...(await everybody(deps, tokens)),
    environment,
    textedCode: outside.textedCode,
    tokens,
    postmaster: parentOf(rows[0]!.pid),
    databaseMb: rows[0]!.mb,
    db,
  }
}
