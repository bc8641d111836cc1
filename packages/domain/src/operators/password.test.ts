import { expect, test } from 'vitest'
import { passwordProblem } from './password.ts'

const EMAIL = 'dohyun@noeulcloud.example'

test.each([
  ['correct horse', null],
  ['k7#mQ2vT9x', null],
  ['123456789', '비밀번호는 10자 이상이어야 해요'],
  [' short    ', '비밀번호는 10자 이상이어야 해요'],
  ['a'.repeat(200), null],
  ['a'.repeat(201), '비밀번호는 200자까지 쓸 수 있어요'],
  [` ${EMAIL.toUpperCase()} `, '이메일과 다른 비밀번호를 정해 주세요'],
])('[BIZ-1] the password %j: %s', (password, problem) => {
  expect(passwordProblem(password, EMAIL)).toBe(problem)
})
