import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { rankJobs, riseOf, type OfferedPerson } from './ranking.ts'

const person = (offered: number, given: Partial<OfferedPerson> = {}): OfferedPerson => ({
  jobLabel: '개발',
  jobSubLabel: '백엔드 개발자',
  offered,
  income: 5000,
  companyIds: ['a', 'b', 'c'],
  ...given,
})
const people = (count: number, given: Partial<OfferedPerson> = {}) =>
  Array.from({ length: count }, () => person(6000, given))

test('[ROUTE-11] five people stand behind a figure, four do not', () => {
  expect(rankJobs(people(4))).toEqual([])
  expect(rankJobs(people(5))).toEqual([
    { place: 1, jobLabel: '개발', jobSubLabel: '백엔드 개발자', salary: 6000, income: 5000, people: 5 },
  ])
})

test('[ROUTE-11] three companies stand behind a figure, two do not', () => {
  expect(rankJobs(people(9, { companyIds: ['a', 'b'] }))).toEqual([])
  const third = person(6000, { companyIds: ['c'] })
  expect(rankJobs([...people(8, { companyIds: ['a', 'b'] }), third])).toHaveLength(1)
})

test('[ROUTE-11] what people earn is told when five of them verified it', () => {
  const four = [...people(4), ...people(3, { income: null })]
  expect(rankJobs(four)[0]).toMatchObject({ salary: 6000, income: null })
  expect(rankJobs([...four, person(6000)])[0]).toMatchObject({ income: 5000 })
})

test('[ROUTE-11] the highest offer stands first, equals share their place', () => {
  const of = (jobSubLabel: string, offered: number) => Array(5).fill(person(offered, { jobSubLabel }))
  const ranked = rankJobs([...of('가', 5000), ...of('다', 7000), ...of('나', 7000), ...of('라', 4000)])
  expect(ranked.map(({ jobSubLabel, place }) => [jobSubLabel, place])).toEqual([
    ['나', 1],
    ['다', 1],
    ['가', 3],
    ['라', 4],
  ])
})

test('[ROUTE-11] two days’ figures do not tell what the one who came between them was offered', () => {
  const salary = fc.integer({ min: 4000, max: 9000 })
  fc.assert(
    fc.property(fc.array(salary, { minLength: 5, maxLength: 40 }), salary, (circle, newcomer) => {
      const told = (offered: number) => rankJobs([...circle.map((each) => person(each)), person(offered)])
      // Even to somebody who knows everybody else: an offer a little higher or lower would have told the same.
      const alike = [newcomer - 10, newcomer + 10].filter(
        (other) => told(other)[0]!.salary === told(newcomer)[0]!.salary,
      )
      expect(alike).not.toEqual([])
    }),
  )
})

test.each([
  [6000, 5000, 20],
  [6050, 5000, 21],
  [4800, 5000, null],
  [6000, null, null],
])('[ROUTE-11] %s offered over %s earned rises by %s', (salary, income, rise) => {
  expect(riseOf({ salary, income })).toBe(rise)
})
