import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'

/** The worker is sent to browsers as it is; here it runs with a fake of a browser's globals. */

const script = readFileSync(new URL('../../public/push-worker.js', import.meta.url), 'utf8')

type Heard = { waitUntil(work: Promise<unknown>): void; [part: string]: unknown }
let listeners: Map<string, (event: Heard) => void>
const showNotification = vi.fn<(title: string, options: object) => Promise<void>>(async () => {})
const openWindow = vi.fn<(address: string) => Promise<void>>(async () => {})
const matchAll = vi.fn<() => Promise<object[]>>(async () => [])
const fromNetwork = vi.fn<(request: object) => Promise<unknown>>()
const kept = new Map<string, string>()
const cache = {
  add: async ({ address }: { address: string }) => void kept.set(address, `the page at ${address}`),
  match: async (address: string) => kept.get(address),
}
class Request {
  readonly address: string
  constructor(address: string) {
    this.address = address
  }
}

async function hears(name: string, parts: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve()
  listeners.get(name)?.({ ...parts, waitUntil: (one) => (work = one) })
  await work
}

/** What the worker answers; undefined when it leaves the request to the browser. */
async function answerTo(request: object, preloadResponse?: Promise<unknown>): Promise<unknown> {
  let answer: unknown
  const respondWith = (one: unknown) => (answer = one)
  listeners.get('fetch')?.({ request, preloadResponse, respondWith, waitUntil: () => {} })
  return answer
}

function install(scope: string): void {
  listeners = new Map()
  const self = {
    registration: { showNotification, scope: `https://coffeeattack.example${scope}` },
    clients: { openWindow, matchAll, claim: async () => {} },
    location: new URL('https://coffeeattack.example/push-worker.js'),
    skipWaiting: async () => {},
    addEventListener: (name: string, listen: (event: Heard) => void) => void listeners.set(name, listen),
  }
  const Response = { error: () => 'the browser’s own error' }
  const caches = { open: async () => cache }
  Object.assign(self, { caches })
  runInNewContext(script, { self, ...self, URL, Request, Response, fetch: fromNetwork })
}

beforeEach(() => {
  vi.clearAllMocks()
  kept.clear()
  install('/')
})

const note = { title: '커피어택', body: '새 어택이 도착했어요', tag: 'one', url: '/my/attack' }
const closing = () => ({ data: { url: note.url }, close: vi.fn<() => void>() })

test('[TRUST-5] a push is shown with its tag, so that a repeated one replaces the first', async () => {
  await hears('push', { data: { json: () => note } })
  expect(showNotification).toHaveBeenCalledExactlyOnceWith('커피어택', {
    body: '새 어택이 도착했어요',
    tag: 'one',
    icon: '/icon-512.png',
    data: { url: '/my/attack' },
  })
})

test('[TRUST-5] an empty push shows nothing', async () => {
  await hears('push', { data: null })
  expect(showNotification).not.toHaveBeenCalled()
})

test('[TRUST-5] a click closes the notification and opens its page', async () => {
  const notification = closing()
  await hears('notificationclick', { notification })
  expect(notification.close).toHaveBeenCalledOnce()
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://coffeeattack.example/my/attack')
})

test('[TRUST-5] a page that is already open gets the focus instead', async () => {
  const focus = vi.fn<() => void>()
  matchAll.mockResolvedValueOnce([
    { url: 'https://coffeeattack.example/my' },
    { url: 'https://coffeeattack.example/my/attack', focus },
  ])
  await hears('notificationclick', { notification: closing() })
  expect(focus).toHaveBeenCalledOnce()
  expect(openWindow).not.toHaveBeenCalled()
})

test('[TRUST-5] a URL of another origin is never opened', async () => {
  const notification = { ...closing(), data: { url: 'https://evil.example/' } }
  await hears('notificationclick', { notification })
  expect(openWindow).not.toHaveBeenCalled()
})

test('[BIZ-7] an open console gets the focus and the page to open; other windows stay as they are', async () => {
  install('/console/')
  const desk = { focus: vi.fn<() => void>(), postMessage: vi.fn<(said: object) => void>() }
  matchAll.mockResolvedValueOnce([
    { url: 'https://coffeeattack.example/my' },
    { url: 'https://coffeeattack.example/console/candidates', ...desk },
  ])
  const notification = { ...closing(), data: { url: '/console/notices' } }
  await hears('notificationclick', { notification })
  expect(desk.postMessage).toHaveBeenCalledExactlyOnceWith({ open: '/console/notices' })
  expect(desk.focus).toHaveBeenCalledOnce()
  expect(openWindow).not.toHaveBeenCalled()
})

test('[BIZ-7] without an open console the page opens in a new window', async () => {
  install('/console/')
  matchAll.mockResolvedValueOnce([{ url: 'https://coffeeattack.example/my' }])
  await hears('notificationclick', { notification: { ...closing(), data: { url: '/console/notices' } } })
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('https://coffeeattack.example/console/notices')
})

const page = { mode: 'navigate', url: 'https://coffeeattack.example/my/attack' }

test('[UI-7] without a network a page is answered with our own, which is all the worker keeps', async () => {
  await hears('install', {})
  expect([...kept.keys()]).toEqual(['/offline.html'])
  fromNetwork.mockRejectedValue(new TypeError('no network'))
  expect(await answerTo(page)).toBe('the page at /offline.html')
  expect([...kept.keys()]).toEqual(['/offline.html'])
})

test('[UI-7] the server’s answers pass unchanged, and calls, files and streams never meet the worker', async () => {
  await hears('install', {})
  fromNetwork.mockResolvedValue('the server’s page')
  expect(await answerTo(page)).toBe('the server’s page')
  expect(await answerTo(page, Promise.resolve('the preloaded page'))).toBe('the preloaded page')
  expect(await answerTo({ ...page, mode: 'cors' })).toBeUndefined()
  expect(await answerTo({ ...page, mode: 'no-cors' })).toBeUndefined()
  expect(fromNetwork).toHaveBeenCalledTimes(1)
})

test('[UI-7] without our page the browser shows its own error', async () => {
  fromNetwork.mockRejectedValue(new TypeError('no network'))
  expect(await answerTo(page)).toBe('the browser’s own error')
})
