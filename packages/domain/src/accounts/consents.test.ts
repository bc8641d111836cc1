import { expect, test } from 'vitest'
import { consentKinds, consents, isCurrentConsent } from './consents.ts'

test('[VER-1] the third-party consent is asked for as a required one', () => {
  expect(consents.thirdParty.required).toBe(true)
})

test('[VER-9] the tax office asks for a consent of its own, and keeps nothing', () => {
  expect(consents.taxOffice.required).toBe(true)
  expect(consents.taxOffice.terms.items).toBe('주민등록번호')
  expect(consents.taxOffice.terms.period).toContain('저장하지 않아요')
})

test('an optional consent blocks nothing', () => {
  expect(consentKinds.filter((kind) => !consents[kind].required)).toEqual([
    'proofName',
    'proofExact',
    'marketing',
  ])
  expect(consents.marketing.terms.refusal).toBe('동의하지 않아도 모든 기능을 쓸 수 있어요.')
})

test('a consent to an older text does not stand', () => {
  expect(isCurrentConsent('thirdParty', consents.thirdParty.version)).toBe(true)
  expect(isCurrentConsent('thirdParty', '2020-01-01')).toBe(false)
})

test('every consent says to whom, what for, what, how long, and what a no means', () => {
  for (const kind of consentKinds) {
    const { terms } = consents[kind]
    expect(terms === null ? kind === 'serviceTerms' : Object.values(terms).every(Boolean)).toBe(true)
    expect(consents[kind].version).toMatch(/^\d{4}-\d{2}-\d{2}$/)
  }
})
