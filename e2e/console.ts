import { companyKey } from '@coffeeattack/domain/company/name'
import type { Browser, Page } from '@playwright/test'
import { blocks } from '../apps/server/src/db/schema/blocks.ts'
import { companies } from '../apps/server/src/db/schema/companies.ts'
import { operators } from '../apps/server/src/db/schema/operators.ts'
import { service } from './database.ts'
import { type Person, signInToConsole } from './world.ts'

/** Recruiters of companies that no other test sends from, and their screen. */

export const DESKTOP = { viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false } as const

const chance = () => Math.random().toString(36).slice(2, 8)

/** A company of its own with one recruiter, so that its quota and its list are this test's alone. */
export async function addRecruiter(): Promise<{ email: string; company: string }> {
  const { db, ids, clock } = await service()
  const company = `새벽공방 ${chance()}`
  const email = `${chance()}${chance()}@dawn.example`
  const [companyId, now] = [ids.next(), clock()]
  await db.transaction(async (tx) => {
    await tx
      .insert(companies)
      .values({ id: companyId, name: company, key: companyKey(company), createdAt: now })
    await tx.insert(operators).values({
      id: ids.next(),
      role: 'RECRUITER',
      companyId,
      email,
      passwordHash: 'never used',
      name: '한이레',
      createdAt: now,
    })
  })
  return { email, company }
}

/** The candidate shuts the company out, as the current employer is. */
export async function hideFrom({ userId }: Person, company: string): Promise<void> {
  const { db } = await service()
  await db.drizzle.insert(blocks).values({ candidateId: userId, companyKey: companyKey(`(주)${company}`) })
}

/** A second screen, at a desk. */
export async function openConsole(browser: Browser, email: string, path: string): Promise<Page> {
  const context = await browser.newContext({ ...DESKTOP, locale: 'ko-KR', timezoneId: 'Asia/Seoul' })
  const page = await context.newPage()
  await signInToConsole(page, email)
  await page.goto(`/console${path}`)
  return page
}

/** A keyword that only one test's people carry. */
export const ownKeyword = () => `시험${chance()}`

/** How many the list says it found: '2명 찾았어요'. */
export const foundCount = (page: Page) => page.getByRole('status').filter({ hasText: /찾았어요$/ })
