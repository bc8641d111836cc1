import { describe, expect, test } from 'vitest'
import { refusalCode, refusalReasons, refusalReasonsFor } from './refusal-reasons.ts'

describe('[OFR-4] refusing with a reason', () => {
  test('a salary reason is offered only where there was a salary', () => {
    expect(refusalReasonsFor({ isJustMessage: false }).map(({ code }) => code)).toContain('SALARY')
    expect(refusalReasonsFor({ isJustMessage: true }).map(({ code }) => code)).not.toContain('SALARY')
  })

  test('own words come last', () => {
    expect(refusalReasonsFor({ isJustMessage: true }).at(-1)?.code).toBe('OTHER')
  })

  test('a listed sentence counts under its code, own words under OTHER', () => {
    for (const { code, text } of refusalReasons) expect(refusalCode(` ${text} `)).toBe(code)
    expect(refusalCode('사무실이 너무 멀어요')).toBe('OTHER')
  })
})
