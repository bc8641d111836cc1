import { expect, test } from 'vitest'
import { progressText, readStatus, statusAddress, tabsOf } from './queries.ts'

const now = new Date('2026-11-15T03:00:00Z')
const waiting = {
  status: 'WAITING' as const,
  sentAt: '2026-11-14T02:00:00Z',
  deliverAt: '2026-11-14T02:05:00Z',
  expiredAt: '2026-11-18T14:59:59.999Z',
  readAt: null,
  decidedAt: null,
}

test.each([
  ['waits unread', waiting, '어제 보냄 · 아직 안 읽음 · 3일 남았어요'],
  ['was read', { ...waiting, readAt: '2026-11-14T03:00:00Z' }, '어제 보냄 · 읽음 · 3일 남았어요'],
  [
    'can still be taken back',
    { ...waiting, sentAt: '2026-11-15T02:58:00Z', deliverAt: '2026-11-15T03:03:00Z' },
    '2분 전 보냄 · 곧 전해져요',
  ],
  [
    'ends today',
    { ...waiting, expiredAt: '2026-11-15T14:59:59.999Z' },
    '어제 보냄 · 아직 안 읽음 · 오늘 마감',
  ],
  ['ran out', { ...waiting, status: 'EXPIRED' as const }, '어제 보냄 · 읽지 않음'],
  [
    'was answered',
    { ...waiting, status: 'MATCHED' as const, decidedAt: '2026-11-15T01:00:00Z' },
    '어제 보냄 · 2시간 전 답함',
  ],
])('[BIZ-5] an offer that %s', (_, offer, text) => {
  expect(progressText(offer, now)).toBe(text)
})

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
