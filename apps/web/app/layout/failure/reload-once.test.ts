import { expect, test, vi } from 'vitest'
import { reloadOnce } from './reload-once.ts'

/** A tab that was loaded before a deploy. */
function tab() {
  const kept = new Map<string, string>()
  return {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    navigator: { onLine: true },
    fetch: vi.fn<() => Promise<{ ok: boolean }>>(async () => ({ ok: true })),
    location: { href: 'https://coffee.example/my/profile', reload: vi.fn<() => void>() },
  }
}

type Tab = ReturnType<typeof tab>

test('[UI-7] a chunk that is gone after a deploy reloads the page once and never loops', async () => {
  const here = tab()
  await reloadOnce('entry-a.js', here)
  expect(here.location.reload).toHaveBeenCalledTimes(1)
  await reloadOnce('entry-a.js', here)
  expect(here.location.reload).toHaveBeenCalledTimes(1)
})

test('[UI-7] the next deploy may reload it again', async () => {
  const here = tab()
  await reloadOnce('entry-a.js', here)
  await reloadOnce('entry-b.js', here)
  expect(here.location.reload).toHaveBeenCalledTimes(2)
})

const losses: readonly [why: string, lose: (here: Tab) => void][] = [
  ['there is no network', (here) => void (here.navigator.onLine = false)],
  ['the server is away', (here) => void here.fetch.mockRejectedValue(new TypeError('lost'))],
  ['the server is down', (here) => void here.fetch.mockResolvedValue({ ok: false })],
]

test.for(losses)('[UI-7] the screen stays while %s', async ([, lose]) => {
  const here = tab()
  lose(here)
  await reloadOnce('entry-a.js', here)
  expect(here.location.reload).not.toHaveBeenCalled()
})
