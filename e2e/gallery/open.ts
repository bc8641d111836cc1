import { expect, type Page } from '@playwright/test'

const GALLERY = process.env['GALLERY_URL'] ?? 'http://127.0.0.1:3111'

/** The component gallery, ready: overlays are fetched when idle, so the page is left to settle. */
export async function openGallery(page: Page, theme: 'light' | 'dark' = 'light'): Promise<void> {
  await page.goto(`${GALLERY}/?theme=${theme}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** The gallery with a clock that only moves when told to: `page.clock.runFor(ms)`. */
export async function openWithStoppedClock(page: Page): Promise<void> {
  const start = new Date('2026-01-05T10:00:00+09:00')
  await page.clock.install({ time: start })
  await openGallery(page)
  await page.clock.pauseAt(new Date(start.getTime() + 600_000))
}

type Point = { x: number; y: number }

/** Pulls slowly with a finger, as the browser itself would report it. */
export async function pull(page: Page, from: Point, by: number): Promise<void> {
  await drag(page, from, by, { steps: 8, stepMs: 60 })
}

/** A short flick. */
export async function flick(page: Page, from: Point, by: number): Promise<void> {
  await drag(page, from, by, { steps: 4, stepMs: 16 })
}

/** Each touch carries the time it stands for, so a busy machine can't turn a flick into a slow pull. */
async function drag(
  page: Page,
  from: Point,
  by: number,
  { steps, stepMs }: { steps: number; stepMs: number },
) {
  const session = await page.context().newCDPSession(page)
  const start = Date.now()
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', step: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: from.x, y: from.y + (by * step) / steps }],
      timestamp: (start + step * stepMs) / 1000,
    })
  await touch('touchStart', 0)
  for (let step = 1; step <= steps; step += 1) await touch('touchMove', step)
  await touch('touchEnd', steps)
  await session.detach()
}
