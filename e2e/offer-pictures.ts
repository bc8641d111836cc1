import { mkdirSync } from 'node:fs'
import path from 'node:path'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { say } from '../scripts/say.mjs'
import { enterAsCandidate, enterConsole } from './demo-people.ts'

/** Every screen of an offer that can be talked about and of what follows it, in both widths and both lights. */

const WIDTHS = { '390': { width: 390, height: 844 }, '1280': { width: 1280, height: 900 } } as const
const LIGHTS = ['light', 'dark'] as const

type Shot = { name: string; go: (page: Page, origin: string) => Promise<void> }

/** From the list of offers to the one of this company. */
async function openOffer(page: Page, origin: string, company: string): Promise<void> {
  await page.goto(`${origin}/my/attack`)
  await page.locator('main a[href*="/my/result/"]').filter({ hasText: company }).first().click()
  await page.getByRole('button', { name: '커피챗 할래요' }).waitFor()
}

const openCompany = async (page: Page, origin: string, company: string) => {
  await openOffer(page, origin, company)
  await page.locator('a[href*="/my/company/"]').first().click()
  await page.waitForURL(/\/my\/company\//)
}

const CANDIDATE: readonly Shot[] = [
  { name: 'home', go: async (page, origin) => void (await page.goto(`${origin}/my`)) },
  {
    name: 'outcome-pay',
    go: async (page, origin) => {
      await page.goto(`${origin}/my`)
      await page.getByRole('button', { name: '만났어요', exact: true }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'offer-whole-pay', go: (page, origin) => openOffer(page, origin, '노을클라우드') },
  { name: 'offer-plain', go: (page, origin) => openOffer(page, origin, '솔방울소프트') },
  { name: 'counter-raised', go: (page, origin) => openOffer(page, origin, '온결헬스') },
  {
    name: 'counter-sheet',
    go: async (page, origin) => {
      await openOffer(page, origin, '두레박데이터')
      await page.getByRole('button', { name: '이 금액이면 만날게요' }).click()
      await page.getByLabel('만나고 싶은 연봉').fill('6800')
    },
  },
  {
    name: 'accept-sheet',
    go: async (page, origin) => {
      await openOffer(page, origin, '노을클라우드')
      await page.getByRole('button', { name: '커피챗 할래요' }).click()
      await page.getByRole('dialog').getByRole('definition').first().waitFor()
    },
  },
  {
    name: 'nameless-room',
    go: async (page, origin) => {
      await page.goto(`${origin}/my/message`)
      await page
        .getByRole('link', { name: /노을클라우드/ })
        .first()
        .click()
      await page.getByText('수요일에만 모두 모여요').waitFor()
    },
  },
  { name: 'company', go: (page, origin) => openCompany(page, origin, '노을클라우드') },
  { name: 'company-poor', go: (page, origin) => openCompany(page, origin, '두레박데이터') },
  { name: 'company-empty', go: (page, origin) => openCompany(page, origin, '온결헬스') },
  {
    name: 'compare-whole-pay',
    go: async (page, origin) => {
      await page.goto(`${origin}/my/attack/compare`)
      for (const company of ['노을클라우드', '온결헬스', '두레박데이터'])
        await page.getByRole('checkbox', { name: new RegExp(company) }).check()
      await page.getByRole('button', { name: '3개 나란히 보기' }).click()
      await page.getByRole('table').first().waitFor()
    },
  },
  {
    name: 'coffeechat',
    go: async (page, origin) => {
      await page.goto(`${origin}/my/attack/select`)
      await page.getByRole('button', { name: /너울에너지/ }).click()
      await page.getByRole('link', { name: '커피챗 보러 가기' }).click()
      await page.getByRole('heading', { name: '이때 만나요' }).waitFor()
    },
  },
]

const at = (name: string, address: string, shown: string): Shot => ({
  name,
  go: async (page, origin) => {
    await page.goto(`${origin}/console${address}`)
    await page.getByRole('heading', { name: shown }).first().waitFor()
  },
})

const CONSOLE: Readonly<Record<string, readonly Shot[]>> = {
  'dohyun@noeulcloud.example': [
    at('console-offers', '/offers', '보낸 어택'),
    at('console-statements-own', '/statements', '정산'),
    {
      name: 'console-coffeechat',
      go: async (page, origin) => {
        await page.goto(`${origin}/console/coffeechats`)
        await page.getByRole('list', { name: '커피챗' }).getByRole('link').first().click()
        await page.getByRole('heading', { level: 2 }).first().waitFor()
      },
    },
    at('console-messages', '/messages', '메시지'),
  ],
  'agent@coffeeattack.example': [at('console-kept-words', '/kept-words', '약속')],
  'admin@coffeeattack.example': [
    at('console-statements', '/statements', '정산'),
    {
      name: 'console-statement',
      go: async (page, origin) => {
        await page.goto(`${origin}/console/statements`)
        await page
          .getByRole('row', { name: /노을클라우드.*마감$/ })
          .first()
          .getByRole('link')
          .click()
        await page.getByRole('article').waitFor()
      },
    },
  ],
}

type Given = { folder: string; shows: BrowserContextOptions }

export async function offerScreens(
  browser: Browser,
  origin: string,
  { folder, shows }: Given,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const phone = await browser.newPage(shows)
  await enterAsCandidate(phone, origin)
  await takeAll(phone, origin, CANDIDATE, folder)
  for (const [email, shots] of Object.entries(CONSOLE)) {
    const context = await browser.newContext(shows)
    const desk = await context.newPage()
    await enterConsole(desk, origin, email)
    await takeAll(desk, origin, shots, folder)
    await context.close()
  }
}

/** A screen that is not there is said, and the others are taken all the same. */
async function takeAll(page: Page, origin: string, shots: readonly Shot[], folder: string): Promise<void> {
  page.setDefaultTimeout(30_000)
  for (const { name, go } of shots)
    for (const [width, viewport] of Object.entries(WIDTHS))
      for (const light of LIGHTS) {
        await page.setViewportSize(viewport)
        await page.emulateMedia({ colorScheme: light, reducedMotion: 'reduce' })
        const file = `${name}-${width}-${light}.png`
        try {
          await go(page, origin)
          await page.waitForFunction(
            () => document.fonts.status === 'loaded' && document.querySelector('.animate-shimmer') === null,
          )
          await page.screenshot({ path: path.join(folder, file), animations: 'disabled' })
          say(file)
        } catch (failure) {
          say(`${file}: ${String(failure).split('\n')[0]}`)
        }
      }
}
