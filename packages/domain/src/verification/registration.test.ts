import { expect, test } from 'vitest'
import { canSendTaxForm, isMissingCfid, reapplyFlags, taxIncomeCounts } from './registration.ts'

test('[VER-17] a re-apply carries its flags', () => {
  expect(reapplyFlags(true)).toEqual({ reapply: true, isRestart: true })
  expect(reapplyFlags(false)).toEqual({ reapply: false, isRestart: false })
})

test('[VER-9] tax income goes on only above 0', () => {
  expect([null, -1, 0, 1, 5_340].map(taxIncomeCounts)).toEqual([false, false, false, true, true])
})

test('[VER-9] the tax form needs valid fields and the consent', () => {
  expect(canSendTaxForm({ valid: true, consent: true })).toBe(true)
  expect(canSendTaxForm({ valid: true, consent: false })).toBe(false)
  expect(canSendTaxForm({ valid: false, consent: true })).toBe(false)
})

test('[VER-7] without a cfid the waiting page cannot go on', () => {
  expect([null, {}, { cfid: null }, { cfid: '' }].every(isMissingCfid)).toBe(true)
  expect(isMissingCfid({ cfid: '6f1c' })).toBe(false)
})
