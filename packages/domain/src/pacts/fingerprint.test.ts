import { expect, test } from 'vitest'
import { fingerprintBars, shortFingerprint, spokenFingerprint, wholeFingerprint } from './fingerprint.ts'

const hash = '26c99426b738e09a7a6e22decdd3fc6e906ad3f70b942ec69e424c45d8dd8d93'

test('[PACT-5] a fingerprint is told by its first eight and last four digits', () => {
  expect(shortFingerprint(hash)).toBe('26C9 9426 … 8D93')
  expect(wholeFingerprint(hash)).toBe(
    '26C99426 B738E09A 7A6E22DE CDD3FC6E 906AD3F7 0B942EC6 9E424C45 D8DD8D93',
  )
  expect(spokenFingerprint(hash)).toBe('문서 지문 26c9 9426으로 시작해요')
})

test('[PACT-5] it is drawn as 32 bars, one a byte, from a stub to the whole height', () => {
  const bars = fingerprintBars(hash)
  expect(bars).toHaveLength(32)
  expect(bars.slice(0, 8)).toEqual([27, 82, 64, 27, 76, 33, 90, 66])
  expect(fingerprintBars('00ff'.repeat(16)).slice(0, 2)).toEqual([14, 100])
})
