import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeReturnPath } from './return-path.ts'

test.each([
  '/my',
  '/my/attack/select',
  '/my/result/like/7?company=%EB%85%B8%EC%9D%84',
  '/ask?from=https://example.com//x',
  '/submit/개발/백엔드',
  '/submit/%EA%B0%9C%EB%B0%9C/a',
  '/my#top',
  '/',
])('[ROUTE-7] %s is a way back', (from) => {
  expect(safeReturnPath(from)).toBe(from)
})

test.each([
  null,
  undefined,
  '',
  'my',
  'https://evil.example',
  'javascript:alert(1)',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/my\\..\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  ' /my',
  '/my//evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%25252F%25252Fevil.example',
  '/%09/evil.example',
  '/%00',
  '/%',
  '/%E0%A4%A',
  '/login',
  '/login/autho?code=1',
  '/signin',
  `/${'a'.repeat(2000)}`,
])('[ROUTE-7] %j is not, and becomes /my', (from) => {
  expect(safeReturnPath(from)).toBe('/my')
})

test('[ROUTE-7] a path that merely begins like the login is a way back', () => {
  expect(safeReturnPath('/logins')).toBe('/logins')
})

test('[ROUTE-7] the fallback can be another page', () => {
  expect(safeReturnPath('//evil.example', '/')).toBe('/')
})

test('[ROUTE-7] whatever comes in, what goes out stays on this origin', () => {
  const nasty = fc.string({
    unit: fc.constantFrom('/', '\\', '%2F', '%5c', '%25', '.', ':', 'a', '\t', '@', '?', '#'),
  })
  fc.assert(
    fc.property(fc.oneof(nasty, fc.webUrl(), fc.string()), (from) => {
      expect(safeReturnPath(from)).toMatch(/^\/(?![/\\])/)
    }),
  )
})
