import { test } from '@coffeeattack/ui/testing/browser-test'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, vi } from 'vitest'
import { render } from '@coffeeattack/ui/testing/render'
import { page } from 'vitest/browser'
import { nextMidnight, useNow } from './useNow.ts'

const DAY_MS = 24 * 60 * 60_000

function Now({ wake }: { wake: Parameters<typeof useNow>[0] }) {
  return <time>{useNow(wake).toISOString()}</time>
}
const shown = async (iso: string) => {
  await expect.element(page.getByText(iso, { exact: true })).toBeVisible()
}

test('the time is updated at an interval', async ({ clock }) => {
  clock.set('2026-11-15T03:00:00.000Z')
  await render(<Now wake={1_000} />)
  await clock.runFor(2_500)
  await shown('2026-11-15T03:00:02.000Z')
})

test('a value that changes by the day updates at midnight in Seoul', async ({ clock }) => {
  clock.set('2026-11-15T14:59:00.000Z')
  await render(<Now wake={nextMidnight} />)
  await clock.runFor(59_000)
  await shown('2026-11-15T14:59:00.000Z')
  await clock.runFor(1_000)
  await shown('2026-11-15T15:00:00.000Z')
})

test('a phone that slept updates when it wakes', async ({ clock }) => {
  clock.set('2026-11-15T03:00:00.000Z')
  await render(<Now wake={() => null} />)
  clock.wakeAt('2026-11-16T01:02:03.000Z')
  await shown('2026-11-16T01:02:03.000Z')
})

test('a phone that wakes right after the first render is noticed', async ({ clock }) => {
  clock.set('2026-11-15T03:00:00.000Z')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => {
    root.unmount()
    place.remove()
  })
  const drawn = new Promise((resolve) => new MutationObserver(resolve).observe(place, { childList: true }))
  // Rendered in a transition, whose effects React runs later.
  startTransition(() => root.render(<Now wake={() => null} />))
  await drawn
  clock.wakeAt('2026-11-16T01:02:03.000Z')
  await expect.poll(() => place.textContent).toBe('2026-11-16T01:02:03.000Z')
})

test('a moment beyond a timer’s range is waited for', async ({ clock }) => {
  clock.set('2026-11-15T03:00:00.000Z')
  const far = new Date(Date.now() + 60 * DAY_MS)
  const wake = vi.fn<(now: Date) => Date>(() => far)
  await render(<Now wake={wake} />)
  wake.mockClear()
  await clock.runFor(20 * DAY_MS)
  expect(wake).not.toHaveBeenCalled()
  await clock.runFor(10 * DAY_MS)
  await expect.poll(() => wake.mock.calls.length).toBe(1)
})
