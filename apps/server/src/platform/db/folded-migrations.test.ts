import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { noteApplied, readMigrations } from './known-migrations.ts'
import { migrateDatabase } from './migrate.ts'
import { withClient } from './with-client.ts'

const log = { info() {}, warn() {}, error() {} }
const server = inject('testServer')
const all = readMigrations()
const [baseline, words, indexes] = all as [(typeof all)[0], ...typeof all]
const later = all.slice(1).map(({ name }) => name)

let name = ''
const connection = () => ({ ...server, database: name })
const administer = (statement: string) =>
  withClient({ ...server, database: 'postgres' }, (client) => client.query(statement))

beforeEach(() => administer(`create database ${(name = `folded_${randomUUID().replaceAll('-', '')}`)}`))
afterEach(() => administer(`drop database ${name} with (force)`))

/** The tables as these migrations leave them, and a list of applied ones as earlier commits wrote it. */
async function databaseAt(migrations: typeof all, applied: readonly number[]): Promise<void> {
  await migrateDatabase(connection(), { log, migrations })
  await withClient(connection(), async (client) => {
    await client.query('delete from drizzle.__drizzle_migrations')
    for (const when of applied) await noteApplied(client, { ...baseline, when, hash: 'of an earlier commit' })
  })
}
const migrate = () => migrateDatabase(connection(), { log })

const [person, company, recruiter] = Array.from({ length: 3 }, () => randomUUID())
const ROWS = [
  `insert into users (id, job_label, tech_stack, certified_at, is_active, attack_ends_at, last_active_at, created_at, updated_at)
   values ('${person}', '개발', '{Kotlin}', now(), true, '2099-12-31', now(), now(), now())`,
  `insert into companies (id, name, key, created_at) values ('${company}', '한빛식품', '한빛식품', now())`,
  `insert into operators (id, role, company_id, email, password_hash, name, created_at)
   values ('${recruiter}', 'RECRUITER', '${company}', 'a@hanbit.example', '', '정하린', now())`,
  `insert into offers (id, candidate_id, company_id, operator_id, type, salary_min, salary_max, created_at, deliver_at, expiry_day)
   values (gen_random_uuid(), '${person}', '${company}', '${recruiter}', 'SUPER', 6000, 6800, now(), now(), '2099-12-31')`,
]
const STATE = `select u.job_label as job, o.status as offer, c.stage as card, trim(s.words) as words
  from users u join offers o on o.candidate_id = u.id join pipeline_cards c on c.offer_id = o.id
  join candidate_search s on s.candidate_id = u.id`

describe('[OPS-1] a database that earlier commits migrated one by one', () => {
  const [old, older] = [baseline.when - 1, baseline.when - 2]

  test('up to release a86f1f8 goes on from the baseline', async () => {
    await databaseAt([baseline], [older, old, baseline.when])
    expect(await migrate()).toEqual(later)
    expect(await migrate()).toEqual([])
  })

  test('up to release a86f1f8 keeps its candidates, offers, cards and search rows', async () => {
    await databaseAt([baseline], [older, old, baseline.when])
    await withClient(connection(), async (client) => {
      for (const insert of ROWS) await client.query(insert)
      const state = async () => (await client.query(STATE)).rows
      const before = await state()
      expect(before).toEqual([{ job: '개발', offer: 'WAITING', card: 'OFFERED', words: '개발  kotlin' }])
      await migrate()
      expect(await state()).toEqual(before)
    })
  })

  test('up to the last of them runs only what came after', async () => {
    const between = [baseline.when + 1, words!.when - 1]
    await databaseAt(all.slice(0, 3), [older, old, baseline.when, ...between, words!.when, indexes!.when])
    expect(await migrate()).toEqual(all.slice(3).map((migration) => migration.name))
  })

  test.for([
    ['before that release', [older, old], 'a86f1f83'],
    ['in the middle of what follows it', [older, old, baseline.when, baseline.when + 1], '821d4f84'],
  ] as const)('%s is told which commit to go through, and stays as it is', async ([, applied, commit]) => {
    await databaseAt([], applied)
    await expect(migrate()).rejects.toThrow(
      `먼저 커밋 ${commit}의 버전에서 \`npm run migrate\`나 \`npm start\`를 한 번 실행해 주세요.`,
    )
    await withClient(connection(), async (client) => {
      const { rows } = await client.query(
        'select created_at::float8 as when from drizzle.__drizzle_migrations',
      )
      expect(rows.map((row: { when: number }) => row.when)).toEqual(applied)
    })
  })
})
