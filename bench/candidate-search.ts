import { randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createApp } from '../apps/server/src/app.ts'
import { createDeps, type Deps } from '../apps/server/src/deps.ts'
import { conditionsOf, type Filter } from '../apps/server/src/modules/candidates/console/filter.ts'
import { openDatabase } from '../apps/server/src/platform/db/open.ts'
import { createLog } from '../apps/server/src/platform/observing/log.ts'
import { operator } from '../apps/server/src/modules/sessions/core/owner.ts'
import { insertSession } from '../apps/server/src/modules/sessions/core/store.ts'
import { readSettings } from '../apps/server/src/settings.ts'
import { production } from './production.ts'

/*
 * npm run bench:search — the console's candidate search over 100,000 people, through the whole service.
 * Prints the times and keeps the plans in bench/candidate-search.explain.txt. The people are made once and stay in .cache.
 */

const PEOPLE = 100_000
const BATCH = 5_000
const ROUNDS = 60
const LIMIT_MS = 100
const companyId = '00000000-0000-4000-8000-000000000001'
const DATA_DIR = path.resolve(import.meta.dirname, '../.cache/bench-search')
const PLANS = path.resolve(import.meta.dirname, 'candidate-search.explain.txt')

const JOBS = ['개발', '디자인', '기획', '마케팅', '데이터']
const KINDS = [
  '프론트엔드 개발자',
  '백엔드 개발자',
  '앱 개발자',
  '데이터 분석가',
  '제품 디자이너',
  '서비스 기획자',
]
const SKILLS = [
  'React',
  'TypeScript',
  'Java',
  'Spring',
  'Kotlin',
  'Python',
  'Go',
  'Figma',
  'SQL',
  'Kubernetes',
]
const TAGS = [
  '결제화면개편',
  '디자인시스템',
  '웹성능',
  '검색',
  '팀리드',
  '접근성',
  '지도',
  '라이브옵스',
  '추천',
  '정산',
]

/** People as far apart as chance puts them; every hundredth works for the company that searches. */
async function fill({ db }: Deps, already: number): Promise<void> {
  await db.pool.query(
    `insert into companies (id, name, key, created_at) values ($1, '가나', '가나', now()) on conflict do nothing`,
    [companyId],
  )
  for (let made = already; made < PEOPLE; made += BATCH) {
    await db.pool.query(
      `insert into users (id, job_label, job_sub_label, tech_stack, hashtags, career_months, verified_income, hope_salary,
       income_disclosure, last_active_at, certified_at, is_active, attack_ends_at, created_at, updated_at)
     select gen_random_uuid(), ($2::text[])[1 + floor(random() * 5)], ($3::text[])[1 + floor(random() * 6)],
       array(select distinct ($4::text[])[1 + floor(random() * 10)] from generate_series(1, 3 + person * 0)),
       array(select distinct ($5::text[])[1 + floor(random() * 10)] from generate_series(1, 3 + person * 0)),
       floor(random() * 240), 2400 + floor(random() * 9000), 3000 + floor(random() * 9000),
       (array['HIDDEN', 'AT_LEAST', 'BAND', 'BAND', 'EXACT'])[1 + floor(random() * 5)],
       date_trunc('milliseconds', now() - random() * interval '90 days'), now(), true, now() + interval '60 days', now(), now()
     from generate_series(1, $1::int) person`,
      [BATCH, JOBS, KINDS, SKILLS, TAGS],
    )
  }
  await db.pool.query(
    `insert into careers (id, user_id, company, company_key, started_on, verified_at, updated_at)
     select gen_random_uuid(), id, '㈜가나', '가나', '2020-01-01', now(), now() from users where random() < 0.01`,
  )
  await db.pool.query('vacuum analyze')
}

async function recruiterToken(deps: Deps, sign: (subjectId: string, sessionId: string) => string) {
  const id = randomUUID()
  const sessionId = randomUUID()
  await deps.db.pool.query(
    `insert into operators (id, role, company_id, email, password_hash, name, created_at)
     values ($1, 'RECRUITER', $2, $3, '', '이도현', now())`,
    [id, companyId, `${id}@example.com`],
  )
  await insertSession(deps.db.drizzle, {
    id: sessionId,
    owner: operator(id),
    device: 'bench',
    now: new Date(),
  })
  return () => sign(id, sessionId)
}

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T

/** What recruiters ask, each a little different every time. */
const searches: Record<string, (round: number) => Record<string, string>> = {
  'nothing but the newest': () => ({ sort: 'recent' }),
  'best fit, no condition': () => ({}),
  'a word of two syllables': (round) => ({ q: pick(['결제', '검색', '추천', '정산'], round) }),
  'two words': (round) => ({ q: `${pick(['프론트엔드', '백엔드'], round)} ${pick(TAGS, round)}` }),
  'a word that most have': (round) => ({ q: pick(['개발', '개발자'], round) }),
  'a single letter': (round) => ({ q: pick(['앱', '팀', '힣'], round) }),
  'a word nobody has': () => ({ q: '우주비행사' }),
  'job, years and hope': (round) => ({
    jobLabel: pick(JOBS, round),
    yearsMin: '3',
    yearsMax: '7',
    hopeMin: '5000',
    hopeMax: '8500',
  }),
  'disclosed income': (round) => ({
    incomeMin: String(5000 + round * 10),
    incomeMax: '7000',
    sort: 'recent',
  }),
  'three skills': (round) => ({
    techStack: `${pick(SKILLS, round)},${pick(SKILLS, round + 3)},${pick(SKILLS, round + 5)}`,
  }),
}

const quantile = (sorted: readonly number[], q: number) => sorted[Math.ceil(sorted.length * q) - 1] ?? 0

async function explain({ db }: Deps, filters: Record<string, Partial<Filter>>): Promise<string> {
  const none: Filter = {
    words: [],
    isCommon: false,
    jobLabel: null,
    jobSubLabel: null,
    months: { min: null, max: null },
    hope: { min: null, max: null },
    income: null,
    techStack: [],
    hashtags: [],
    viewerKeys: ['가나'],
    now: new Date(),
  }
  const plans: string[] = []
  for (const [name, filter] of Object.entries(filters)) {
    const { sql, values } = conditionsOf({ ...none, ...filter })
    const { rows } = await db.pool.query<{ 'QUERY PLAN': string }>(
      `explain (analyze, buffers, costs off) select id from users where ${sql} order by last_active_at desc, id desc limit 500`,
      values,
    )
    plans.push(`-- ${name}\n${rows.map((row) => row['QUERY PLAN']).join('\n')}\n`)
  }
  return plans.join('\n')
}

const settings = readSettings({
  DATA_DIR,
  ...production,
})
const log = createLog({ level: 'silent' })
const db = await openDatabase({ dataDir: settings.dataDir, log })
const deps = await createDeps(settings, { log, db })
try {
  const app = await createApp(deps)
  const { rows } = await deps.db.pool.query<{ count: number }>('select count(*)::int as count from users')
  const already = rows[0]?.count ?? 0
  if (already < PEOPLE) {
    console.log(`making ${PEOPLE.toLocaleString('en')} people, once …`)
    await fill(deps, already)
  }
  const token = await recruiterToken(deps, (subjectId, sessionId) =>
    app.tokens.issue('operator', { subjectId, sessionId }),
  )
  let slowest = 0
  for (const [name, queryOf] of Object.entries(searches)) {
    const times: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const url = `/api/console/candidates?${new URLSearchParams(queryOf(round))}`
      const began = performance.now()
      const answer = await app.inject({ url, headers: { authorization: `Bearer ${token()}` } })
      times.push(performance.now() - began)
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${answer.body}`)
    }
    const sorted = times.toSorted((a, b) => a - b)
    const p95 = quantile(sorted, 0.95)
    slowest = Math.max(slowest, p95)
    console.log(
      `${name.padEnd(26)} p50 ${quantile(sorted, 0.5).toFixed(1)} ms  p95 ${p95.toFixed(1)} ms  p99 ${quantile(sorted, 0.99).toFixed(1)} ms`,
    )
  }
  writeFileSync(
    PLANS,
    await explain(deps, {
      'nothing but the newest': {},
      'a word of two syllables': { words: ['결제'], isCommon: true },
      'a word that most have': { words: ['개발'], isCommon: true },
      'a single letter nobody has': { words: ['힣'] },
      'two words': { words: ['프론트엔드', '결제화면개편'], isCommon: true },
      'job, years and hope': {
        jobLabel: '개발',
        months: { min: 36, max: 95 },
        hope: { min: 5000, max: 8500 },
      },
      'three skills': { techStack: ['React', 'Spring', 'Python'] },
    }),
  )
  await app.close()
  if (slowest > LIMIT_MS) {
    console.error(`the slowest p95 is ${slowest.toFixed(1)} ms, above ${LIMIT_MS} ms`)
    process.exitCode = 1
  }
} finally {
  await deps.db.close()
}
