import { expect, test } from 'vitest'
import { byDay } from './by-day.ts'
import type { ProfileView } from './queries.ts'

const view = (at: string): ProfileView => ({ company: '노을클라우드', logo: null, role: 'recruiter', at })

test('[TRUST-2] views are grouped by their day in Seoul, in any time zone', () => {
  const views = [
    view('2026-11-15T00:10:00+09:00'),
    view('2026-11-14T14:50:00Z'),
    view('2026-11-14T09:00:00+09:00'),
    view('2026-11-02T09:00:00+09:00'),
    view('2025-12-31T09:00:00+09:00'),
  ]
  const days = byDay(views, new Date('2026-11-15T12:00:00+09:00'))
  expect(days.map(({ day, views: of }) => [day, of.length])).toEqual([
    ['오늘', 1],
    ['어제', 2],
    ['11월 2일', 1],
    ['2025년 12월 31일', 1],
  ])
})
