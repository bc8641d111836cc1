import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import { serverTest } from '../../testing/server-test.ts'
import { addCandidate } from '../../testing/test-candidate.ts'

const test = serverTest()

/** The statements of the migration that fill in months of older incomes. */
const [, , ...backfill] = readFileSync(
  new URL('./migrations/0014_full_years.sql', import.meta.url),
  'utf8',
).split('--> statement-breakpoint')

test('[VER-14] incomes from before get their months from the jobs, and a part of a year counts no more', async ({
  server,
}) => {
  const { pool } = server.db
  const person = async (
    started: string,
    ended: string | null,
    years: Record<number, number>,
    counted: number,
  ) => {
    const { userId } = await addCandidate(server, { verifiedIncome: counted })
    await pool.query(
      `insert into careers (id, user_id, company, company_key, started_on, ended_on, verified_at, updated_at)
       values ($1, $2, '두들페이', '두들페이', $3, $4, now(), now())`,
      [randomUUID(), userId, started, ended],
    )
    for (const [year, amount] of Object.entries(years))
      await pool.query(
        `insert into incomes (user_id, year, source, amount, verified_at) values ($1, $2, 'HEALTH', $3, now())`,
        [userId, year, amount],
      )
    return userId
  }
  const december = await person('2023-12-04', null, { 2023: 397 }, 397)
  const left = await person('2021-02-01', '2023-04-28', { 2021: 4_400, 2022: 4_800, 2023: 1_600 }, 1_600)
  const whole = await person('2020-01-02', null, { 2022: 4_800, 2023: 5_200 }, 5_200)
  for (const statement of backfill) await pool.query(statement)
  const counted = async (id: string) =>
    (await pool.query('select verified_income as income from users where id = $1', [id])).rows[0]
  expect(await Promise.all([december, left, whole].map(counted))).toEqual([
    { income: null },
    { income: 4_800 },
    { income: 5_200 },
  ])
  const { rows } = await pool.query('select months from incomes where user_id = any($1) and year = 2023', [
    [december, left],
  ])
  expect(rows).toEqual(expect.arrayContaining([{ months: [12] }, { months: [1, 2, 3, 4] }]))
})
