import { describe, expect, test } from 'vitest'
import { emailProblem, settleEmail } from './email.ts'

describe('[VAL-9] e-mail', () => {
  test.each(['', 'Ji.Woo+job@mail.example.co.kr', "o'brien_1@ex-ample.io", `${'a'.repeat(64)}@example.com`])(
    '%j is fine',
    (email) => expect(emailProblem(email)).toBeNull(),
  )

  test.each([
    'jiwoo@example',
    'jiwoo@@example.com',
    '.jiwoo@example.com',
    'jiwoo.@example.com',
    'ji..woo@example.com',
    'jiwoo@-example.com',
    'jiwoo@example..com',
    'jiwoo@example.c',
    '지우@example.com',
    'jiwoo@example.com\nbcc:x@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(10)}.com`,
  ])('%j is refused', (email) => expect(emailProblem(email)).toBe('유효하지 않은 이메일 입니다.'))

  test('stored as null when empty', () => {
    expect([settleEmail(null), settleEmail(' '), settleEmail(' a@b.kr ')]).toEqual([null, null, 'a@b.kr'])
  })
})
