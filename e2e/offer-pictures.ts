import { mkdirSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { enterAsCandidate } from './demo-people.ts'
import { type Given, type Shot, takeAll } from './take-pictures.ts'

/** All screens of an offer and of what follows, in both widths, light and dark. */

/** Opens the offer of a company in the list. */
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
    name: 'match-why',
    go: async (page, origin) => {
      await page.goto(`${origin}/my/match`)
      await page.getByRole('button', { name: '이유 모두 보기' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'match',
    go: async (page, origin) => {
      await page.goto(`${origin}/my/match`)
      await page.getByRole('list', { name: '추천한 포지션' }).waitFor()
    },
  },
  {
    name: 'match-criteria',
    go: async (page, origin) => void (await page.goto(`${origin}/match/criteria`)),
  },
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

export async function offerScreens(
  browser: Browser,
  origin: string,
  { folder, shows }: Given,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const phone = await browser.newPage(shows)
  await enterAsCandidate(phone, origin)
  await takeAll(phone, origin, { shots: CANDIDATE, widths: [390, 1280], folder })
}
