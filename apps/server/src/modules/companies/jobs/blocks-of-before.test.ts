import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { companyRecords, recordAnswers, recordBlocks } from '../../../platform/db/schema/companies.ts'
import { type RecordWorld, test } from '../testing/record-world.ts'

/** The statements of the migration that make blocks of the people whom figures took in before it. */
const migration = new URL('../../../platform/db/migrations/0001_shown_words.sql', import.meta.url)
const backfill = readFileSync(migration, 'utf8')
  .split('--> statement-breakpoint')
  .filter((statement) => /^(insert into|update) "(record_blocks|company_records)"/im.test(statement))

type Figure = 'ANSWERS' | 'CAME'

test('[KEEP-4] a figure from before keeps its people as blocks, and tells no ‘always’ that is not true of twenty', async ({
  server,
  world,
}) => {
  const { drizzle, pool } = server.db
  const [monday, tuesday] = [world.daysLater(-2), world.daysLater(-1)]
  async function counted(figure: Figure, values: readonly number[], value: number) {
    const { companyId } = await world.company()
    const people: Awaited<ReturnType<RecordWorld['person']>>[] = []
    for (const _ of values) people.push(await world.person())
    await drizzle.insert(recordAnswers).values(
      values.map((said, place) => ({
        companyId,
        figure,
        candidateId: people[place]!,
        value: said,
        at: monday,
        countedAt: place < 5 ? monday : tuesday,
      })),
    )
    const record = { companyId, figure, value, people: values.length, releasedAt: tuesday }
    await drizzle.insert(companyRecords).values(record)
    return companyId
  }
  const of = (count: number, value: number) => Array<number>(count).fill(value)
  const five = await counted('CAME', of(5, 1), 10)
  const nearlyAll = await counted('CAME', [...of(32, 1), 0], 10)
  const all = await counted('CAME', of(20, 0), 0)
  const waits = await counted('ANSWERS', [0.5, 1, 12, 12.5, 400, 24], 2)
  for (const statement of backfill) await pool.query(statement)

  const blocksOf = async (companyId: string) =>
    (
      await drizzle
        .select()
        .from(recordBlocks)
        .where(eq(recordBlocks.companyId, companyId))
        .orderBy(recordBlocks.releasedAt)
    ).map(({ counts }) => counts)
  expect(await blocksOf(nearlyAll)).toEqual([
    [0, 5],
    [1, 27],
  ])
  expect(await blocksOf(waits)).toEqual([
    [2, 1, 1, 0, 1],
    [0, 0, 1, 0, 0],
  ])
  const valueOf = async (companyId: string) =>
    (await drizzle.select().from(companyRecords).where(eq(companyRecords.companyId, companyId)))[0]!.value
  expect(await Promise.all([five, nearlyAll, all, waits].map(valueOf))).toEqual([9, 9, 0, 2])
})
