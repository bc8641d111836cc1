import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type * as Prepare from '../apps/server/src/demo/prepare-world.ts'
import type { Deps } from '../apps/server/src/deps.ts'
import type { Queries } from '../apps/server/src/platform/db/queries.ts'

/*
 * The people of bench/calls.ts. Loads the demo world of the measured tree and copies its people column by column, so
 * that texts and sealed columns are what registration would have left.
 */

const PEOPLE = 2_000
/** Offers are inserted for this many people at a time, because triggers make each one slow. */
const AT_ONCE = 50
const RECRUITERS = 100
const ROOM_MESSAGES = 10

/** The folder of the world: its name changes with the migrations, the demo and this file. */
export function worldName(root: string): string {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename))
  for (const part of ['platform/db/migrations', 'demo']) {
    const folder = path.join(root, 'apps/server/src', part)
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
    for (const file of files.filter((name) => /\.(sql|ts)$/.test(name)))
      hash.update(file).update(readFileSync(path.join(folder, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

/** Made in one transaction, so an interrupted run leaves an empty database. */
export async function ensureWorld(deps: Deps, root: string): Promise<void> {
  const { rowCount } = await deps.db.pool.query('select from users limit 1')
  if (rowCount) return
  console.log(`making ${PEOPLE.toLocaleString('en')} people with offers and rooms, once …`)
  const demo = path.join(root, 'apps/server/src/demo/prepare-world.ts')
  const { prepareWorld } = (await import(demo)) as typeof Prepare
  const fillDemo = await prepareWorld(deps)
  await deps.db.transaction(async (tx) => {
    const { $client } = tx
    await $client.query('set local statement_timeout = 0')
    await fillDemo(tx)
    await copyPeople($client)
    for (const text of OFFERS)
      for (let n = 0; n < PEOPLE; n += AT_ONCE)
        await $client.query(`${text} where n >= $1 and n < $2`, [n, n + AT_ONCE])
    await $client.query(RECRUITING)
    // Without triggers: the rows below hold the counts already.
    await $client.query('set local session_replication_role = replica')
    for (const text of ROOMS) await $client.query(text)
  })
  await deps.db.pool.query('vacuum analyze')
}

/** Ids follow from numbers, so that each statement can name the rows of the others. */
export const idOf = (what: string, ...numbers: string[]) =>
  `md5(concat_ws(' ', '${what}', ${numbers.join(', ')}))::uuid`

/** Every person is a copy of a demo person with a complete profile. */
const COPIED = `
  create temp table copied on commit drop as
  select ${idOf('person', 'n')} as id, n, model.id as model_id
  from generate_series(0, ${PEOPLE - 1}) n
  join (select id, row_number() over (order by id) - 1 as place, count(*) over () as models from users
        where is_active and verified_income > 0 and job_sub_label is not null) model on model.place = n % model.models`

/** The columns in which a copy differs from its model. */
const OWN: Readonly<Record<string, Record<string, string>>> = {
  users: {
    id: 'copied.id',
    kakao_sub: 'null',
    phone_hash: `md5('phone ' || n)`,
    attack_ends_at: `now() + interval '10 years'`,
    last_active_at: `now() - n * interval '1 minute'`,
  },
  careers: { id: 'gen_random_uuid()', user_id: 'copied.id' },
  incomes: { user_id: 'copied.id' },
  salary_items: { user_id: 'copied.id' },
  schools: { id: 'gen_random_uuid()', user_id: 'copied.id' },
  company_choices: { user_id: 'copied.id' },
  consents: { id: 'gen_random_uuid()', user_id: 'copied.id' },
}

async function copyPeople(client: Queries['$client']): Promise<void> {
  await client.query(COPIED)
  for (const [table, own] of Object.entries(OWN)) {
    const { rows } = await client.query<{ name: string }>(
      `select quote_ident(column_name) as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' and is_identity = 'NO'`,
      [table],
    )
    const names = rows.map(({ name }) => name)
    await client.query(
      `insert into ${table} (${names.join(', ')})
       select ${names.map((name) => own[name] ?? `model.${name}`).join(', ')}
       from copied join ${table} model on model.${table === 'users' ? 'id' : 'user_id'} = copied.model_id`,
    )
  }
}

const COMPANY_OF = `join (select id, row_number() over (order by id) - 1 as place, count(*) over () as all_of_them
  from companies) company on company.place = (n * 7 + k) % company.all_of_them`
const WRITER = `(select id from operators where role = 'AGENT' order by id limit 1)`
const TERMS = `'백엔드 개발자', 5500 + n % 3000, 6500 + n % 3000, 5000 + n % 2000,
  array['스톡옵션', '사이닝 보너스', '재택근무'], '안녕하세요. 결제 화면을 새로 만들고 있어요. 커피 한잔 어떠세요?'`
const OFFER_COLUMNS = `id, candidate_id, company_id, operator_id, group_id, type, status, created_at, deliver_at,
  expiry_day, decided_at, selected_at, position, salary_min, salary_max, income_basis, offer_items, message`

/** Sixteen entries each: fourteen offers, six of them open, and two curations of three companies. */
const OFFERS = [
  `insert into offers (${OFFER_COLUMNS})
   select ${idOf('offer', 'n', 'k')}, copied.id, company.id, ${WRITER}, null, 'SUPER', status, sent, sent,
     current_date + 3650, case when status <> 'WAITING' then sent end, case when status = 'MATCHED' then sent end, ${TERMS}
   from copied cross join generate_series(0, 13) k ${COMPANY_OF}
     cross join lateral (
       select case when k < 6 then 'WAITING' when k < 8 then 'MATCHED' when k < 11 then 'REFUSED' else 'EXPIRED' end
         as status, now() - (k + 1) * interval '1 day' as sent) state`,
  `insert into offer_groups (id, candidate_id, operator_id, message, created_at, deliver_at, expiry_day)
   select ${idOf('group', 'n', 'g')}, copied.id, ${WRITER}, '세 곳을 골라 봤어요.', sent, sent, current_date + 3650
   from copied cross join generate_series(0, 1) g
     cross join lateral (select now() - (g + 1) * interval '12 hours' as sent) state`,
  `insert into offers (${OFFER_COLUMNS})
   select ${idOf('offer', 'n', 'k')}, copied.id, company.id, ${WRITER}, ${idOf('group', 'n', 'k / 3 - 5')},
     'SUPER_CURATION', 'WAITING', sent, sent, current_date + 3650, null, null, ${TERMS}
   from copied cross join generate_series(15, 20) k ${COMPANY_OF}
     cross join lateral (select now() - interval '12 hours' as sent) state`,
  `insert into coffeechats (id, offer_id, candidate_id, company_id, operator_id, created_at)
   select ${idOf('coffeechat', 'n', 'k')}, ${idOf('offer', 'n', 'k')}, copied.id, company.id, ${WRITER}, now()
   from copied cross join generate_series(6, 7) k ${COMPANY_OF}`,
]

/** One message an hour, a month ago: the job that reminds of unread messages would work during the measurement. */
const saidAt = (seq: string) =>
  `now() - interval '30 days' - (${ROOM_MESSAGES} - ${seq}) * interval '1 hour' - k * interval '1 minute'`

/** Three rooms each, with two matched companies and with an agent; the last three messages are unread. */
const ROOMS = [
  `insert into message_rooms (id, candidate_id, company_id, operator_id, offer_id, last_seq, last_message_at, created_at)
   select ${idOf('room', 'n', 'k')}, copied.id, company.id, ${WRITER}, ${idOf('offer', 'n', 'k')}, ${ROOM_MESSAGES},
     ${saidAt(String(ROOM_MESSAGES))}, now() - interval '32 days'
   from copied cross join generate_series(6, 7) k ${COMPANY_OF}
   union all
   select ${idOf('room', 'n', 'k')}, copied.id, null, ${WRITER}, null, ${ROOM_MESSAGES},
     ${saidAt(String(ROOM_MESSAGES))}, now() - interval '32 days'
   from copied cross join (select 8 as k) agent`,
  `insert into messages (id, room_id, seq, sender, sender_id, body, created_at)
   select gen_random_uuid(), ${idOf('room', 'n', 'k')}, seq, case when seq % 2 = 0 then 'OPERATOR' else 'CANDIDATE' end,
     case when seq % 2 = 0 then ${WRITER} else copied.id end, seq || '번째 말이에요. 다음 주 수요일 오후는 어떠세요?',
     ${saidAt('seq')}
   from copied cross join generate_series(6, 8) k cross join generate_series(1, ${ROOM_MESSAGES}) seq`,
  `insert into read_marks (room_id, reader_id, seq, read_at)
   select ${idOf('room', 'n', 'k')}, copied.id, ${ROOM_MESSAGES - 3}, now()
   from copied cross join generate_series(6, 8) k`,
]

const RECRUITING = `
  insert into operators (id, role, company_id, email, password_hash, name, created_at)
  select ${idOf('recruiter', 'n')}, 'RECRUITER', company.id, 'recruiter' || n || '@bench.example', '', '이도현', now()
  from generate_series(0, ${RECRUITERS - 1}) n cross join (select 0 as k) one ${COMPANY_OF}`

type Subject = { subjectId: string; sessionId: string }
/** `asking` is the bare server's parameter: a candidate's own id, a recruiter's company. */
export type Inhabitant = Subject & { asking: string }

/** Everybody, signed in. Sessions of recruiters are renewed in every run, because they last thirty days. */
export async function inhabitants({ db }: Deps): Promise<Record<'candidate' | 'recruiter', Inhabitant[]>> {
  const people = await db.pool.query<Inhabitant>(
    `select id as "subjectId", id as "sessionId", id as asking
     from (select ${idOf('person', 'n')} as id from generate_series(0, ${PEOPLE - 1}) n) person`,
  )
  const recruiters = await db.pool.query<Inhabitant>(
    `insert into sessions (id, operator_id, device, created_at, last_used_at)
     select id, id, 'bench', now(), now() from operators where email like '%@bench.example'
     on conflict (id) do update set created_at = now(), last_used_at = now()
     returning operator_id as "subjectId", id as "sessionId",
       (select company_id from operators where operators.id = operator_id) as asking`,
  )
  return { candidate: people.rows, recruiter: recruiters.rows }
}
