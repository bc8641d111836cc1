import { expect, test } from 'vitest'
import { consentKinds, consents, isCurrentConsent, missingConsents } from './consents.ts'

test('[VER-1] the third-party consent is required', () => {
  expect(missingConsents(['thirdParty'], new Set())).toEqual(['thirdParty'])
  expect(missingConsents(['thirdParty'], new Set(['thirdParty']))).toEqual([])
})

test('[VER-9] the tax office asks for a consent of its own', () => {
  expect(missingConsents(['taxOffice'], new Set(['thirdParty']))).toEqual(['taxOffice'])
  expect(consents.taxOffice.terms.period).toContain('저장하지 않아요')
})

test('an optional consent never blocks', () => {
  expect(missingConsents(['marketing'], new Set())).toEqual([])
})

test('a consent to an older text does not stand', () => {
  expect(isCurrentConsent('thirdParty', consents.thirdParty.version)).toBe(true)
  expect(isCurrentConsent('thirdParty', '2020-01-01')).toBe(false)
})

test('every consent says to whom, what for, what, how long, and what a no means', () => {
  for (const kind of consentKinds) {
    expect(Object.values(consents[kind].terms).every((text) => text.length > 0)).toBe(true)
    expect(consents[kind].version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})
