import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../kst.ts'
import { afterLook, proofRecord, proofToken, readDomain, registeredDomain } from './domain-proof.ts'

const now = new Date('2026-11-19T02:20:00Z')
const token = proofToken(Uint8Array.from({ length: 20 }, (_, place) => place * 13))
const { name, value } = proofRecord('firm.example', token)

test('[FIRM-6] the record: a name below the domain, and a token of 32 letters and digits', () => {
  expect(name).toBe('_coffeeattack-challenge.firm.example')
  expect(value).toMatch(/^token=[a-z2-7]{32} expiry=never$/)
})

test.each([
  ['https://www.Firm.example/about', 'firm.example'],
  ['seo@mail.firm.co.kr', 'mail.firm.co.kr'],
  ['firm', null],
  ['firm..kr', null],
  ['127.0.0.1', null],
])('[FIRM-6] %s is read as %s', (typed, domain) => expect(readDomain(typed)).toBe(domain))

test('[FIRM-6] the registered domain is proved, and no shared suffix', () => {
  expect(registeredDomain('mail.firm.co.kr')).toBe('firm.co.kr')
  expect(registeredDomain('mail.firm.example')).toBe('firm.example')
  expect(registeredDomain('co.kr')).toBeNull()
})

describe('[FIRM-6] what a look finds', () => {
  const waiting = { state: 'WAITING', token, missedAt: null } as const
  test.each([
    [[value], 'FOUND'],
    [['spf', token], 'FOUND'],
    [[value.slice(0, 20)], 'WRONG'],
    [[], 'WAITING'],
  ] as const)('%j: %s', (texts, state) => expect(afterLook(waiting, texts, now).state).toBe(state))

  test('a found record is lost after two misses a day apart, and one hit in between forgives', () => {
    const first = afterLook({ ...waiting, state: 'FOUND' }, [], now)
    expect(first).toMatchObject({ state: 'FOUND', missedAt: now })
    const next = new Date(now.getTime() + DAY_MS)
    expect(afterLook({ token, ...first }, [], next).state).toBe('LOST')
    expect(afterLook({ token, ...first }, [value], next)).toMatchObject({ state: 'FOUND', missedAt: null })
  })
})
