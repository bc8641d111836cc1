import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { addCareer } from '../../../../testing/test-career.ts'
import { incomes } from '../../../../platform/db/schema/profiles.ts'
import { users } from '../../../../platform/db/schema/users.ts'
import { type LifetimeWorld, test } from '../../testing/lifetime-world.ts'

const countedOf = async ({ db }: LifetimeWorld, userId: string) =>
  (await db.drizzle.select().from(users).where(eq(users.id, userId))).map((row) => ({
    income: row.verifiedIncome,
    office: row.salaryType,
    asked: row.taxAskedYear,
  }))

const yearsOf = async ({ db }: LifetimeWorld, userId: string) => {
  const found = await db.drizzle.select().from(incomes).where(eq(incomes.userId, userId))
  return found.flatMap(({ source, year }) => (source === 'TAX' ? [year] : [])).toSorted((a, b) => a - b)
}

test('[VER-14] [PUB-6] the newest gathered year is the income that counts everywhere', async ({ world }) => {
  const me = await world.earner()
  await addCareer(world, me, { months: 100 })
  const health = { userId: me.userId, source: 'HEALTH' as const, year: 2025, amount: 4_000 }
  await world.db.drizzle.insert(incomes).values({ ...health, verifiedAt: world.clock() })
  await world.gather(me)
  const { items } = await world.items(me)
  expect(items[0]).toMatchObject({ year: 2025, income: 4_320 })
  expect(await countedOf(world, me.userId)).toEqual([{ income: 4_320, office: 'TAX', asked: 2025 }])
  expect(await yearsOf(world, me.userId)).toEqual([2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025])
})

test('[VER-14] [PUB-6] without a verified career nothing counts yet', async ({ world }) => {
  const me = await world.earner()
  await world.db.drizzle.update(users).set({ certifiedAt: null }).where(eq(users.id, me.userId))
  await world.gather(me)
  expect(await countedOf(world, me.userId)).toEqual([{ income: null, office: 'HEALTH', asked: null }])
})
