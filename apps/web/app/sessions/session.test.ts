import { salarySeason } from '@coffeeattack/domain/salary/season'
import { expect, onTestFinished, test, vi } from 'vitest'
import { loginDone, loginFirst } from './guard.ts'
import { keptIn, readApplicationState } from './kept-state.ts'
import { tokens } from './tokens.ts'

function memory() {
  const held = new Map<string, string>()
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  }
}

test('[AUTH-3] the tokens are in local storage as token and refresh-token', () => {
  const storage = memory()
  vi.stubGlobal('window', { localStorage: storage })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect([tokens.access(), tokens.refresh()]).toEqual([null, null])
  tokens.save({ accessToken: 'a', refreshToken: 'r' })
  expect([...storage.held]).toEqual([
    ['token', 'a'],
    ['refresh-token', 'r'],
  ])
  storage.setItem('theme', 'dark')
  tokens.clear()
  expect([...storage.held.keys()]).toEqual(['theme'])
})

test.each([
  ['/my', '/login?from=%2Fmy'],
  [
    '/my/result/hate/7?company=너울&message=y',
    `/login?from=${encodeURIComponent('/my/result/hate/7?company=%EB%84%88%EC%9A%B8&message=y')}`,
  ],
])('[ROUTE-7] %s without a token leads to the login, which returns to it', (page, login) => {
  const address = new URL(page, 'http://localhost')
  expect(loginFirst(address, null)).toBe(login)
  expect(loginFirst(address, '')).toBe(login)
  expect(new URL(login, address).searchParams.get('from')).toBe(address.pathname + address.search)
  expect(loginFirst(address, 'a-token')).toBeNull()
})

test.each([
  ['/login', '/my'],
  ['/login?from=%2Fmy%2Fattack', '/my/attack'],
  ['/login?from=%2F%2Fevil.example', '/my'],
  ['/login?from=https%3A%2F%2Fevil.example', '/my'],
  ['/login?previous=1', null],
])('[ROUTE-7] with a token %s leads on to %s', (login, onward) => {
  const address = new URL(login, 'http://localhost')
  expect(loginDone(address, 'a-token')).toBe(onward)
  expect(loginDone(address, null)).toBeNull()
})

test('[AUTH-13] stored state is read whole, changed field by field, and survives garbage', () => {
  const storage = memory()
  const state = keptIn(() => storage, {
    key: 'application-state',
    read: (text: string | null) => readApplicationState(text, salarySeason(2025)),
    write: JSON.stringify,
  })
  expect(state.read().inputSalary.title).toBe('2024년 계약 연봉')
  state.change({ jobLabel: '개발' })
  state.change({ hopeSalary: 6500 })
  expect(state.read()).toMatchObject({ jobLabel: '개발', hopeSalary: 6500 })
  storage.setItem('application-state', '{"jobLabel":')
  expect(state.read().jobLabel).toBe('')
  state.forget()
  expect(storage.held.size).toBe(0)
})
