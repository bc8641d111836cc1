import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutChance } from './without-chance.ts'

test('a short number in an id, a hash, a token or a time is none that was said', () => {
  fc.assert(
    fc.property(
      fc.uuid(),
      fc.stringMatching(/^[0-9a-f]{64}$/),
      fc.stringMatching(/^[\w-]{43}$/).filter((token) => /\d/.test(token) && /[g-z]/i.test(token)),
      (id, hash, token) => {
        const text = JSON.stringify({ id, hash, token, time: 1_795_000_008_765, responseTime: 3.876_587_65 })
        expect(withoutChance(text)).toBe('{"id":"…","hash":"…","token":"…","time":…,"responseTime":3…}')
      },
    ),
  )
})

test.for([
  '{"income":5200,"from":5000}',
  '010-8765-4321',
  '01087654321',
  '950101-1938271',
  '9501011938271',
  '1993-08-17T00:00:00.000Z',
  '7,200만 원',
  'https://coffee.example/my/result/5200',
])('what somebody said stays: %s', (said) => {
  expect(withoutChance(said)).toBe(said)
})
