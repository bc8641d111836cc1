import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Job, jobsOf, planCareers } from './plan-careers.ts'

const career = (company: string, start: string, end: string | null = null) => ({ company, start, end })
const known = (id: string, companyKey: string, startedOn: string) => ({ id, companyKey, startedOn })

describe('[VER-14] jobs that can be kept', () => {
  test('each with the key by which its company is known, the newest first', () => {
    expect(
      jobsOf([career('달그락', '2018-01-02', '2020-01-31'), career('㈜세모상점', '2020-02-01')]),
    ).toEqual([
      { company: '㈜세모상점', companyKey: '세모상점', start: '2020-02-01', end: null },
      { company: '달그락', companyKey: '달그락', start: '2018-01-02', end: '2020-01-31' },
    ])
  })

  test.each([
    ['a name without letters', career('***', '2020-01-01')],
    ['a day that does not exist', career('달그락', '2020-02-30')],
    ['an end that does not exist', career('달그락', '2020-01-01', '2020-13-01')],
    ['an end before the start', career('달그락', '2020-01-02', '2020-01-01')],
  ])('%s is passed over', (_case, impossible) => {
    expect(jobsOf([impossible])).toEqual([])
  })

  test('two sites of one company, joined on one day, are one job that lasts as long as the longer', () => {
    const sites = [
      career('두들페이(주)판교센터', '2020-01-01', '2021-01-01'),
      career('두들페이', '2020-01-01'),
      career('두들페이(주)본사', '2020-01-01', '2022-01-01'),
    ]
    expect(jobsOf(sites)).toMatchObject([{ company: '두들페이', end: null }])
    expect(jobsOf(sites.toReversed())).toMatchObject([{ company: '두들페이', end: null }])
  })
})

describe('[VER-17] a later verification', () => {
  const jobs = (...careers: ReturnType<typeof career>[]) => jobsOf(careers)

  test('finds the same job again', () => {
    const found = jobs(career('달그락', '2020-01-01', '2024-01-01'))
    expect(planCareers([known('a', '달그락', '2020-01-01')], found)).toEqual({
      keep: [{ id: 'a', job: found[0] }],
      add: [],
      drop: [],
    })
  })

  test('takes a corrected day of joining for the same job', () => {
    const found = jobs(career('달그락', '2020-01-03'))
    expect(planCareers([known('a', '달그락', '2020-01-01')], found)).toMatchObject({
      keep: [{ id: 'a' }],
      add: [],
      drop: [],
    })
  })

  test('an exact match comes before a corrected one', () => {
    const rows = [known('first', '달그락', '2016-01-01'), known('second', '달그락', '2020-01-01')]
    const found = jobs(career('달그락', '2020-01-01'), career('달그락', '2016-02-01', '2018-01-01'))
    const { keep } = planCareers(rows, found)
    expect(Object.fromEntries(keep.map(({ id, job }) => [id, job.start]))).toEqual({
      first: '2016-02-01',
      second: '2020-01-01',
    })
  })

  test('adds what is new and drops what is no longer known', () => {
    const found = jobs(career('세모상점', '2024-01-01'))
    expect(planCareers([known('a', '달그락', '2020-01-01')], found)).toEqual({
      keep: [],
      add: found,
      drop: ['a'],
    })
  })

  test('places every job once and every row once', () => {
    const key = fc.constantFrom('달그락', '세모상점', '두들페이')
    const start = fc.constantFrom('2018-01-01', '2020-01-01', '2022-01-01')
    const byPlace = { selector: (it: { companyKey: string; day: string }) => `${it.companyKey} ${it.day}` }
    const places = fc.uniqueArray(fc.record({ companyKey: key, day: start }), byPlace)
    fc.assert(
      fc.property(places, places, (before, after) => {
        const rows = before.map(({ companyKey, day }, index) => known(String(index), companyKey, day))
        const found: Job[] = after.map(({ companyKey, day }) => ({
          company: companyKey,
          companyKey,
          start: day,
          end: null,
        }))
        const { keep, add, drop } = planCareers(rows, found)
        expect([...keep.map(({ job }) => job), ...add].toSorted(byStart)).toEqual(found.toSorted(byStart))
        expect([...keep.map(({ id }) => id), ...drop].toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
      }),
    )
  })
})

const byStart = (a: Job, b: Job) => `${a.companyKey}${a.start}`.localeCompare(`${b.companyKey}${b.start}`)
