import { disclosureLevels } from '@coffeeattack/domain/profiles/disclosure'
import { expect, test } from 'vitest'
import type { MyData } from './queries.ts'
import { activityState, levelNote } from './words.ts'

const now = new Date('2026-11-15T12:00:00+09:00')
const visible: MyData = {
  name: '윤하람',
  certified: true,
  isActivate: true,
  expiredAt: '2026-11-15T23:59:59.999+09:00',
}

test.each([
  ['visible', visible],
  ['over', { ...visible, isActivate: false, expiredAt: '2026-11-14T23:59:59.999+09:00' }],
  ['hidden', { ...visible, isActivate: false }],
  ['hidden', { ...visible, isActivate: false, expiredAt: null }],
  ['uncertified', { ...visible, certified: false, isActivate: false, expiredAt: null }],
] as const)('[PRO-13] to companies the profile is %s', (state, my) => {
  expect(activityState(my, now)).toBe(state)
})

test('[TRUST-1] each level tells the figure that a company would read', () => {
  expect(disclosureLevels.map((level) => levelNote(level, 5_340))).toEqual([
    '소득으로 찾는 회사에는 나오지 않아요',
    '5,000만 원 이상',
    '5,000~5,500만 원',
    '5,340만 원',
  ])
})

test('[TRUST-1] without a verified income each level tells its rule', () => {
  expect(disclosureLevels.map((level) => levelNote(level, null))).toEqual([
    '소득으로 찾는 회사에는 나오지 않아요',
    '얼마 이상인지만 알려요',
    '어느 구간인지 알려요',
    '인증한 금액을 그대로 알려요',
  ])
})
