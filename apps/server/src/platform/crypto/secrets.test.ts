import { randomBytes } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { deriveKey, parseMasterKey } from './keys.ts'
import { createSecrets } from './secrets.ts'

const [first, second] = [randomBytes(32), randomBytes(32)]
const secrets = createSecrets({ current: first, random: randomBytes })

test('sealed text opens again and is unreadable in between', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (plain) => {
      const sealed = secrets.seal(plain, 'users.name')
      expect(secrets.open(sealed, 'users.name')).toBe(plain)
      expect(sealed).toMatch(/^[0-9a-f]{8}\.[\w-]+$/)
    }),
  )
})

test('sealing the same text twice gives different results', () => {
  expect(secrets.seal('01012345678', 'users.phone')).not.toBe(secrets.seal('01012345678', 'users.phone'))
})

test('a value copied to another column does not open', () => {
  const sealed = secrets.seal('01012345678', 'users.phone')
  expect(() => secrets.open(sealed, 'users.email')).toThrow(
    /unable to authenticate|Unsupported state|Invalid/,
  )
})

test('a value with any changed byte does not open', () => {
  const [id, packed = ''] = secrets.seal('한지우', 'users.name').split('.')
  const bytes = Buffer.from(packed, 'base64url')
  for (let index = 0; index < bytes.length; index += 1) {
    const changed = Buffer.from(bytes)
    changed[index]! ^= 1
    expect(() => secrets.open(`${id}.${changed.toString('base64url')}`, 'users.name')).toThrow(
      /unable to authenticate|Unsupported state|Invalid/,
    )
  }
  expect(() => secrets.open(`${id}.${bytes.subarray(0, 20).toString('base64url')}`, 'users.name')).toThrow(
    /unable to authenticate|Unsupported state|Invalid/,
  )
})

test('after a key change old values open and are stale, and new ones use the new key', () => {
  const old = secrets.seal('한지우', 'users.name')
  const changed = createSecrets({ current: second, previous: [first], random: randomBytes })
  expect(changed.open(old, 'users.name')).toBe('한지우')
  expect(changed.isStale(old)).toBe(true)
  expect(changed.isStale(changed.seal('한지우', 'users.name'))).toBe(false)
  expect(() => secrets.open(changed.seal('한지우', 'users.name'), 'users.name')).toThrow(
    /SECRETS_KEY_PREVIOUS/,
  )
})

test('[OPS-4] hashes from before a key change are found by all known keys, the current one first', () => {
  const changed = createSecrets({ current: second, previous: [first], random: randomBytes })
  const stranger = createSecrets({ current: second, random: randomBytes })
  const old = secrets.mac('phone', '01012345678')
  expect(changed.macs('phone', '01012345678')).toEqual([changed.mac('phone', '01012345678'), old])
  expect(changed.mac('phone', '01012345678')).toBe(stranger.mac('phone', '01012345678'))
  expect(changed.isMac(old, 'phone', '01012345678')).toBe(true)
  expect(changed.isMac(old, 'phone', '01012345679')).toBe(false)
  expect(stranger.isMac(old, 'phone', '01012345678')).toBe(false)
})

test('[OPS-4] a key that is configured twice counts once', () => {
  const careless = createSecrets({ current: first, previous: [second, first, second], random: randomBytes })
  expect(careless.macs('phone', '1')).toHaveLength(2)
  expect(careless.olderKeyIds).toHaveLength(1)
  expect(secrets.olderKeyIds).toEqual([])
})

test('hashes for different purposes are unrelated', () => {
  expect(secrets.mac('phone', '123456')).not.toBe(secrets.mac('one-time-code', '123456'))
  expect(secrets.derive('token:candidate')).not.toEqual(secrets.derive('token:refresh'))
  expect(deriveKey(first, 'seal')).toHaveLength(32)
})

test.each(['', 'zz'.repeat(32), 'ab'.repeat(31), 'a'.repeat(43) + '!', Buffer.alloc(31).toString('base64')])(
  '%j is not a valid key',
  (text) => expect(parseMasterKey(text)).toBeNull(),
)
