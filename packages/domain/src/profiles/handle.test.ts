import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { handleOf } from './handle.ts'

const hashes = fc.stringMatching(/^[0-9a-f]{64}$/)

test('[OFR-13] a handle is three syllables that are easy to say', () => {
  expect(handleOf('0'.repeat(64))).toBe('가가가')
  expect(handleOf('00000001000000020000000a')).toBe('거고누')
  const sayable =
    /^[가거고구그기게나너노누느니네다더도두드디데라러로루르리레마머모무므미메아어오우으이에차처초추츠치체카커코쿠크키케타터토투트티테파퍼포푸프피페하허호후흐히헤]{3}$/u
  fc.assert(
    fc.property(hashes, (hash) => {
      expect(handleOf(hash)).toMatch(sayable)
    }),
  )
})

test('[OFR-13] every syllable is of its own, in each of the three places', () => {
  const one = '0'.repeat(8)
  const parts = Array.from({ length: 77 }, (_, part) => part.toString(16).padStart(8, '0'))
  for (const place of [0, 1, 2])
    expect(new Set(parts.map((part) => handleOf([one, one, one].with(place, part).join('')))).size).toBe(77)
})
