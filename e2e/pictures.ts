import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/browser.mjs'
import { ensureBuilt } from '../scripts/build.mjs'
import { startProduct } from '../scripts/product.mjs'
import { run, say } from '../scripts/say.mjs'
import { ROOT } from '../scripts/setup.mjs'

/*
 * npm run pictures: the README's pictures, taken of the demo world as its people see it.
 */

const FOLDER = path.join(ROOT, 'docs/pictures')
const PHONE = '01010000001'
const RECRUITER = { email: 'dohyun@noeulcloud.example', password: 'coffee-attack-demo' }
/** Without motion: figures that count up stand at their end. */
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
  await page.goto(`${origin}/login/signin`)
  await page.getByLabel('휴대전화 번호').fill(PHONE)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await page
    .getByRole('textbox', { name: /인증번호/ })
    .first()
    .waitFor()
  const outbox = await page.request.get(`${origin}/sandbox/control/outbox?phone=${PHONE}`)
  const { items }: { items: { code: string | null }[] } = await outbox.json()
  await page.keyboard.type(items.findLast(({ code }) => code)?.code ?? '')
  await page.waitForURL(/\/my/)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
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
  await page.goto(`${origin}/sandbox/authenticator#COFFEEATTACKDEMO`)
  const code = page.getByText(/^\d{3} ?\d{3}$/)
  await code.waitFor()
  const digits = (await code.innerText()).replace(' ', '')
  await page.goto(`${origin}/console`)
  await page.getByLabel('이메일').fill(RECRUITER.email)
  await page.getByLabel('비밀번호', { exact: true }).fill(RECRUITER.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /인증/ }).waitFor()
  await page.keyboard.type(digits)
  await page.getByRole('link', { name: '후보자 찾기' }).click()
  await page.getByRole('row').nth(1).waitFor()
  await picture(page, 'console')
}

await run(async () => {
  await ensureBuilt()
  mkdirSync(FOLDER, { recursive: true })
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pictures-'))
  const product = await startProduct({ dataDir, settings: { SANDBOX_SPEED: '1000' } })
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: CHROMIUM_ARGS })
  try {
    const origin = `http://localhost:${product.port}`
    const phone = await browser.newPage({
      ...SHOWS,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
    })
    await ofCandidate(phone, origin)
    const desk = await browser.newPage({ ...SHOWS, viewport: { width: 1280, height: 900 } })
    await ofRecruiter(desk, origin)
  } finally {
    await browser.close()
    await product.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
