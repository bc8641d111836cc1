import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/browser.mjs'
import { ensureBuilt } from '../scripts/build.mjs'
import { startProduct } from '../scripts/product.ts'
import { run, say } from '../scripts/say.mjs'
import { ROOT } from '../scripts/setup.mjs'
import { consoleScreens } from './console-pictures.ts'
import { enterAsCandidate, enterConsole } from './demo-people.ts'
import { offerScreens } from './offer-pictures.ts'

/*
 * npm run pictures: the README's pictures, from the demo world.
 * npm run pictures -- FOLDER: the screens of an offer and of what follows, to compare with the design.
 * npm run pictures -- FOLDER console: every page of the console, for each role.
 * npm run pictures -- FOLDER console recruiter-position: those whose name begins with this.
 */

const FOLDER = path.join(ROOT, 'docs/pictures')
/** Reduced motion: animated figures show their final value. */
const SHOWS = {
  locale: 'ko-KR',
  timezoneId: 'Asia/Seoul',
  deviceScaleFactor: 2,
  reducedMotion: 'reduce',
} as const

async function picture(page: Page, name: string) {
  await page.waitForFunction(
    () => document.fonts.status === 'loaded' && document.querySelector('.animate-shimmer') === null,
  )
  await page.screenshot({ path: path.join(FOLDER, `${name}.png`), animations: 'disabled' })
  say(`docs/pictures/${name}.png`)
}

async function ofCandidate(page: Page, origin: string) {
  await enterAsCandidate(page, origin)
  await picture(page, 'home')
  await page.goto(`${origin}/my/attack`)
  await page.locator('main a[href*="/my/result/"]').first().click()
  await page.getByRole('button', { name: '커피챗 할래요' }).waitFor()
  await picture(page, 'offer')
  await page.goto(`${origin}/my/report`)
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  await picture(page, 'report')
}

async function ofRecruiter(page: Page, origin: string) {
  await enterConsole(page, origin, 'dohyun@noeulcloud.example')
  await page.getByRole('link', { name: '후보자 찾기' }).click()
  await page.getByRole('row').nth(1).waitFor()
  await picture(page, 'console')
}

async function readmePictures(browser: Browser, origin: string) {
  mkdirSync(FOLDER, { recursive: true })
  const phone = await browser.newPage({
    ...SHOWS,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  })
  await ofCandidate(phone, origin)
  const desk = await browser.newPage({ ...SHOWS, viewport: { width: 1280, height: 900 } })
  await ofRecruiter(desk, origin)
}

await run(async () => {
  await ensureBuilt()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
  const product = await startProduct({ dataDir, settings: { SANDBOX_SPEED: '1000' } })
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
  try {
    const origin = `http://localhost:${product.port}`
    const [folder, what, only] = process.argv.slice(2)
    if (!folder) await readmePictures(browser, origin)
    else if (what === 'console')
      await consoleScreens(browser, origin, { folder, shows: { ...SHOWS, deviceScaleFactor: 1 }, only })
    else await offerScreens(browser, origin, { folder, shows: SHOWS })
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
