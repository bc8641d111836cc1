import { expect, test } from 'vitest'
import { activityState } from './activity-state.ts'
import type { MyData } from './queries.ts'

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
