import { expect, test, vi } from 'vitest'
import { asking, everybody, ire, jaehwi, onsae, sea, starred } from '../../testing/samples/pipeline.ts'
import { NOON } from '../../testing/samples/times.ts'
import type { MenuKind, Pipeline } from '../context.ts'
import type { Card } from '../queries.ts'
import { choicesOf, whyNotMovable } from './choices.ts'

const wishes = {
  move: vi.fn<Pipeline['move']>(),
  change: vi.fn<Pipeline['change']>(),
  writeNote: vi.fn<Pipeline['writeNote']>(),
  colleagues: [ire, sea],
  positions: [],
}
/** A Sunday. */
const now = new Date(NOON)
const choices = (kind: MenuKind, card: Card) => choicesOf(kind, card, wishes, now).flat()
const labels = (kind: MenuKind, card: Card) => choices(kind, card).map(({ label }) => label)

test('[BIZ-10] where a card can be moved, and what links to another page', () => {
  expect(labels('move', jaehwi)).toEqual(['처우 협의로 옮기기', '여기까지로 옮기기'])
  expect(labels('move', onsae)).toEqual(['면접으로 옮기기', '여기까지로 옮기기', '채용 확정 알리기'])
  expect(labels('move', starred)).toEqual(['여기까지로 옮기기', '어택 보내기'])
  expect(choices('move', starred).map(({ note }) => note)).toEqual([undefined, undefined])
  expect(choices('move', jaehwi).map(({ note }) => note)).toEqual(['후보자도 봐요', '후보자도 봐요'])
})

test('[BIZ-10] a card waiting for an answer or hired stays', () => {
  expect(whyNotMovable(asking)).toBe('후보자의 답을 기다리고 있어요')
  expect(whyNotMovable(everybody.find(({ stage }) => stage === 'HIRED')!)).toBe('지금은 옮길 수 없어요')
  expect(whyNotMovable(jaehwi)).toBeNull()
})

test('[BIZ-10] the days for a reminder', () => {
  expect(choices('remind', jaehwi).map(({ label, note, isChosen }) => [label, note, isChosen])).toEqual([
    ['오늘', undefined, true],
    ['내일', undefined, false],
    ['한 달 뒤', '12월 15일', false],
    ['날짜 고르기', undefined, undefined],
    ['다시 보지 않기', undefined, undefined],
  ])
  const monday = choicesOf('remind', jaehwi, wishes, new Date('2026-11-18T10:00:00+09:00')).flat()[2]
  expect([monday?.label, monday?.note]).toEqual(['다음 주 월요일', '11월 23일'])
  choices('remind', jaehwi)[2]?.press?.()
  expect(wishes.change).toHaveBeenLastCalledWith(jaehwi, { remindOn: '2026-12-15' })
})

test('[BIZ-10] the assignees', () => {
  expect(choices('assign', starred).map(({ label, isChosen }) => [label, isChosen])).toEqual([
    ['한이레', false],
    ['강세아', false],
    ['담당 없음', true],
  ])
  choices('assign', starred)[1]?.press?.()
  expect(wishes.change).toHaveBeenLastCalledWith(starred, { assignee: sea })
})
