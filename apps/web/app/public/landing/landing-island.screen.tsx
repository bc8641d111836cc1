import { beforeEach, describe, expect } from 'vitest'
import { commands, userEvent } from 'vitest/browser'
import { test, type Visit } from '../testing/page-test.tsx'

/** The landing page's script. */

const NOON = '2026-11-15T12:00:00+09:00'
const banners = ({ screen }: Visit) => screen.getByRole('region', { name: '소식' })

async function shows(visit: Visit, place: string) {
  await expect.element(banners(visit)).toMatchTextContent(place)
}

describe('[PUB-1] the banner carousel', () => {
  beforeEach(() => commands.emulateMedia({ reducedMotion: 'no-preference' }))

  test('turns after five seconds and wraps around', async ({ clock, visit }) => {
    clock.set(NOON)
    const landing = await visit('/')
    await clock.runFor(4_900)
    await shows(landing, '1 / 2')
    await clock.runFor(200)
    await shows(landing, '2 / 2')
    await clock.runFor(5_100)
    await shows(landing, '1 / 2')
  })

  test('stops at its button and continues at the next press', async ({ clock, visit }) => {
    clock.set(NOON)
    const landing = await visit('/')
    await landing.screen.getByRole('button', { name: '자동 넘김 멈추기' }).click()
    await clock.runFor(20_000)
    await shows(landing, '1 / 2')
    await landing.screen.getByRole('button', { name: '자동 넘김 켜기' }).click()
    await clock.runFor(5_100)
    await shows(landing, '2 / 2')
  })

  test('pauses while it has the focus, and turns with the arrow keys', async ({ clock, visit }) => {
    clock.set(NOON)
    const landing = await visit('/')
    const row = landing.screen.getByRole('list', { name: '소식 넘겨 보기' }).element() as HTMLElement
    landing.window.focus()
    await userEvent.tab()
    row.focus()
    await clock.runFor(20_000)
    await shows(landing, '1 / 2')
    await userEvent.keyboard('{ArrowRight}')
    await shows(landing, '2 / 2')
    await userEvent.keyboard('{ArrowLeft}')
    await shows(landing, '1 / 2')
  })

  test('pauses while the mouse is over it', async ({ clock, visit }) => {
    clock.set(NOON)
    const landing = await visit('/')
    await banners(landing).hover()
    await clock.runFor(20_000)
    await shows(landing, '1 / 2')
    await landing.screen.getByRole('banner').hover()
    await clock.runFor(5_100)
    await shows(landing, '2 / 2')
  })
})

test('[PUB-1] the banners do not move with reduced motion', async ({ clock, visit }) => {
  clock.set(NOON)
  const landing = await visit('/')
  await expect.element(landing.screen.getByRole('button', { name: '자동 넘김 켜기' })).toBeVisible()
  await clock.runFor(20_000)
  await shows(landing, '1 / 2')
})

test('[PUB-1] the logos turn page by page', async ({ visit }) => {
  const { screen, window } = await visit('/')
  const row = screen.getByRole('list', { name: '회사 넘겨 보기' }).element() as HTMLElement
  const last = screen.getByRole('list', { name: '4장 중 4장' })
  window.focus()
  row.focus()
  await expect.element(last).not.toBeInViewport()
  for (let press = 0; press < 3; press++) {
    await userEvent.keyboard('{ArrowRight}')
    await expect
      .element(screen.getByRole('list', { name: `4장 중 ${press + 2}장` }))
      .toBeInViewport({ ratio: 0.5 })
  }
  await expect.element(last).toBeInViewport()
})

test('[PUB-1] each popular job gains one participant every ten minutes', async ({ clock, visit }) => {
  clock.set(NOON)
  const { screen } = await visit('/')
  const rows = screen.getByRole('region', { name: '지금 많이 어택받는 직무' }).getByRole('listitem')
  await expect.element(rows.first()).toMatchTextContent('339,524명')
  await expect.element(rows.last()).toMatchTextContent('134,737명')
  await clock.runFor(601_000)
  await expect.element(rows.first()).toMatchTextContent('339,525명')
  await expect.element(rows.last()).toMatchTextContent('134,738명')
})
