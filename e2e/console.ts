import { companyKey } from '@coffeeattack/domain/companies/name'
import type { Browser, Page } from '@playwright/test'
import { companyChoices } from '../apps/server/src/platform/db/schema/companies.ts'
import { service } from './database.ts'
import { DESKTOP, test as flow } from './flow-test.ts'
import { type Person, signInToConsole } from './world.ts'

/** A colleague's browser, and steps that the console's flows share. */

const chance = () => Math.random().toString(36).slice(2, 8)

/** The candidate blocks the company. */
export async function hideFrom({ userId }: Person, company: string): Promise<void> {
  const { db } = await service()
  const name = `(주)${company}`
  const choice = { mode: 'RESTRICT', name, companyKey: companyKey(name), position: 1 } as const
  await db.drizzle.insert(companyChoices).values({ ...choice, userId })
}

/** A second screen, at a desk. */
async function openConsole(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ ...DESKTOP, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  const page = await context.newPage()
  await signInToConsole(page, email)
  await page.goto(`/console${path}`)
  return page
}

export const test = flow.extend<{
  /** A colleague's page; closed with the test. */
  openColleague: (email: string, path: string) => Promise<Page>
}>({
  openColleague: async ({ browser }, use) => {
    const opened: Page[] = []
    await use(async (email, path) => {
      const page = await openConsole(browser, email, path)
      opened.push(page)
      return page
    })
    for (const page of opened) await page.context().close()
  },
})

/** A keyword that only this test's people have. It has no digits, which the search could read as years of experience. */
export const ownKeyword = () => `시험${chance().replaceAll(/\d/g, (digit) => 'qwxzvbkjhg'[Number(digit)]!)}`

/** The number of results in '2명 찾았어요'. */
export const foundCount = (page: Page) => page.getByRole('status').filter({ hasText: /찾았어요$/ })
