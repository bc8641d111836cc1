import { describe, expect, test } from 'vitest'
import { acceptTitle, acceptWords, houseOf, titleOf } from './accept-words.ko.ts'

const agent = { name: '정하린', title: '', role: 'AGENT' } as const

describe('[OFR-18] what accepting means is said before', () => {
  test('to an agent who writes for no company, by somebody who works nowhere', () => {
    const given = { companies: [], sender: agent }
    expect(acceptTitle(given)).toBe('정하린 에이전트와 커피챗 할까요?')
    expect(acceptWords({ ...given, count: 3, employer: null, left: 0 })).toEqual({
      about: '지금부터 이 에이전트만 아래 세 가지를 읽을 수 있어요.',
      heading: '정하린 에이전트가 읽는 내 정보',
      inReturn: '나도 정하린 에이전트의 이름과 업무 메일을 받아요.',
      hidden: '다른 회사에는 그대로 가려져요.',
    })
  })
})

test('[OFR-20] who wrote: their title or the plain word, and where they work', () => {
  expect(titleOf({ title: '', role: 'RECRUITER' })).toBe('채용 담당자')
  expect(houseOf({ role: 'RECRUITER' }, '달그락')).toBe('달그락')
  expect(houseOf({ role: 'AGENT' }, '달그락')).toBe('커피어택')
  expect(houseOf({ role: 'AGENT' }, null)).toBe('커피어택')
})
