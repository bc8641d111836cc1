import { expect, test } from 'vitest'
import { tabsOf } from './queries.ts'

const counts = { WAITING: 3, MATCHED: 1, REFUSED: 0, EXPIRED: 2, AGENT: 0 }

test('[BIZ-5] the tabs add up to all; the agents’ tab is hidden while empty', () => {
  expect(tabsOf(counts, 'WAITING').map(({ name, count }) => [name, count])).toEqual([
    ['전체', 6],
    ['답을 기다려요', 3],
    ['커피챗', 1],
    ['거절', 0],
    ['기한 지남', 2],
  ])
  const withAgent = tabsOf({ ...counts, AGENT: 1 }, null)
  expect(withAgent.map(({ count }) => count)).toEqual([7, 3, 1, 0, 2, 1])
  expect(tabsOf(undefined, 'AGENT').map(({ count }) => count)).toEqual([null, null, null, null, null, null])
})
