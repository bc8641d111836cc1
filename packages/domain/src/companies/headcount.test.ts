import { describe, expect, test } from 'vitest'
import { findPlace, headcountView, type PlaceMonth } from './headcount.ts'

const row = (more: Partial<PlaceMonth> = {}): PlaceMonth => ({
  seq: '1',
  month: '202610',
  name: '주식회사 노을클라우드',
  address: '서울 성동구 연무장길',
  isInsured: true,
  ...more,
})

describe('[FIRM-5] the workplace of a company', () => {
  test('is the one with its name, whatever the legal form is written like', () => {
    const months = [row({ month: '202610' }), row({ month: '202609', name: '노을 클라우드(주)' })]
    const others = [
      row({ name: '노을커피' }),
      row({ name: '노을클라우드/성수현장' }),
      row({ isInsured: false, address: '부산' }),
    ]
    expect(findPlace([...others, ...months], '㈜노을클라우드')).toEqual({
      kind: 'FOUND',
      months: [months[1], months[0]],
    })
  })

  test('is unknown when there are two addresses, two rows of a month, or none', () => {
    expect(findPlace([row(), row({ month: '202609', address: '경기 판교' })], '노을클라우드')).toEqual({
      kind: 'AMBIGUOUS',
    })
    expect(findPlace([row(), row({ seq: '2' })], '노을클라우드')).toEqual({ kind: 'AMBIGUOUS' })
    expect(findPlace([row({ name: '노을클라우드랩' })], '노을클라우드')).toEqual({ kind: 'NONE' })
  })
})

test('[FIRM-5] a whole year leads from the people before it to those of now; a gap leads from nowhere', () => {
  const months = Array.from({ length: 12 }, (_, place) => ({
    month: `2026${String(place + 1).padStart(2, '0')}`,
    people: 101 + place,
    joined: place === 0 ? 18 : 2,
    left: place === 11 ? 12 : 1,
  }))
  months[11]!.people = 118
  const view = headcountView(months)!
  expect(view).toMatchObject({ people: 118, joined: 40, left: 23, before: 101, month: '202612' })
  expect(view.before! + view.joined - view.left).toBe(view.people)
  expect(headcountView(months.slice(1))).toMatchObject({ before: null })
  expect(headcountView([])).toBeNull()
})
