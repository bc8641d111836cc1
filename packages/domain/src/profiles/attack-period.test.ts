import { describe, expect, test } from 'vitest'
import { profile as situations } from '../errors/profile.ts'
import { activityToasts, extendedToast, extendedUntil, isVisible, restart, stop } from './attack-period.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-15T12:00:00')
const endOf = (day: string) => seoul(`${day}T23:59:59.999`)

describe('[PRO-13] attack period', () => {
  test.each([
    [null, 3, '2027-02-15'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-11-14', 1, '2026-12-15'],
    ['2026-11-15', 1, '2026-12-15'],
    ['2026-11-30', 12, '2027-11-30'],
  ])('from %s, %i months more lead to %s', (current, month, end) => {
    expect(extendedUntil(current === null ? null : endOf(current), month, now)).toEqual(endOf(end))
  })

  test('stopping hides; stopping again is told so', () => {
    const active = { isActivate: true, expiredAt: endOf('2026-12-31') }
    const hidden = { ...active, isActivate: false }
    expect(stop(active)).toEqual({ ok: true, activity: hidden })
    expect(stop(hidden)).toEqual({ ok: false, situation: 'ALREADY_INACTIVE' })
    expect(situations.ALREADY_INACTIVE.title).toBe('이미 어택을 받고있지 않아요.')
  })

  test('restarting keeps a running period and begins a new one when it is over', () => {
    expect(restart({ isActivate: false, expiredAt: endOf('2026-12-31') }, now)).toEqual({
      isActivate: true,
      expiredAt: endOf('2026-12-31'),
    })
    const renewed = { isActivate: true, expiredAt: endOf('2027-02-15') }
    expect(restart({ isActivate: false, expiredAt: endOf('2026-11-14') }, now)).toEqual(renewed)
    expect(restart({ isActivate: false, expiredAt: null }, now)).toEqual(renewed)
  })

  test('companies see an active profile to the last millisecond of its period', () => {
    const active = { isActivate: true, expiredAt: endOf('2026-11-15') }
    expect(isVisible(active, seoul('2026-11-15T23:59:59.999'))).toBe(true)
    expect(isVisible(active, seoul('2026-11-16T00:00:00'))).toBe(false)
    expect(isVisible({ ...active, isActivate: false }, now)).toBe(false)
    expect(isVisible({ isActivate: true, expiredAt: null }, now)).toBe(false)
  })

  test('toasts', () => {
    expect(activityToasts.restarted).toBe('이제 회사에 프로필이 보여요')
    expect(extendedToast(endOf('2027-02-15'))).toBe('2027년 2월 15일까지 어택을 받아요')
  })
})
