import { randomUUID } from 'node:crypto'
import { drawNearness } from '../apps/server/src/modules/suggestions/jobs/draw-nearness.ts'
import { keepResults, lookAtMachine, printColumns, residentMb, sayMachine } from './machine.ts'
import { COMPANY, DATABASE, JOBS, openWorld, SKILLS, TAGS, timesOf, timesText } from './people.ts'

/*
 * npm run bench:match -- 50000 40: the lists of suggestions among so many people, on both sides, each asked so many times, and the nightly
 * job that draws how near skills are. The plain order of the same positions stands beside them.
 */

const PEOPLE = Number(process.argv[2] ?? 50_000)
const ROUNDS = Number(process.argv[3] ?? 40)
const COMPANIES = 1_000
/** Open positions of a company, spread over the jobs as people are. */
const POSITIONS_EACH = 4
const AIM_MS = 50

const pick = <T>(list: readonly T[], index: number) => list[index % list.length] as T
/** Jobs that many have come often. */
const jobOf = (place: number) => pick(JOBS, Math.floor((place % 61) ** 2 / 61))

type World = Awaited<ReturnType<typeof openWorld>>

/** Companies with open positions; those of earlier runs go first. */
async function addPositions({ deps: { db } }: World, recruiterId: string): Promise<string[]> {
  await db.pool.query('delete from positions')
  const companies = Array.from({ length: COMPANIES }, (_, at) => ({ id: randomUUID(), key: `겨루기${at}` }))
  await db.pool.query(
    `insert into companies (id, name, key, created_at)
     select given.id, given.key, given.key, now() from unnest($1::uuid[], $2::text[]) as given (id, key)
     on conflict do nothing`,
    [companies.map(({ id }) => id), companies.map(({ key }) => key)],
  )
  const { rows } = await db.pool.query<{ id: string }>(
    `select id from companies where key like '겨루기%' union all select $1::uuid`,
    [COMPANY.id],
  )
  const own: string[] = []
  for (const [at, { id: companyId }] of rows.entries())
    for (let turn = 0; turn < POSITIONS_EACH; turn++) {
      const place = at * POSITIONS_EACH + turn
      const [id, job] = [randomUUID(), companyId === COMPANY.id ? JOBS[turn]! : jobOf(place)]
      if (companyId === COMPANY.id) own.push(id)
      await db.pool.query(
        `insert into positions (id, company_id, title, job_label, job_sub_label, years_min, years_max, salary_min, salary_max,
           must_haves, message, created_by, created_at)
         values ($1, $2, $3, $4, $5, 3, 8, 5500, 8000, $6, $7, $8, now() - $9::int * interval '1 minute')`,
        [
          id,
          companyId,
          `${job.subLabel} · ${pick(TAGS, place)}`,
          job.label,
          job.subLabel,
          [`${pick(SKILLS, place)} 또는 ${pick(SKILLS, place + 3)}`, pick(TAGS, place * 7), '대용량 처리'],
          `${pick(SKILLS, place + 1)}, ${pick(SKILLS, place + 2)}로 함께 만들 분을 찾아요.`,
          recruiterId,
          place,
        ],
      )
    }
  await db.pool.query('analyze positions, companies')
  return own
}

const machine = lookAtMachine()
const world = await openWorld(PEOPLE, 20)
const { deps, ask, askPerson, postmaster, recruiterId, close } = world
const kinds: Record<string, Awaited<ReturnType<typeof timesOf>>> = {}
const night = { ms: 0, mb: 0, pairs: 0 }
try {
  const own = await addPositions(world, recruiterId)
  const began = performance.now()
  await drawNearness(deps)
  night.ms = performance.now() - began
  night.mb = residentMb(process.pid, 'peak')
  night.pairs = (await deps.db.pool.query('select from skill_pairs')).rowCount ?? 0
  const { rows: people } = await deps.db.pool.query<{ id: string }>(
    `select candidate_id as id from candidate_search order by last_active_at desc limit $1`,
    [ROUNDS],
  )
  const rounds = Array.from({ length: ROUNDS }, (_, round) => round)
  const lists = (path: string) => rounds.map((round) => `/positions/${pick(own, round)}/${path}`)
  // The first of each reads must-haves that stay known.
  for (const path of lists('suggestions').slice(0, own.length)) await ask(path)
  kinds["a position's people, plain order"] = await timesOf(lists('people'), ask, postmaster)
  kinds["a position's people, suggested"] = await timesOf(lists('suggestions'), ask, postmaster)
  await askPerson(people[0]!.id, '/users/suggestions')
  kinds["a person's positions"] = await timesOf(
    people.map(({ id }) => id),
    (id) => askPerson(id, '/users/suggestions'),
    postmaster,
  )
} finally {
  await close()
}
console.log(sayMachine(machine))
printColumns([
  ['list', 'p50', 'p95', 'node', 'postgres', 'missed'],
  ...Object.entries(kinds).map(([name, one]) => [
    name,
    ...timesText(one),
    one.p95 > AIM_MS ? `above ${AIM_MS} ms` : '',
  ]),
])
console.log(
  `draw-nearness: ${(night.ms / 1000).toFixed(1)} s, ${night.pairs} pairs, at most ${Math.round(night.mb)} MB in the process`,
)
keepResults(`match-${PEOPLE}`, {
  people: PEOPLE,
  positions: COMPANIES * POSITIONS_EACH,
  machine,
  database: DATABASE,
  kinds,
  night,
})
