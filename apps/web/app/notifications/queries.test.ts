import { expect, test } from 'vitest'
import { byAge, type Notification } from './queries.ts'

const told = (at: string): Notification => ({
  id: at,
  type: 'NEW_OFFER',
  title: '노을클라우드가 연봉을 걸고 어택했어요',
  body: '',
  to: '/my',
  at,
  isRead: false,
})
const now = new Date('2026-11-16T08:00:00+09:00')

test('[TRUST-5] today is the day in Seoul, whatever time zone the machine has', () => {
  const items = ['2026-11-16T00:00:00+09:00', '2026-11-15T14:59:59Z', '2026-11-02T09:00:00+09:00'].map(told)
  const shown = byAge(items, now).map(({ title, items: some }) => [title, some.map(({ at }) => at)])
  expect(shown).toEqual([
    ['오늘', ['2026-11-16T00:00:00+09:00']],
    ['이전', ['2026-11-15T14:59:59Z', '2026-11-02T09:00:00+09:00']],
  ])
})

test('[TRUST-5] an empty part is left out', () => {
  expect(byAge([told('2026-11-15T10:00:00+09:00')], now).map(({ title }) => title)).toEqual(['이전'])
  expect(byAge([], now)).toEqual([])
})
