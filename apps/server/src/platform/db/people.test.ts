import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect } from 'vitest'
import { blocks, companyAliases, companyChoices } from './schema/companies.ts'
import { careers, schools } from './schema/profiles.ts'
import { users } from './schema/users.ts'
import { sqlState } from './sql-state.ts'
import { test, type TestDatabase } from './testing/test-database.ts'
import { addCandidate, addCompany, addUser } from './testing/test-rows.ts'

const now = new Date('2026-11-10T03:00:00Z')

async function sees(db: TestDatabase, companyId: string, candidateId: string) {
  const { rowCount } = await db.pool.query(
    `select from users where id = $1 and is_active and not exists (
       select from blocks join company_keys using (company_key) where candidate_id = users.id and company_id = $2)`,
    [candidateId, companyId],
  )
  return rowCount === 1
}

const work = (db: TestDatabase, userId: string, companyKey: string, endedOn: string | null) =>
  db.drizzle.insert(careers).values({
    id: randomUUID(),
    userId,
    company: `(주)${companyKey}`,
    companyKey,
    startedOn: '2021-03-02',
    endedOn,
    verifiedAt: now,
    updatedAt: now,
  })

describe('[OFR-13] companies that must not see a profile', () => {
  test('the current employer does not see it, a former one and an unrelated one do', async ({ db }) => {
    const [current, former, stranger] = await Promise.all(
      ['가온전자', '나래물산', '다솜은행'].map((key) => addCompany(db.drizzle, { name: key, key })),
    )
    const candidate = await addCandidate(db.drizzle)
    await work(db, candidate, '가온전자', null)
    await work(db, candidate, '나래물산', '2023-01-31')
    expect(await sees(db, current!, candidate)).toBe(false)
    expect(await sees(db, former!, candidate)).toBe(true)
    expect(await sees(db, stranger!, candidate)).toBe(true)
  })

  test('a restricted one does not see it, a liked one does', async ({ db }) => {
    const [restricted, interesting] = await Promise.all(
      ['라온게임', '마루건설'].map((key) => addCompany(db.drizzle, { name: key, key })),
    )
    const userId = await addCandidate(db.drizzle)
    await db.drizzle.insert(companyChoices).values([
      { userId, mode: 'RESTRICT', companyKey: '라온게임', name: '라온게임', position: 1 },
      { userId, mode: 'INTEREST', companyKey: '마루건설', name: '마루건설', position: 1 },
    ])
    expect(await sees(db, restricted!, userId)).toBe(false)
    expect(await sees(db, interesting!, userId)).toBe(true)
  })

  test('nor do its aliases and affiliates, even ones added later', async ({ db }) => {
    const groupId = randomUUID()
    const employer = await addCompany(db.drizzle, { name: '바다소프트', key: '바다소프트' })
    const affiliate = await addCompany(db.drizzle, { name: '바다페이', key: '바다페이' })
    const candidate = await addCandidate(db.drizzle)
    await work(db, candidate, 'badasoft', null)
    expect(await sees(db, employer, candidate)).toBe(true)

    await db.drizzle
      .insert(companyAliases)
      .values({ companyId: employer, key: 'badasoft', name: 'Bada Soft' })
    expect(await sees(db, employer, candidate)).toBe(false)
    expect(await sees(db, affiliate, candidate)).toBe(true)

    await db.pool.query('update companies set group_id = $1 where id = any($2)', [
      groupId,
      [employer, affiliate],
    ])
    expect(await sees(db, affiliate, candidate)).toBe(false)
  })
})

const blocksOf = async (db: TestDatabase, candidateId: string) => {
  const found = await db.drizzle.select().from(blocks).where(eq(blocks.candidateId, candidateId))
  return found.map(({ companyKey }) => companyKey).toSorted()
}

describe('[OFR-13] the list of blocks', () => {
  test('contains all concurrent changes', async ({ db }) => {
    const userId = await addCandidate(db.drizzle)
    const keys = ['가', '나', '다', '라', '마', '바']
    await Promise.all(
      keys.map((key, position) =>
        position % 2
          ? work(db, userId, key, null)
          : db.drizzle
              .insert(companyChoices)
              .values({ userId, mode: 'RESTRICT', companyKey: key, name: key, position }),
      ),
    )
    expect(await blocksOf(db, userId)).toEqual(keys)
  })

  test('drops an employer the person left, unless it is restricted too', async ({ db }) => {
    const userId = await addCandidate(db.drizzle)
    await work(db, userId, '사', null)
    await work(db, userId, '아', null)
    await db.drizzle
      .insert(companyChoices)
      .values({ userId, mode: 'RESTRICT', companyKey: '아', name: '아', position: 1 })
    await db.drizzle.update(careers).set({ endedOn: '2026-10-31' }).where(eq(careers.userId, userId))
    expect(await blocksOf(db, userId)).toEqual(['아'])
    await db.drizzle.delete(companyChoices).where(eq(companyChoices.userId, userId))
    expect(await blocksOf(db, userId)).toEqual([])
  })
})

describe('one participation per phone', () => {
  test('[VER-3] of ten concurrent registrations with one phone, one is stored', async ({ db }) => {
    const phoneHash = randomUUID()
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => addUser(db.drizzle, { phoneHash })),
    )
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1)
  })

  test('[PRO-14] a person who left has no name, and their phone can register again', async ({ db }) => {
    const phoneHash = randomUUID()
    const id = await addUser(db.drizzle, { phoneHash, nameSealed: 'k.name' })
    const leave = (change: Partial<typeof users.$inferInsert>) =>
      db.drizzle
        .update(users)
        .set({ deletedAt: now, ...change })
        .where(eq(users.id, id))
        .catch(sqlState)
    expect(await leave({ phoneHash: null })).toBe('23514')
    expect(await leave({ phoneHash: null, nameSealed: null })).not.toBe('23514')
    await expect(addUser(db.drizzle, { phoneHash })).resolves.toEqual(expect.any(String))
  })
})

describe('constraints on rows', () => {
  test('nobody is visible to companies before the career is verified', async ({ db }) => {
    expect(await addCandidate(db.drizzle, { certifiedAt: null }).catch(sqlState)).toBe('23514')
  })

  test('[VAL-19] there is no eleventh school', async ({ db }) => {
    const userId = await addUser(db.drizzle)
    const add = (place: number) =>
      db.drizzle
        .insert(schools)
        .values({
          id: randomUUID(),
          userId,
          place,
          type: 'UNIVERSITY',
          name: '한결대학교',
          createdAt: now,
          updatedAt: now,
        })
        .catch(sqlState)
    for (let place = 1; place <= 10; place++) await add(place)
    expect(await add(11)).toBe('23514')
    expect(await add(10)).toBe('23505')
  })

  test('[VAL-12] there is no thirty-first hashtag', async ({ db }) => {
    const tags = Array.from({ length: 31 }, (_, index) => `일${index}`)
    expect(await addUser(db.drizzle, { hashtags: tags }).catch(sqlState)).toBe('23514')
    await expect(addUser(db.drizzle, { hashtags: tags.slice(1) })).resolves.toEqual(expect.any(String))
  })
})
