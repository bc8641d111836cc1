import { describe, expect, test } from 'vitest'
import { isFromAgent, isJustMessage } from './offer.ts'

describe('[OFR-5] senders and messages', () => {
  test('isMaster marks the agent, everyone else is a recruiter', () => {
    expect(isFromAgent({ isMaster: true })).toBe(true)
    expect(isFromAgent({ isMaster: false })).toBe(false)
  })

  test('an offer without any salary is only a message', () => {
    expect(isJustMessage({ salaryMin: null, salaryMax: null })).toBe(true)
    expect(isJustMessage({ salaryMin: 5000, salaryMax: null })).toBe(false)
    expect(isJustMessage({ salaryMin: null, salaryMax: 5000 })).toBe(false)
  })
})
