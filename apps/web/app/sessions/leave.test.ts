import { exits } from '@coffeeattack/domain/sessions/destinations'
import { expect, test, vi } from 'vitest'
import { leave } from './leave.ts'

const stores = () => ({
  queries: { clear: vi.fn<() => void>() },
  localStorage: { clear: vi.fn<() => void>() },
  sessionStorage: { clear: vi.fn<() => void>() },
})

test('[AUTH-8] an expired login clears the query cache and local storage, then opens /', () => {
  const held = stores()
  const open = vi.fn<(path: string) => void>(() => {
    expect(held.localStorage.clear).toHaveBeenCalledOnce()
    expect(held.queries.clear).toHaveBeenCalledOnce()
  })
  leave(exits.loginExpired, held, open)
  expect(open).toHaveBeenCalledExactlyOnceWith('/')
  expect(held.sessionStorage.clear).not.toHaveBeenCalled()
})

test("[AUTH-8] a partner's expired login clears session storage, then opens /partners/login", () => {
  const held = stores()
  const open = vi.fn<(path: string) => void>()
  leave(exits.partnerLoginExpired, held, open)
  expect(held.sessionStorage.clear).toHaveBeenCalledOnce()
  expect(held.localStorage.clear).not.toHaveBeenCalled()
  expect(open).toHaveBeenCalledExactlyOnceWith('/partners/login')
})
