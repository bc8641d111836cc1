import { describe, expect, test } from 'vitest'
import { notices } from '../errors/notices.ts'
import { KEPT_DAYS, isPurgeDue, purgeAt, retriedBy, withdrawalNotice } from './withdrawal.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-15T12:00:00')

describe('[PRO-14] withdrawal', () => {
  test('without offers at once, with offers after thirty days', () => {
    expect(purgeAt(false, now)).toEqual(now)
    expect(purgeAt(true, now)).toEqual(seoul('2026-12-15T12:00:00'))
  })

  test('erasure is due from that moment on', () => {
    const due = purgeAt(true, now)
    expect(isPurgeDue(due, new Date(due.getTime() - 1))).toBe(false)
    expect(isPurgeDue(due, due)).toBe(true)
    expect(isPurgeDue(purgeAt(false, now), now)).toBe(true)
  })

  test('an erasure that failed is tried again within the hour that the person reads', () => {
    expect(retriedBy(now)).toEqual(seoul('2026-11-15T13:00:00'))
    expect(notices.DELETE_DONE_SOON.body).toContain('한 시간 안에')
  })

  test('the person reads the same number before and after', () => {
    expect(KEPT_DAYS).toBe(30)
    expect(withdrawalNotice(true)).toContain('30일')
    expect(notices.DELETE_DONE_KEPT.body).toContain('30일')
    expect(withdrawalNotice(false)).not.toContain('30일')
  })
})
