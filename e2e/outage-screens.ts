import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/browser.mjs'
import { since } from '../scripts/proofs/proof.ts'
import type { World } from '../scripts/proofs/degraded/world.ts'

/** Screens of the app and of the console, and the calm page, in Chromium: they wait and come back without a hand. */

const CALM = '지금은 연결할 수 없어요'
const WAIT_MS = 20_000
const LOOKS = [
  { name: '390-light', viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { name: '1280-dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const

const SCREENS = {
  my: '/my',
  offers: '/my/attack',
  report: '/my/report',
  messages: '/my/message',
  profile: '/my/profile',
}

type Opened = { name: string; page: Page }

export async function comesBack({ origin, person, pictures }: Pick<World, 'origin' | 'person' | 'pictures'>) {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
  const contexts = await Promise.all(LOOKS.map((look) => signedIn(look)))
  const opened: Opened[] = []

  async function signedIn({ viewport, colorScheme }: (typeof LOOKS)[number]): Promise<BrowserContext> {
    const context = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'ko-KR',
      ignoreHTTPSErrors: true,
      reducedMotion: 'reduce',
    })
    await context.addInitScript((token) => localStorage.setItem('token', token), person.token)
    return context
  }

  async function picture({ name, page }: Opened, state: string) {
    if (!pictures) return
    mkdirSync(pictures, { recursive: true })
    await page.screenshot({ path: path.join(pictures, `${name}-${state}.png`), animations: 'disabled' })
  }

  const visit = async (place: number, name: string, address: string) => {
    const page = await contexts[place]!.newPage()
    await page.goto(origin + address)
    const it = { name: `${name}-${LOOKS[place]!.name}`, page }
    opened.push(it)
    return it
  }

  return {
    /** Before the outage: a screen that is open already. */
    async open() {
      for (const place of LOOKS.keys()) await visit(place, 'my-open', '/my')
      for (const { page } of opened)
        await page.getByRole('heading', { level: 1 }).waitFor({ timeout: WAIT_MS })
    },
    /** What is opened during the outage says so calmly; what stood before still stands. */
    async areCalm() {
      for (const place of LOOKS.keys()) {
        for (const [name, address] of Object.entries(SCREENS)) {
          const it = await visit(place, name, address)
          await it.page.getByText(CALM).first().waitFor({ timeout: WAIT_MS })
          await picture(it, 'calm')
        }
        const calm = await visit(place, 'page', '/Abcd1234Efgi')
        await calm.page.getByRole('heading', { name: CALM }).waitFor({ timeout: WAIT_MS })
        await picture(calm, 'calm')
        const status = await visit(place, 'status', '/status')
        await status.page.getByText('지금 안 돼요').first().waitFor({ timeout: WAIT_MS })
        await picture(status, 'calm')
      }
      return `${opened.length}개`
    },
    async areBack() {
      const began = performance.now()
      for (const it of opened) {
        await it.page.bringToFront()
        await it.page
          .getByText(/지금은 연결할 수 없어요|지금 안 돼요/)
          .first()
          .waitFor({ state: 'hidden', timeout: 40_000 })
        await picture(it, 'back')
      }
      return `${opened.length}개, ${since(began)}`
    },
    close: () => browser.close(),
  }
}
