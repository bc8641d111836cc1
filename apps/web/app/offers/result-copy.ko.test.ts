import { describe, expect, test } from 'vitest'
import { resultCopy } from './result-copy.ko.ts'

describe('[OFR-8] result pages', () => {
  test.each([
    ['SUPER', 'REFUSED', '이미 거절한 제안이에요.'],
    ['SUPER', 'MATCHED', '커피챗 매칭이 완료되었어요.'],
    ['SUPER', 'EXPIRED', '커피챗 수락 기간이 만료되었어요.'],
    ['SUPER_CURATION', 'REFUSED', '이미 거절한 제안이에요.'],
    ['SUPER_CURATION', 'MATCHED', '커피챗 매칭이 완료되었어요.'],
    ['SUPER_CURATION', 'EXPIRED', '선택 가능한 기한이 만료되었어요!'],
  ] as const)('%s %s: %s', (type, status, title) => expect(resultCopy(type, status)?.title).toBe(title))

  test('an expired selection says both sentences', () => {
    expect(resultCopy('SUPER_CURATION', 'EXPIRED')?.body).toContain('선택 가능 기한이 지났어요.')
  })

  test('a group left to the agent has a page of its own', () => {
    expect(resultCopy('SUPER_CURATION', 'AGENT')?.title).toContain('에이전트')
  })

  test('an open offer has no result', () => expect(resultCopy('SUPER', 'WAITING')).toBeNull())
})
