import { expect, test } from 'vitest'
import { afterLogin, exits } from './destinations.ts'

test('[AUTH-2] a certified person goes to /my, others on to /submit', () => {
  expect(afterLogin({ certified: true })).toBe('/my')
  expect(afterLogin({ certified: false })).toBe('/submit')
})

test('[ROUTE-7] a certified person comes back to where the login was asked for, within this site', () => {
  expect(afterLogin({ certified: true, from: '/my/report' })).toBe('/my/report')
  expect(afterLogin({ certified: true, from: '//evil.example' })).toBe('/my')
  expect(afterLogin({ certified: false, from: '/my/report' })).toBe('/submit')
})

test('[AUTH-6] logout clears cached queries and local storage, ends the session and goes to /', () => {
  expect(exits.logout).toEqual({ clears: ['queries', 'localStorage'], endsSession: true, to: '/' })
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
