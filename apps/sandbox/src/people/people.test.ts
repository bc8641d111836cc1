import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { birthYear, isBirthday } from './birthday.ts'
import { generatePerson } from './generate.ts'
import { magicOf } from './magic.ts'
import { payIn, wagesOf } from './person.ts'
import { createRegistry } from './registry.ts'
import { TEST_PEOPLE } from './test-people.ts'

const THIS_YEAR = 2026
const names = fc.constantFrom('홍길동', '김가람', '남궁민수', 'Anna')
const grownUps = fc
  .date({ min: new Date('1960-01-01'), max: new Date('1998-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).replaceAll('-', ''))

describe('a made-up person', () => {
  test('[VER-15] has one to five employers in a row, the newest first and current, each once', () => {
    fc.assert(
      fc.property(names, grownUps, (name, birthday) => {
        const { jobs } = generatePerson({ name, phone: '01011112222', birthday }, THIS_YEAR)
        expect(jobs.length).toBeGreaterThanOrEqual(1)
        expect(jobs.length).toBeLessThanOrEqual(5)
        expect(jobs[0]!.end).toBeNull()
        expect(new Set(jobs.map(({ company }) => company)).size).toBe(jobs.length)
        expect(jobs.every(({ start, end }) => isBirthday(start) && (end === null || start < end))).toBe(true)
        const pairs = jobs.slice(1).map((older, index) => ({ older, newer: jobs[index]! }))
        expect(pairs.filter(({ older, newer }) => !(older.end! < newer.start))).toEqual([])
        expect(pairs.filter(({ older, newer }) => older.monthlyWon >= newer.monthlyWon)).toEqual([])
      }),
    )
  })

  test('is the same every time, by six digits of the birthday or eight', () => {
    const given = { name: '홍길동', phone: '01011112222' }
    const eight = generatePerson({ ...given, birthday: '19900101' }, THIS_YEAR)
    expect(generatePerson({ ...given, birthday: '19900101' }, THIS_YEAR)).toEqual(eight)
    expect(generatePerson({ ...given, birthday: '900101' }, THIS_YEAR).jobs).toEqual(eight.jobs)
    expect(generatePerson({ ...given, birthday: '19900102' }, THIS_YEAR).jobs).not.toEqual(eight.jobs)
  })

  test('has no jobs from childhood', () => {
    fc.assert(
      fc.property(names, fc.integer({ min: 1999, max: 2011 }), (name, year) => {
        const { jobs } = generatePerson({ name, phone: '01011112222', birthday: `${year}0101` }, THIS_YEAR)
        for (const { start } of jobs) expect(Number(start.slice(0, 4))).toBeGreaterThanOrEqual(year + 20)
      }),
    )
  })

  test('different people get careers of different lengths', () => {
    const lengths = fc
      .sample(grownUps, 200)
      .map(
        (birthday) =>
          generatePerson({ name: '홍길동', phone: '01011112222', birthday }, THIS_YEAR).jobs.length,
      )
    expect(new Set(lengths)).toEqual(new Set([1, 2, 3, 4, 5]))
  })
})

test.each([
  ['900101', 1990],
  ['110101', 2011],
  ['120101', 1912],
  ['19991231', 1999],
])('the birthday %s is of the year %i', (birthday, year) => {
  expect(birthYear(birthday, THIS_YEAR)).toBe(year)
})

test.each(['19900229', '19901301', '1990101', '990132', 'abcdef', ''])('%o is no birthday', (text) => {
  expect(isBirthday(text)).toBe(false)
})

test.each(['20000229', '960229', '19991231'])('%s is a birthday', (text) => {
  expect(isBirthday(text)).toBe(true)
})

test('pay grows every year of a job', () => {
  const job = { company: 'ㄱ', start: '20230715', end: '20250310', monthlyWon: 1000, yearlyRaise: 0.1 }
  expect([202306, 202307, 202312, 202401, 202503, 202504].map((month) => payIn(job, month))).toEqual([
    0, 1000, 1000, 1100, 1210, 0,
  ])
  expect(wagesOf({ ...TEST_PEOPLE[0]!, jobs: [job] }, 2023)).toBe(6000)
  expect(payIn({ ...job, monthlyWonIn: { 2024: 5000 } }, 202401)).toBe(5000)
  expect(payIn({ ...job, monthlyWonIn: { 2024: 5000 } }, 202503)).toBe(1210)
})

const registry = () => createRegistry(() => THIS_YEAR)

describe('the registry', () => {
  const jiwoo = { name: '한지우', phone: '01010000001', birthday: '19950101' }

  test('knows test people by name and phone', () => {
    expect(registry().identify(jiwoo)).toMatchObject({ jobs: [{ company: '두들페이', end: null }, {}, {}] })
    expect(registry().identify({ ...jiwoo, name: '한지민' })).toBeNull()
  })

  test('checks a known birthday', () => {
    const people = registry()
    people.put({ ...TEST_PEOPLE[0]!, birthday: '19950101' })
    expect(people.identify(jiwoo)).not.toBeNull()
    expect(people.identify({ ...jiwoo, birthday: '950101' })).not.toBeNull()
    expect(people.identify({ ...jiwoo, birthday: '19950102' })).toBeNull()
  })

  test('gives a newcomer the career that belongs to the birthday, and keeps their name', () => {
    const people = registry()
    const given = { name: '홍길동', phone: '01077778888', birthday: '19900101' }
    const stranger = people.identify(given)
    people.welcome(given)
    expect(people.byPhone('01077778888')).toMatchObject({ name: '홍길동', birthday: null })
    expect(people.identify(given)!.jobs).toEqual(stranger!.jobs)
    expect(people.identify({ ...given, name: '홍길순' })).toBeNull()
    people.welcome({ ...given, name: '다른이' })
    expect(people.byPhone('01077778888')!.name).toBe('홍길동')
  })

  test('has a phone of its own for each test person, none of them magic', () => {
    const phones = TEST_PEOPLE.map(({ phone }) => phone)
    expect(new Set(phones).size).toBe(phones.length)
    expect(phones.filter((phone) => magicOf(phone) || !/^010\d{8}$/.test(phone))).toEqual([])
  })
})

test.each(['01000000403', '01000000555'])('%s is magic', (phone) => expect(magicOf(phone)).not.toBeNull())
test.each(['01000000404', '01010000403', '0100000403', '01100000403', ''])('%o is not', (phone) => {
  expect(magicOf(phone)).toBeNull()
})
