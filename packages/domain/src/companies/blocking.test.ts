import { describe, expect, test } from 'vitest'
import { isBlocked, viewerKeys } from './blocking.ts'
import { companyKey } from './name.ts'

describe('[OFR-13] a company that looks is known', () => {
  test.each([
    ['by its name without the legal form', { name: '두들페이㈜' }, true],
    ['by another spelling', { name: 'DoodlePay', aliases: ['두들 페이'] }, true],
    ['by its affiliate', { name: '두들홀딩스', affiliates: [{ name: '두들페이(주)' }] }, true],
    [
      'by another spelling of its affiliate',
      { name: '두들홀딩스', affiliates: [{ name: 'DP', aliases: ['두들페이'] }] },
      true,
    ],
    ['by nothing but its own names', { name: '노을클라우드' }, false],
    ['by no name that has no letter', { name: '' }, false],
  ])('%s', (_, viewer, known) => {
    expect(viewerKeys(viewer).has(companyKey('주식회사 두들페이'))).toBe(known)
  })

  test('and never by an empty key, under which all nameless ones would be one', () => {
    expect([...viewerKeys({ name: '…', aliases: [''], affiliates: [{ name: '!!' }] })]).toEqual([])
  })
})

describe('the truth about who never sees a profile', () => {
  const profile = {
    careerItems: [
      { company: '주식회사 두들페이', end: null },
      { company: '한뼘교육', end: '2020-10' },
      { company: '모래시계', end: '' },
    ],
    restrictedCompanies: ['㈜세모상점'],
  }

  test.each([
    ['두들페이㈜', true],
    ['모래시계', true],
    ['세모상점', true],
    ['한뼘교육', false],
    ['노을클라우드', false],
    ['', false],
  ])('%s: %s', (name, blocked) => expect(isBlocked({ name }, profile)).toBe(blocked))
})
