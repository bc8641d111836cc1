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

async function hears(name: string, parts: object): Promise<void> {
  let work: Promise<unknown> = Promise.resolve()
  listeners.get(name)?.({ ...parts, waitUntil: (one) => (work = one) })
  await work
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
  runInNewContext(script, { self, ...self, URL })
}

beforeEach(() => {
  vi.clearAllMocks()
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
