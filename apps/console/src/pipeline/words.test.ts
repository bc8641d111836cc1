import type { DisclosedIncome } from '@coffeeattack/domain/profiles/disclosure'
import { expect, test } from 'vitest'
import { jaehwi, onsae, pipelineCard, pipelineStory, starred } from '../testing/samples/pipeline.ts'
import { NOON } from '../testing/samples/times.ts'
import {
  entryTime,
  inMonths,
  isAnnounced,
  monthOf,
  movedText,
  raiseOf,
  salaryOf,
  whatTheyDo,
  whoIs,
  whyStageClosed,
} from './words.ts'

const now = new Date(NOON)

test('[OFR-13] before a match a person is called by the job', () => {
  expect([whoIs(starred), whatTheyDo(starred)]).toEqual(['백엔드 개발자', '5년 4개월 · 가로누'])
  expect([whoIs(jaehwi), whatTheyDo(jaehwi)]).toEqual(['염재휘', '백엔드 · 6년 2개월'])
})

test('[BIZ-10] the pay: the offered one, and after a confirmed hire the agreed one', () => {
  expect([salaryOf(jaehwi), raiseOf(jaehwi)?.text]).toEqual(['7,000~7,600', '최대 +24.6%'])
  expect(salaryOf(onsae)).toBe('7,000~7,600')
  expect(salaryOf({ ...onsae, hire: { ...onsae.hire!, isAgreed: true } })).toBe('7,800')
  expect([salaryOf(starred), raiseOf(starred)]).toEqual([null, null])
  const over = (income: DisclosedIncome) => raiseOf({ offer: { ...jaehwi.offer!, income } })
  expect(over({ kind: 'exact', income: 8_000 })).toMatchObject({ text: '최대 -5.0%', rises: false })
  expect(over({ kind: 'band', from: 6_000, to: 6_500 })).toMatchObject({ text: '+7.6~26.7%', rises: true })
  expect(over({ kind: 'hidden' })).toBeNull()
})

test('[BIZ-10] a move is announced with the right particles', () => {
  expect(movedText(jaehwi, 'TERMS')).toBe('염재휘 님을 처우 협의로 옮겼어요')
  expect(movedText(starred, 'ENDED')).toBe('백엔드 개발자를 여기까지로 옮겼어요')
  expect(movedText(pipelineCard(1, { jobSubLabel: '기획' }), 'SAVED')).toBe('기획을 담아 둔 분으로 옮겼어요')
  expect([
    isAnnounced('COFFEECHAT', 'INTERVIEW'),
    isAnnounced('SAVED', 'ENDED'),
    isAnnounced('ENDED', 'SAVED'),
  ]).toEqual([true, false, false])
})

test('[BIZ-10] a closed column says why', () => {
  expect(whyStageClosed(jaehwi, 'COFFEECHAT')).toBe('후보자가 수락하면 들어와요.')
  expect(whyStageClosed(jaehwi, 'HIRED')).toBe('둘 다 확인하면 들어와요.')
  expect(whyStageClosed({ stage: 'HIRED' }, 'INTERVIEW')).toBe('채용이 확정된 분이에요.')
})

test('[BIZ-10] a story is grouped by month and day', () => {
  expect(inMonths(pipelineStory().story, now).map(({ name, entries }) => [name, entries.length])).toEqual([
    ['10월', 6],
    ['11월', 3],
  ])
  expect(monthOf('2025-12-03T09:00:00+09:00', now)).toBe('2025년 12월')
  expect(entryTime('2026-11-15T09:40:00+09:00', now)).toBe('오늘 09:40')
  expect(entryTime('2026-10-22T09:40:00+09:00', now)).toBe('10월 22일')
  expect(entryTime('2025-12-03T09:40:00+09:00', now)).toBe('2025년 12월 3일')
})
