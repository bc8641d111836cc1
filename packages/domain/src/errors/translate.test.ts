import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'
import type { Situation } from './catalogue.ts'
import { fileListIsLogged, isReported, logLevel } from './refusal.ts'
import { opensNoCareerPage, rowFor } from './translate.ts'

test('[VER-11] a known code decides, whatever the status says', () => {
  expect(rowFor({ status: 420, code: 'RESIDENT_NUMBER_MISMATCH' }).title).toBe(
    '주민등록번호가 일치하지 않아요',
  )
  expect(rowFor({ status: 420, code: 'CERTIFICATE_NOT_ISSUED_PASS' }, 'career').title).toMatch(/^PASS/)
})

test.each([
  [400, 'INVALID_INPUT'],
  [401, 'UNAUTHORIZED'],
  [403, 'FORBIDDEN'],
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [409, 'CONFLICT'],
  [413, 'PAYLOAD_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
  [429, 'TOO_MANY_REQUESTS'],
  [501, 'NOT_IMPLEMENTED'],
  [503, 'UNAVAILABLE'],
  [500, 'REQUEST_FAILED'],
  [418, 'REQUEST_FAILED'],
] as const)('[VER-11] %i without a code, outside of verification, is %s', (status, code) => {
  expect(rowFor({ status }).code).toBe(code)
})

test('[VER-11] whatever comes over the wire, there is a row with a sentence', () => {
  fc.assert(
    fc.property(fc.integer(), fc.option(fc.string(), { nil: undefined }), (status, code) => {
      expect(rowFor({ status, code }).title).not.toBe('')
    }),
  )
  for (const code of ['toString', '__proto__', 'SOMETHING_NEW'])
    expect(rowFor({ status: 599, code }).title).toBe('요청을 완료하지 못했습니다.')
})

test('[VER-11] every situation comes back from its own status and code', () => {
  for (const code of Object.keys(catalogue) as Situation[])
    expect(rowFor({ status: catalogue[code].status, code }, 'other', catalogue).code).toBe(code)
})

test('[VER-11] pressing before the phone says on submit that the verification is not completed', () => {
  for (const failure of [{ status: 409 }, { status: 409, code: 'VERIFY_NOT_COMPLETED' }])
    expect(rowFor(failure, 'submit')).toMatchObject({ title: '아직 인증이 끝나지 않았어요', next: 'close' })
  for (const failure of [{ status: 403 }, { status: 403, code: 'VERIFY_LOAD_FAILED' }])
    expect(rowFor(failure, 'submit')).toMatchObject({ title: '정보를 불러오지 못했어요', next: 'back' })
})

test('[VER-12] a salary that is pending: 403 goes back with "try again" and 409 just closes', () => {
  expect(rowFor({ status: 403, code: 'VERIFY_LOAD_FAILED' }, 'salary')).toMatchObject({
    code: 'SALARY_PENDING_403',
    button: '다시 시도하기',
    next: 'back',
  })
  expect(rowFor({ status: 409, code: 'VERIFY_NOT_COMPLETED' }, 'salary')).toMatchObject({
    code: 'SALARY_PENDING_409',
    next: 'close',
  })
  expect(rowFor({ status: 410, code: 'VERIFY_TIME_EXCEEDED' }, 'salary').code).toBe('VERIFY_TIME_EXCEEDED')
})

test('[VER-12] the warning before the last press is kept on submit', () => {
  expect(rowFor({ status: 409, code: 'VERIFY_NOT_COMPLETED_TWICE' }, 'submit').body).toContain('처음부터')
})

test('[VER-12] 422 on submit and on the re-apply check opens the no-career page at once', () => {
  const row = rowFor({ status: 422 }, 'submit')
  expect(row.next).toMatchObject({ go: '/submit_kakao/nocareer' })
  expect(
    (['submit', 'reapply', 'career', 'tax'] as const).map((step) => opensNoCareerPage(row, step)),
  ).toEqual([true, true, false, false])
  expect(opensNoCareerPage(rowFor({ status: 410 }, 'submit'), 'submit')).toBe(false)
})

test('[UI-8] 500 and above is fatal, anything else an error', () => {
  expect([400, 499, 500, 504].map(logLevel)).toEqual(['error', 'error', 'fatal', 'fatal'])
})

test('[UI-8] a database that is away is no bug of ours, and a link that is over nobody’s fault', () => {
  expect([503, 410].map(logLevel)).toEqual(['error', 'info'])
})

test('[UI-8] above 499 is reported', () => {
  expect([499, 500].map(isReported)).toEqual([false, true])
})

test('[UI-8] the file list is logged only above 401', () => {
  expect([400, 401, 402, 500].map(fileListIsLogged)).toEqual([false, false, true, true])
})
