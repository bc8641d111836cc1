import { expect, test } from 'vitest'
import { hoursText, monthColumns, monthMeans, sentMeans, steps } from './drawn.ts'

const counts = { WAITING: 4, MATCHED: 3, REFUSED: 2, EXPIRED: 1, AGENT: 0 }

test('[BIZ-5] every step is held against what was sent', () => {
  expect(steps({ sent: 10, read: 8, counts }).map(({ name, count, share }) => [name, count, share])).toEqual([
    ['보냄', 10, 100],
    ['읽음', 8, 80],
    ['답함', 5, 50],
    ['커피챗', 3, 30],
  ])
})

test('nothing sent draws nothing', () => {
  const none = { WAITING: 0, MATCHED: 0, REFUSED: 0, EXPIRED: 0, AGENT: 0 }
  expect(steps({ sent: 0, read: 0, counts: none }).every(({ share }) => share === 0)).toBe(true)
})

test('[BIZ-5] six months up to this one in Seoul, empty ones too, over the turn of the year', () => {
  const columns = monthColumns(
    [{ month: '2026-12', sent: 7, byAgents: 0, matched: 2 }],
    new Date('2026-12-31T16:00:00Z'),
  )
  expect(columns.map(({ month, sent }) => [month, sent])).toEqual([
    ['2026-08', 0],
    ['2026-09', 0],
    ['2026-10', 0],
    ['2026-11', 0],
    ['2026-12', 7],
    ['2027-01', 0],
  ])
})

test.each([
  [0.4, '1시간 안'],
  [3.2, '3시간'],
  [47, '47시간'],
  [50, '2일'],
])('%d hours are said as %s', (hours, text) => {
  expect(hoursText(hours)).toBe(text)
})

test('[BIZ-5] what is counted is said, and why two figures differ', () => {
  expect(sentMeans({ sent: 47, listed: 47 })).toMatch(/보낸 어택의 전체와 같은 수예요\.$/)
  expect(sentMeans({ sent: 49, listed: 47 })).toMatch(
    /보낸 어택에는 47건이 보이고, .* 2건은 여기에만 남아요\.$/,
  )
  const november = new Date('2026-11-16T01:00:00Z')
  const month = { month: '2026-11', sent: 49, byAgents: 2, matched: 3 }
  expect(monthMeans([month], november)).toBe(
    '이번 달 49건은 메뉴의 이번 달 어택이 세는 47건과 에이전트가 우리 회사 이름으로 보낸 2건이에요.',
  )
  expect(monthMeans([{ ...month, byAgents: 0 }], november)).toBe(
    '이번 달 49건은 메뉴의 이번 달 어택이 세는 49건과 같아요.',
  )
  expect(monthMeans([month], new Date('2026-12-01T01:00:00Z'))).toBeNull()
})
