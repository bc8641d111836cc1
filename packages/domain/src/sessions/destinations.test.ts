import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { afterLogin, afterResult, exits, safeReturnPath } from './destinations.ts'

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

test('[AUTH-2] a certified person goes to /my, others on to /submit', () => {
  expect(afterLogin({ certified: true })).toBe('/my')
  expect(afterLogin({ certified: false })).toBe('/submit')
})

test('[ROUTE-7] a certified person comes back to where the login was asked for, within this site', () => {
  expect(afterLogin({ certified: true, from: '/my/report' })).toBe('/my/report')
  expect(afterLogin({ certified: true, from: '//evil.example' })).toBe('/my')
  expect(afterLogin({ certified: false, from: '/my/report' })).toBe('/submit')
})

test('[OFR-8] the button of a result page goes to /my when certified and to /signin otherwise', () => {
  expect(afterResult(true)).toBe('/my')
  expect(afterResult(false)).toBe('/signin')
})

test('[AUTH-6] [AUTH-13] logout clears cached queries, local storage and the sign-up in session storage, ends the session and goes to /', () => {
  const clears = ['queries', 'localStorage', 'sessionStorage']
  expect(exits.logout).toEqual({ clears, endsSession: true, to: '/' })
  expect(exits.endedElsewhere).toEqual({ clears, endsSession: false, to: '/' })
})

test('[AUTH-7] deleting the account clears session storage and goes to /', () => {
  expect(exits.accountDeleted.clears).toContain('sessionStorage')
  expect(exits.accountDeleted.to).toBe('/')
})

test('[AUTH-8] an expired login clears local storage and goes to /; a partner clears session storage instead', () => {
  expect(exits.loginExpired).toMatchObject({ to: '/' })
  expect(exits.loginExpired.clears).toContain('localStorage')
  expect(exits.partnerLoginExpired).toMatchObject({ to: '/partners/login' })
  expect(exits.partnerLoginExpired.clears).toContain('sessionStorage')
  expect(exits.partnerLoginExpired.clears).not.toContain('localStorage')
})

test('[AUTH-9] leaving a flow clears local storage and goes to /', () => {
  expect(exits.flowLeft).toEqual({ clears: ['localStorage'], endsSession: false, to: '/' })
})
