import type { Client } from 'pg'
import type { Deps } from '../apps/server/src/deps.ts'
import { jobRows, techStackRows } from '../apps/server/src/modules/catalogue/core/reference-rows.ts'
import { withClient } from '../apps/server/src/platform/db/with-client.ts'

/*
 * People for bench/candidate-search.ts, spread as people are: few jobs, skills and keywords that many have, many that few
 * have, most of them here lately, every hundredth at work for the company that searches.
 */

export const COMPANY = { id: '00000000-0000-4000-8000-000000000001', key: '가나' } as const

const DOMAINS =
  '결제 정산 검색 추천 지도 물류 배송 광고 회원 구독 채팅 영상 커머스 예약 보험 대출 인증 데이터 콘텐츠 교육'
const DEEDS =
  '화면개편 고도화 자동화 시스템구축 성능개선 신규출시 운영 기획 리팩터링 품질관리 팀빌딩 국제화 대시보드 실험 이관'

/** The most frequent first. */
export const JOBS = jobRows().slice(0, 200)
export const SKILLS = techStackRows()
  .toSorted((a, b) => b.popularity - a.popularity)
  .slice(0, 600)
  .map(({ name }) => name)
export const TAGS = DEEDS.split(' ').flatMap((deed) => DOMAINS.split(' ').map((domain) => `${domain}${deed}`))

const BATCH = 50_000

/** Where each name's share of the people ends, when the n-th is chosen 1/n as often as the first. */
function shares(count: number): number[] {
  const weights = Array.from({ length: count }, (_, place) => 1 / (place + 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let upTo = 0
  return weights.slice(0, -1).map((weight) => (upTo += weight / whole))
}

/** A name by chance; `$first` is the list of names, the next parameter that of their shares. */
const chosen = (first: number) => `($${first}::text[])[1 + width_bucket(random(), $${first + 1}::float8[])]`
const someOf = (first: number, most: number) =>
  `array(select distinct ${chosen(first)} from generate_series(1, 1 + (person.luck * ${most})::int))`

const PEOPLE = `
  insert into users (id, name_sealed, phone_sealed, email_sealed, birthday_sealed, job_label, job_sub_label, tech_stack,
    hashtags, shown_job_label, shown_job_sub_label, shown_tech_stack, shown_hashtags, career_months, verified_income,
    hope_salary, income_disclosure, last_active_at, certified_at, is_active, attack_ends_at, created_at, updated_at)
  select gen_random_uuid(), $10, $12, $10, $11, label, sub_label, skills, tags, label, sub_label, skills, tags,
    floor(random() * 240), 2400 + floor(random() * 9000), nullif(3000 + floor(random() * 9000), 3333),
    (array['HIDDEN', 'AT_LEAST', 'BAND', 'BAND', 'EXACT'])[1 + floor(random() * 5)],
    date_trunc('milliseconds', $9::timestamptz - least(400, -20 * ln(1 - random())) * interval '1 day'),
    $9, true, $9::timestamptz + interval '5 years', $9, $9
  from (select random() as luck, 1 + width_bucket(random(), $4::float8[]) as job from generate_series(1, $1::int)) person
  cross join lateral (select ($2::text[])[person.job] as label, ($3::text[])[person.job] as sub_label,
    ${someOf(5, 8)} as skills, ${someOf(7, 4)} as tags offset 0) words`

/** Four of ten wrote about their work; every hundredth works for the company that searches. Nobody wrote a name or a contact. */
const CAREERS = `
  insert into careers (id, user_id, company, company_key, started_on, ended_on, job, detail, shown_job, shown_detail,
    verified_at, updated_at)
  select gen_random_uuid(), id, name, name, '2020-01-01', case when name = '가나' then null else '2024-01-01'::date end,
    job, detail, job, detail, $1, $1
  from users cross join lateral (
    select case when random() < 0.01 + career_months * 0 then '가나' else '다라' end as name, coalesce(job_sub_label, '') as job,
      repeat('결제 화면을 고쳐 전환율을 올렸어요. ', 1 + (career_months % 10)) as detail) work
  where name = '가나' or random() < 0.4`

/**
 * Makes them once, without triggers, and writes down what is searched afterwards. Indexes are put up last: what is sorted first is
 * built in a tenth of the time.
 */
export async function fillPeople({ db, secrets }: Deps, people: number): Promise<void> {
  const { rows } = await db.pool.query<{ count: number }>('select count(*)::int as count from users')
  if (rows[0]!.count === people) return
  if (rows[0]!.count > 0)
    throw new Error('the people were not made to the end: remove the folder and begin again')
  console.log(`making ${people.toLocaleString('en')} people, once …`)
  const began = performance.now()
  const say = (what: string) =>
    console.log(`${what.padEnd(48)} ${Math.round((performance.now() - began) / 1000)} s`)
  // On a session of its own: the service's give up after some seconds.
  await withClient(db.connection, async (client) => {
    await client.query(
      `set maintenance_work_mem = '2GB'; set max_parallel_maintenance_workers = 3; set work_mem = '512MB'; set synchronous_commit = off`,
    )
    await client.query('insert into companies (id, name, key, created_at) values ($1, $2, $2, now())', [
      COMPANY.id,
      COMPANY.key,
    ])
    const now = new Date()
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
      ])
    say('people')
    await client.query('select renew_candidate_search(array(select id from users))')
    say('what is searched')
    await client.query('set session_replication_role = origin')
    await client.query(CAREERS, [now])
    say('careers')
    await putUp(say)
    await client.query('alter index candidate_keys_in_time alter column 1 set statistics 0')
    await client.query('vacuum analyze')
    say('vacuum')
  })
}

/** Answers how to put them up again. What is unique stays: it is also a rule. */
async function takeDownIndexes(client: Client): Promise<(say: (what: string) => void) => Promise<void>> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('users'::regclass, 'candidate_search'::regclass, 'candidate_keys'::regclass) and not indisunique`,
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return async (say) => {
    for (const { name, definition } of rows) {
      // What the release before searched by: nothing asks it any more, and it goes with the next one (decision 21).
      if (name.startsWith('users_search_')) continue
      await client.query(definition)
      say(name)
    }
  }
}
