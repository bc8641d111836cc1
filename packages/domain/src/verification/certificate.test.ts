import { expect, test } from 'vitest'
import { TELECOMS, certificateOf, completeChoice, startingChoice } from './certificate.ts'
import type { Telecom } from './certificate.ts'

test('[VER-1] the consent starts checked; a setting can start it unchecked', () => {
  expect(startingChoice().thirdPartyConsent).toBe(true)
  expect(startingChoice(false).thirdPartyConsent).toBe(false)
})

test('[VER-1] Next stays closed until a certificate is chosen', () => {
  expect(completeChoice(startingChoice())).toBeNull()
})

test('[VER-1] the messenger needs no carrier', () => {
  expect(completeChoice({ type: 'kakao', telecom: null, thirdPartyConsent: true })).toEqual({
    type: 'kakao',
    loginTypeLevel: 1,
    telecom: 0,
  })
})

test('[VER-1] PASS needs a carrier', () => {
  expect(completeChoice({ type: 'pass', telecom: null, thirdPartyConsent: true })).toBeNull()
  for (const telecom of [0, 1, 2] as Telecom[])
    expect(completeChoice({ type: 'pass', telecom, thirdPartyConsent: true })).toEqual({
      type: 'pass',
      loginTypeLevel: 5,
      telecom,
    })
})

test('[VER-6] a carrier left over from PASS is not sent with the messenger', () => {
  expect(completeChoice({ type: 'kakao', telecom: 2, thirdPartyConsent: true })?.telecom).toBe(0)
})

test('[VER-1] without the consent nothing is complete', () => {
  expect(completeChoice({ type: 'kakao', telecom: null, thirdPartyConsent: false })).toBeNull()
  expect(completeChoice({ type: 'pass', telecom: 1, thirdPartyConsent: false })).toBeNull()
})

test('[VER-6] level 1 is the messenger, any other the PASS app', () => {
  expect([1, 5, 0, 8].map(certificateOf)).toEqual(['kakao', 'pass', 'pass', 'pass'])
})

test('[VER-1] carriers are SKT 0, KT 1, LG 2', () => {
  expect(TELECOMS[0]).toBe('SKT')
  expect(TELECOMS[1]).toBe('KT')
  expect(TELECOMS[2]).toMatch(/^LG/)
})
