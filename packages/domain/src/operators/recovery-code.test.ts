import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { RECOVERY_CODES, recoveryCode, typedRecoveryCode } from './recovery-code.ts'

const bytes = fc.uint8Array({ minLength: RECOVERY_CODES.letters, maxLength: RECOVERY_CODES.letters })

describe('[SAFE-3] recovery codes', () => {
  test('are three groups of four signs that look like no other', () => {
    fc.assert(
      fc.property(bytes, (given) => {
        expect(recoveryCode(given)).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){2}[0-9A-HJKMNP-TV-Z]{4}$/)
      }),
    )
  })

  test('carry sixty bits: of each byte five, and none more likely than another', () => {
    const signs = Array.from({ length: 256 }, (_, byte) => recoveryCode(new Uint8Array(12).fill(byte)))
    expect(new Set(signs).size).toBe(32)
    for (const sign of new Set(signs)) expect(signs.filter((other) => other === sign)).toHaveLength(8)
  })

  test.each(['7k2m-90qw-xyz1', ' 7K2M 90QW XYZ1 ', '7k2m9oqwxyzl', '7K2M-9OQW-XYZI'])(
    'typed as %j it is the one on the paper',
    (typed) => expect(typedRecoveryCode(typed)).toBe('7K2M-90QW-XYZ1'),
  )

  test('what was written down is what was typed', () => {
    fc.assert(
      fc.property(bytes, (given) => {
        const code = recoveryCode(given)
        expect(typedRecoveryCode(code.toLowerCase().replaceAll('-', ' '))).toBe(code)
      }),
    )
  })
})
