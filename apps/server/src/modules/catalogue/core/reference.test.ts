import { POPULAR_JOBS, popularJobs } from '@coffeeattack/domain/campaigns/popular-jobs'
import { schoolTypes } from '@coffeeattack/domain/catalogue/education'
import { searchKey } from '@coffeeattack/domain/companies/search'
import { describe, expect } from 'vitest'
import { test, type TestDatabase } from '../../../platform/db/testing/test-database.ts'
import { ENGINEERING } from './data/tech-engineering.ts'
import { OTHERS } from './data/tech-others.ts'
import { loadReference } from './load-reference.ts'
import { readNames, searchColumns } from './names.ts'
import { jobRows, majorRows, techStackRows, universityRows } from './reference-rows.ts'

describe('the lists', () => {
  test('[PRO-10] name the jobs of the market, the seven popular ones in their places', () => {
    const jobs = jobRows()
    expect(new Set(jobs.map(({ label }) => label)).size).toBeGreaterThanOrEqual(15)
    expect(jobs.length).toBeGreaterThanOrEqual(150)
    expect(distinct(jobs.map(({ subLabel }) => subLabel))).toBe(jobs.length)
    const popular = jobs
      .filter((job) => job.popularPlace)
      .toSorted((a, b) => a.popularPlace! - b.popularPlace!)
    expect(popular.map(({ subLabel }) => subLabel)).toEqual(
      popularJobs(POPULAR_JOBS.since).map(({ name }) => name),
    )
  })

  test('[PRO-9] name techniques once each and recommend them to jobs that exist', () => {
    const techniques = techStackRows()
    expect(techniques.length).toBeGreaterThanOrEqual(500)
    expect(distinct(techniques.map(({ name }) => searchKey(name)))).toBe(techniques.length)
    const known = new Set(jobRows().flatMap(({ label, subLabel }) => [label, subLabel]))
    const recommendedTo = [...ENGINEERING, ...OTHERS].flatMap(({ label, jobs }) => [label, ...jobs])
    expect(recommendedTo.filter((job) => !known.has(job))).toEqual([])
    expect(techniques.every(({ popularity }) => popularity > 0)).toBe(true)
  })

  test('[PRO-8] name schools of the kinds that a profile knows, and majors', () => {
    const schools = universityRows()
    expect(schools.filter(({ type }) => type === 'UNIVERSITY' || type === 'COLLEGE').length).toBeGreaterThan(
      250,
    )
    expect(new Set(schools.map(({ type }) => type))).toEqual(
      new Set(schoolTypes.filter((type) => type !== 'OTHER')),
    )
    expect(distinct(schools.map(({ name, type }) => name + type))).toBe(schools.length)
    expect(majorRows().length).toBeGreaterThanOrEqual(250)
    expect(distinct(majorRows().map(({ name }) => name))).toBe(majorRows().length)
  })

  test('keep the id of a name', () => {
    expect(jobRows().map(({ id }) => id)).toEqual(jobRows().map(({ id }) => id))
    expect(distinct(jobRows().map(({ id }) => id))).toBe(jobRows().length)
  })

  test('are found by each of their names', () => {
    const [spring] = readNames('Spring=스프링')
    expect(spring).toEqual({ name: 'Spring', aliases: ['스프링'] })
    expect(searchColumns(spring!)).toEqual({ key: 'spring 스프링' })
  })
})

describe('loading', () => {
  const count = async (db: TestDatabase, table: string) =>
    (await db.pool.query<{ count: number }>(`select count(*) from ${table}`)).rows[0]?.count

  const found = (db: TestDatabase, column: string, query: string) =>
    db.pool
      .query<{ name: string }>(
        `select name from tech_stack_names where ${column} like $1 order by popularity desc limit 1`,
        [`%${query}%`],
      )
      .then(({ rows }) => rows[0]?.name)

  test('happens once when several processes start together', async ({ db }) => {
    const loads = await Promise.all(Array.from({ length: 4 }, () => loadReference(db)))
    expect(loads.filter(Boolean)).toHaveLength(1)
    expect(await count(db, 'jobs')).toBe(jobRows().length)
    expect(await count(db, 'tech_stack_names')).toBe(techStackRows().length)
    expect(await count(db, 'universities')).toBe(universityRows().length)
    expect(await count(db, 'majors')).toBe(majorRows().length)
    expect(await count(db, 'survey_questions')).toBe(3)
  })

  test('happens again when the lists have changed', async ({ db }) => {
    await db.pool.query("update loaded_lists set hash = 'an older list'; delete from majors")
    expect(await loadReference(db)).toBe(true)
    expect(await count(db, 'majors')).toBe(majorRows().length)
    expect(await loadReference(db)).toBe(false)
  })

  test('[PRO-9] a technique is found by its Korean name', async ({ db }) => {
    expect(await found(db, 'key', searchKey('스프링'))).toBe('Spring')
    expect(await found(db, 'key', searchKey('c++'))).toBe('C++')
  })
})

const distinct = (values: readonly string[]) => new Set(values).size
