import { expect, test } from 'vitest'
import { matching, soughtIn } from './use-reply-menu.ts'

test('a slash at the beginning opens the saved replies', () => {
  expect(soughtIn('/')).toBe('')
  expect(soughtIn('/ 일정 조율 ')).toBe('일정 조율')
  for (const text of ['', '안녕하세요', 'https://example.com', '/첫 줄\n둘째 줄'])
    expect(soughtIn(text)).toBeNull()
})

const replies = [
  { title: '처음 인사', message: '안녕하세요. 담당자예요.' },
  { title: '일정', message: '언제가 편하신지 알려 주세요.' },
  { title: '담당자 소개', message: 'HR 팀이 함께해요.' },
]
const titles = (sought: string) => matching(replies, sought).map(({ title }) => title)

test('[BIZ-8] every word must match, in the title or the text, titles first', () => {
  expect(titles('')).toEqual(['처음 인사', '일정', '담당자 소개'])
  expect(titles('담당자')).toEqual(['담당자 소개', '처음 인사'])
  expect(titles('담당자 안녕')).toEqual(['처음 인사'])
  expect(titles('hr')).toEqual(['담당자 소개'])
  expect(titles('연봉')).toEqual([])
  expect(titles('ㅇㅈ')).toEqual(['일정'])
  expect(titles('ㄷㄷㅈ ㅅㄱ')).toEqual(['담당자 소개'])
})
