import { expect, test } from 'vitest'
import { readStatus, statusAddress, tabsOf } from './tabs.ts'

const counts = { WAITING: 3, MATCHED: 1, REFUSED: 0, EXPIRED: 2, AGENT: 0 }

test('[BIZ-5] the tab stands in the address and is read from it', () => {
  expect(statusAddress('WAITING')).toBe('')
  for (const status of ['WAITING', 'MATCHED', 'REFUSED', 'EXPIRED', 'AGENT'] as const)
    expect(readStatus(new URLSearchParams(statusAddress(status)).get('status'))).toBe(status)
  expect(readStatus('nonsense')).toBe('WAITING')
})

test('[BIZ-5] every status has its count; the agents’ only when there is something in it', () => {
  expect(tabsOf(counts, 'WAITING').map(({ name, count }) => [name, count])).toEqual([
    ['답을 기다려요', 3],
    ['커피챗', 1],
    ['거절', 0],
    ['기한 지남', 2],
  ])
  expect(tabsOf({ ...counts, AGENT: 1 }, 'WAITING')).toHaveLength(5)
  expect(tabsOf(undefined, 'AGENT').map(({ count }) => count)).toEqual([null, null, null, null, null])
})
