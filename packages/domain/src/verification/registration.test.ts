import { expect, test } from 'vitest'
import { activityToasts, isVisible, restart } from '../profile/attack-period.ts'
import * as registration from './registration.ts'

const { isMissingCfid, isPreviousParticipation, previousParticipationPath, stepsFor, taxIncomeCounts } =
  registration

test('[VER-2] existence, user, verify, salary, submit: in this order', () => {
  expect(stepsFor(false).map((step) => step.name)).toEqual([
    'exist',
    'create',
    'verify',
    'verify-salary',
    'submit',
  ])
})

test('[VER-17] a re-apply skips the existence check and carries its flags', () => {
  expect(stepsFor(true).map((step) => step.name)).toEqual(['create', 'verify', 'verify-salary', 'submit'])
  expect(registration.reapplyFlags(true)).toEqual({ reapply: true, isRestart: true })
  expect(registration.reapplyFlags(false)).toEqual({ reapply: false, isRestart: false })
})

test('[VER-17] afterwards the profile is visible again, and the toast says so', () => {
  const now = new Date('2026-11-15T03:00:00Z')
  expect(isVisible(restart({ isActivate: false, expiredAt: null }, now), now)).toBe(true)
  expect(activityToasts.restarted).toBe('이제 회사에 프로필이 보여요')
})

test('[VER-3] an existing user or a 208 on verify is a previous participation', () => {
  expect(isPreviousParticipation({ existence: true }, false)).toBe(true)
  expect(isPreviousParticipation({ status: 208 }, false)).toBe(true)
  expect(isPreviousParticipation({ existence: false, status: 200 }, false)).toBe(false)
  expect(isPreviousParticipation({ existence: true, status: 208 }, true)).toBe(false)
})

test('[VER-3] it leads to /my when signed in, to /login otherwise', () => {
  expect([true, false].map(previousParticipationPath)).toEqual(['/my', '/login'])
})

test('[VER-9] tax income goes on only above 0', () => {
  expect([null, -1, 0, 1, 5_340].map(taxIncomeCounts)).toEqual([false, false, false, true, true])
})

test('[VER-9] the tax form needs valid fields and the consent', () => {
  expect(registration.canSendTaxForm({ valid: true, consent: true })).toBe(true)
  expect(registration.canSendTaxForm({ valid: true, consent: false })).toBe(false)
  expect(registration.canSendTaxForm({ valid: false, consent: true })).toBe(false)
})

test('[VER-7] without a cfid the waiting page cannot go on', () => {
  expect([null, {}, { cfid: null }, { cfid: '' }].every(isMissingCfid)).toBe(true)
  expect(isMissingCfid({ cfid: '6f1c' })).toBe(false)
})
