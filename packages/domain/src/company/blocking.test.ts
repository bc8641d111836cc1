import { describe, expect, test } from 'vitest'
import { blockReason, isBlocked } from './blocking.ts'
import type { BlockingProfile } from './blocking.ts'

describe('[OFR-13] who never sees a profile', () => {
  const profile: BlockingProfile = {
    careerItems: [
      { company: '주식회사 두들페이', end: null },
      { company: '한뼘교육', end: '2020-10' },
    ],
    restrictedCompanies: ['㈜세모상점'],
  }

  test.each([
    [{ name: '두들페이㈜' }, 'CURRENT_EMPLOYER'],
    [{ name: 'DoodlePay', aliases: ['두들 페이'] }, 'CURRENT_EMPLOYER'],
    [{ name: '두들홀딩스', affiliates: [{ name: '두들페이(주)' }] }, 'CURRENT_EMPLOYER'],
    [{ name: '두들홀딩스', affiliates: [{ name: 'DP', aliases: ['두들페이'] }] }, 'CURRENT_EMPLOYER'],
    [{ name: '세모상점' }, 'RESTRICTED'],
    [{ name: '한뼘교육' }, null],
    [{ name: '노을클라우드' }, null],
    [{ name: '' }, null],
  ])('%o: %s', (viewer, reason) => {
    expect(blockReason(viewer, profile)).toBe(reason)
    expect(isBlocked(viewer, profile)).toBe(reason !== null)
  })

  test('an empty end means employed, however it is written', () => {
    const employed = { careerItems: [{ company: '노을클라우드', end: '' }], restrictedCompanies: [] }
    expect(isBlocked({ name: '노을클라우드' }, employed)).toBe(true)
  })
})
