import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { Client } from 'pg'
import { createApp } from '../apps/server/src/app.ts'
import { createDeps, type Deps } from '../apps/server/src/deps.ts'
import {
  jobRows,
  schoolsByType,
  techStackRows,
} from '../apps/server/src/modules/catalogue/core/reference-rows.ts'
import { operator } from '../apps/server/src/modules/sessions/core/owner.ts'
import { insertSession } from '../apps/server/src/modules/sessions/core/store.ts'
import type { Database } from '../apps/server/src/platform/db/connect.ts'
import { startEmbedded } from '../apps/server/src/platform/db/embedded/start.ts'
import { openDatabase } from '../apps/server/src/platform/db/open.ts'
import { withClient } from '../apps/server/src/platform/db/with-client.ts'
import { createLog } from '../apps/server/src/platform/observing/log.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { cpuMicros, parentOf, quantile, ROOT } from './machine.ts'
import { production } from './production.ts'

/*
 * The world of bench:search and bench:pipeline: many people, distributed as real ones are (few jobs and skills that many
 * have, many that few have; most were active lately), and a company whose recruiters ask. Made once, kept in .cache.
 */

export const COMPANY = { id: '00000000-0000-4000-8000-000000000001', key: '가나' } as const

const DOMAINS =
  '결제 정산 검색 추천 지도 물류 배송 광고 회원 구독 채팅 영상 커머스 예약 보험 대출 인증 데이터 콘텐츠 교육'
const DEEDS =
  '화면개편 고도화 자동화 시스템구축 성능개선 신규출시 운영 기획 리팩터링 품질관리 팀빌딩 국제화 대시보드 실험 이관'

/** Ordered by frequency, the most frequent first. */
export const JOBS = jobRows().slice(0, 200)
export const SKILLS = techStackRows()
  .toSorted((a, b) => b.popularity - a.popularity)
  .slice(0, 600)
  .map(({ name }) => name)
export const TAGS = DEEDS.split(' ').flatMap((deed) => DOMAINS.split(' ').map((domain) => `${domain}${deed}`))

const BATCH = 50_000

/** Bounds of a Zipf distribution: the n-th name is chosen 1/n as often as the first. */
function shares(count: number): number[] {
  const weights = Array.from({ length: count }, (_, place) => 1 / (place + 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let upTo = 0
  return weights.slice(0, -1).map((weight) => (upTo += weight / whole))
}

/** A random name; `$first` is the list of names, the next parameter their bounds. */
const chosen = (first: number) => `($${first}::text[])[1 + width_bucket(random(), $${first + 1}::float8[])]`
const someOf = (first: number, most: number) =>
  `array(select distinct ${chosen(first)} from generate_series(1, 1 + (person.luck * ${most})::int))`

const PEOPLE = `
  insert into users (id, name_sealed, phone_sealed, email_sealed, birthday_sealed, job_label, job_sub_label, tech_stack,
    hashtags, shown_job_label, shown_job_sub_label, shown_tech_stack, shown_hashtags, career_months, verified_income,
    hope_salary, income_disclosure, last_active_at, certified_at, is_active, attack_ends_at, created_at, updated_at)
  select gen_random_uuid(), $10, $12, $13, $11, label, sub_label, skills, tags, label, sub_label, skills, tags,
    floor(random() * 240), 2400 + floor(random() * 9000), nullif(3000 + floor(random() * 9000), 3333),
    (array['HIDDEN', 'AT_LEAST', 'BAND', 'BAND', 'EXACT'])[1 + floor(random() * 5)],
    date_trunc('milliseconds', $9::timestamptz - least(400, -20 * ln(1 - random())) * interval '1 day'),
    $9, true, $9::timestamptz + interval '5 years', $9, $9
  from (select random() as luck, 1 + width_bucket(random(), $4::float8[]) as job from generate_series(1, $1::int)) person
  cross join lateral (select ($2::text[])[person.job] as label, ($3::text[])[person.job] as sub_label,
    ${someOf(5, 8)} as skills, ${someOf(7, 4)} as tags offset 0) words`

/** Former employers and schools, the most frequent first. */
export const EMPLOYERS = DOMAINS.split(' ').flatMap((domain) =>
  '페이 랩스 클라우드 스토어 웍스 모빌리티 소프트 홀딩스 미디어 파트너스'
    .split(' ')
    .map((kind) => `가온${domain}${kind}`),
)
export const SCHOOLS = schoolsByType()
  .slice(0, 150)
  .map(({ name }) => name)
const MAJORS = '컴퓨터공학과 경영학과 통계학과 산업공학과 시각디자인학과 전자공학과 경제학과 심리학과'.split(
  ' ',
)
/** Nouns of career texts, the most frequent first, and what was done. */
export const TOLD = DOMAINS.split(' ').flatMap((domain) =>
  '승인 대사 연동 원장 화면 서버 지표 모델 배치 규격 장애 캐시 색인 권한 약관'
    .split(' ')
    .map((noun) => `${domain}${noun}`),
)
const DID = '만들었어요 고쳤어요 옮겼어요 줄였어요 맡았어요 늘렸어요 설계했어요 운영했어요'.split(' ')

/**
 * Every hundredth works for the company that searches, six of ten tell of a former employer, and half of the careers describe the
 * work in two to seven sentences.
 */
const CAREERS = `
  insert into careers (id, user_id, company, company_key, started_on, ended_on, job, detail, shown_job, shown_detail,
    verified_at, updated_at)
  select gen_random_uuid(), id, name, name, started, ended, job, detail, job, detail, $1, $1
  from users cross join generate_series(1, 2) as nth (place) cross join lateral (
    select case when place > 1 then ${chosen(2)} when random() < 0.01 + career_months * 0 then '가나' else '다라' end as name,
      case when place > 1 then '2016-01-01'::date else '2020-01-01' end as started,
      case when place > 1 then '2019-12-31'::date end as ended,
      coalesce(job_sub_label, '') as job, case when random() + career_months * 0 < 0.5 then '' else
        (select string_agg(${chosen(4)} || ' ' || ${chosen(4)} || '을 ' || ($6::text[])[1 + floor(random() * 8)::int], '. ')
         from generate_series(1, 2 + (career_months + place * 0) % 6)) end as detail) work
  where place = 1 or career_months % 10 < 6`

const STUDIES = `
  insert into schools (id, user_id, place, type, name, major, shown_name, shown_major, created_at, updated_at)
  select gen_random_uuid(), id, 1, $5, school, major, school, major, $1, $1
  from users cross join lateral (select ${chosen(2)} as school, ($4::text[])[1 + floor(random() * 8 + career_months * 0)::int] as major) study
  where career_months % 10 < 8`

/** The index as it was before it knew careers and schools: what they add to its size and to a write is measured beside it. */
const NO_PAST = `create or replace function past_keys(person uuid) returns text[] language sql stable return '{}'::text[]`

/** Inserts without triggers, then fills the search tables, then builds the indexes: a tenth of the time. */
export async function fillPeople({ db, secrets }: Deps, people: number, hasPast: boolean): Promise<void> {
  const { rows } = await db.pool.query<{ count: number }>('select count(*)::int as count from users')
  if (rows[0]!.count === people) return
  if (rows[0]!.count > 0)
    throw new Error('the people were not made to the end: remove the folder and begin again')
  console.log(`making ${people.toLocaleString('en')} people, once …`)
  const began = performance.now()
  const say = (what: string) =>
    console.log(`${what.padEnd(48)} ${Math.round((performance.now() - began) / 1000)} s`)
  // A session of its own: the pool's have a statement timeout.
  await withClient(db.connection, async (client) => {
    await client.query(
      `set maintenance_work_mem = '2GB'; set max_parallel_maintenance_workers = 3; set work_mem = '512MB'; set synchronous_commit = off`,
    )
    await client.query('insert into companies (id, name, key, created_at) values ($1, $2, $2, now())', [
      COMPANY.id,
      COMPANY.key,
    ])
    const now = new Date()
    if (!hasPast) await client.query(NO_PAST)
    const putUp = await takeDownIndexes(client)
    await client.query('set session_replication_role = replica')
    for (let made = 0; made < people; made += BATCH)
      await client.query(PEOPLE, [
        Math.min(BATCH, people - made),
        JOBS.map(({ label }) => label),
        JOBS.map(({ subLabel }) => subLabel),
        shares(JOBS.length),
        SKILLS,
        shares(SKILLS.length),
        TAGS,
        shares(TAGS.length),
        now,
        secrets.seal('한지우', 'users.name_sealed'),
        secrets.seal('1992-03-14', 'users.birthday_sealed'),
        secrets.seal('01012345678', 'users.phone_sealed'),
        secrets.seal('person@example.com', 'users.email_sealed'),
      ])
    say('people')
    await client.query(CAREERS, [now, EMPLOYERS, shares(EMPLOYERS.length), TOLD, shares(TOLD.length), DID])
    await client.query(STUDIES, [now, SCHOOLS, shares(SCHOOLS.length), MAJORS, 'UNIVERSITY'])
    say('careers and schools')
    await client.query(
      `insert into blocks (candidate_id, company_key) select user_id, company_key from careers where ended_on is null`,
    )
    // Without statistics the function's statements would read whole tables for every person.
    await client.query('analyze users, careers, schools, blocks')
    await fillSearch(db)
    say('what is searched')
    await client.query('set session_replication_role = origin')
    await putUp(say)
    await client.query('alter index candidate_keys_in_time alter column 1 set statistics 0')
    await client.query('vacuum analyze')
    say('vacuum')
  })
}

/** In parts, on two connections: a part fits in memory, and every core has work. */
async function fillSearch({ connection }: Database): Promise<void> {
  const parts = [...'0123456789abcdef']
  const fillParts = () =>
    withClient(connection, async (client) => {
      await client.query(`set session_replication_role = replica; set synchronous_commit = off`)
      for (let part = parts.shift(); part !== undefined; part = parts.shift())
        await client.query(
          'select renew_candidate_search(array(select id from users where left(id::text, 1) = $1))',
          [part],
        )
    })
  await Promise.all([fillParts(), fillParts()])
}

/** Returns a function that builds them again. Unique indexes stay, because they are constraints. */
async function takeDownIndexes(client: Client): Promise<(say: (what: string) => void) => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('users'::regclass, 'candidate_search'::regclass, 'candidate_keys'::regclass) and not indisunique`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async (say) => {
    for (const { name, definition } of rows) {
      // Indexes of the release before, which no statement uses any more (decision 21).
      if (name.startsWith('users_search_')) continue
      await client.query(definition)
      say(name)
    }
  }
}

/** More memory than the default, near what docs/running/sizes.md advises for a million people. */
export const DATABASE = {
  shared_buffers: '6GB',
  max_wal_size: '16GB',
  wal_level: 'minimal',
  max_wal_senders: '0',
}

/** Recruiters of the company; those of earlier runs are disabled. */
async function addRecruiters({ db }: Deps, count: number) {
  await db.pool.query('update operators set disabled_at = now() where company_id = $1', [COMPANY.id])
  const recruiters = Array.from({ length: count }, () => ({
    subjectId: randomUUID(),
    sessionId: randomUUID(),
  }))
  for (const { subjectId, sessionId } of recruiters) {
    await db.pool.query(
      `insert into operators (id, role, company_id, email, password_hash, name, created_at)
       values ($1::uuid, 'RECRUITER', $2, $1::uuid || '@example.com', '', '이도현', now())`,
      [subjectId, COMPANY.id],
    )
    await insertSession(db.drizzle, {
      id: sessionId,
      owner: operator(subjectId),
      device: 'bench',
      now: new Date(),
    })
  }
  return recruiters
}

/** Loads tables and indexes into memory; a database that was just started would measure the disk. */
const warm = ({ db }: Deps) =>
  withClient(db.connection, async (client) => {
    await client.query('create extension if not exists pg_prewarm')
    await client.query(
      `select pg_prewarm(oid::regclass) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'i')`,
    )
  })

export type Ask = <Answer>(path: string) => Promise<Answer>

/** The service in this process on a database with so many people, asked by recruiters in turn. */
export async function openWorld(people: number, recruiterCount: number, { hasPast = true } = {}) {
  const dataDir = path.join(ROOT, `.cache/bench-search-${people}${hasPast ? '' : '-without-past'}`)
  const log = createLog({ level: 'error' })
  await startEmbedded({ dataDir, log, settings: DATABASE })
  const db = await openDatabase({ dataDir, log })
  const settings = readSettings({ DATA_DIR: dataDir, ...production, SECRETS_KEY: 'ab'.repeat(32) })
  const deps = await createDeps(settings, { log, db })
  const app = await createApp(deps)
  await fillPeople(deps, people, hasPast)
  const recruiters = await addRecruiters(deps, recruiterCount)
  await warm(deps)
  let asked = 0
  const ask: Ask = async <Answer>(at: string) => {
    asked += 1
    const authorization = `Bearer ${app.tokens.issue('operator', recruiters[asked % recruiterCount]!)}`
    // Another address each time, so that no limit is met.
    const remoteAddress = `10.0.${Math.floor(asked / 250) % 250}.${asked % 250}`
    const answer = await app.inject({ url: `/api/console${at}`, remoteAddress, headers: { authorization } })
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json<Answer>()
  }
  /** A candidate asks for their own. */
  async function askPerson<Answer>(userId: string, at: string): Promise<Answer> {
    asked += 1
    const subject = { subjectId: userId, sessionId: randomUUID() }
    const authorization = `Bearer ${app.tokens.issue('candidate', subject, { isProved: true })}`
    const remoteAddress = `10.1.${Math.floor(asked / 250) % 250}.${asked % 250}`
    const answer = await app.inject({ url: `/api${at}`, remoteAddress, headers: { authorization } })
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    return answer.json<Answer>()
  }
  const { rows } = await db.pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  return {
    deps,
    askPerson,
    recruiterId: recruiters[0]!.subjectId,
    ask,
    postmaster: parentOf(rows[0]!.pid),
    async close() {
      await app.close()
      await db.close()
    },
  }
}

type Times = { p50: number; p95: number; nodeMs: number; postgresMs: number }

/** Asks one address after the other. */
export async function timesOf(addresses: readonly string[], ask: Ask, postmaster: number): Promise<Times> {
  const times: number[] = []
  const postgresBefore = cpuMicros(postmaster)
  const nodeBefore = process.cpuUsage()
  for (const address of addresses) {
    const began = performance.now()
    await ask(address)
    times.push(performance.now() - began)
  }
  const { user, system } = process.cpuUsage(nodeBefore)
  const each = (micros: number) => micros / addresses.length / 1000
  return {
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    nodeMs: each(user + system),
    postgresMs: each(cpuMicros(postmaster) - postgresBefore),
  }
}

export const timesText = ({ p50, p95, nodeMs, postgresMs }: Times) =>
  [p50, p95, nodeMs, postgresMs].map((ms) => `${ms.toFixed(1)} ms`)
