import { expect, type Locator, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { coffeechats } from '../apps/server/src/platform/db/schema/coffeechats.ts'
import { notificationSettings } from '../apps/server/src/platform/db/schema/notifications.ts'
import { deliverNotifications } from '../apps/server/src/modules/notifications/jobs/deliver-notifications.ts'
import { service } from './database.ts'
import { written } from './sign-in.ts'
import { addOffer, type Person } from './world.ts'

/** Steps that the flows of an offer share. */

export const conversation = (page: Page) => page.getByRole('log')

export async function send(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '메시지' }).fill(text)
  await page.getByRole('button', { name: '보내기', exact: true }).click()
}

/** Switches off the quiet hours, because tests run at any hour. */
export async function tellAtAnyHour({ userId }: Person): Promise<void> {
  const { db, clock } = await service()
  await db.drizzle.insert(notificationSettings).values({ userId, quiet: false, updatedAt: clock() })
}

/** An offer with all parts of the pay: 6,300~6,800 and the rest. */
export const addPayOffer = (person: Person, company: string) =>
  addOffer(person, {
    company,
    salaryMin: 6_300,
    salaryMax: 6_800,
    bonusMin: 300,
    bonusMax: 700,
    signingBonus: 500,
    stockKind: 'OPTION',
    stockMin: 1_200,
    stockMax: 2_000,
    stockYears: 4,
  })

/** Opens the anonymous room of an offer. */
export async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('link', { name: '이름 없이 물어보기' }).click()
  await send(page, question)
  await expect(page).toHaveURL(/\/my\/message\/[0-9a-f-]{36}$/)
}

export async function counter(page: Page, amount: string, note: string): Promise<void> {
  await page.getByRole('button', { name: '이 금액이면 만날게요' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('만나고 싶은 연봉').fill(amount)
  await sheet.getByLabel('회사에 남길 한마디').fill(note)
  await sheet.getByRole('button', { name: /만 원이면 만날게요$/ }).click()
}

/** 연봉 되묻기 on the company's side. */
export async function openCounter(desk: Page): Promise<Locator> {
  await desk.goto('/console/offers')
  await desk
    .getByRole('table', { name: '보낸 어택' })
    .getByRole('button', { expanded: false })
    .first()
    .click()
  return desk.getByRole('region', { name: '연봉 되묻기', exact: true })
}

/** Checks that no page shows the company the candidate's name or phone. */
export async function expectNameless(desk: Page, { name, phone }: Person): Promise<void> {
  const shown = `${await desk.locator('body').textContent()}`
  expect([name, phone, written(phone)].filter((secret) => shown.includes(secret))).toEqual([])
}

export async function coffeechatOf(offerId: string): Promise<string> {
  const { db } = await service()
  const [found] = await db.drizzle
    .select({ id: coffeechats.id })
    .from(coffeechats)
    .where(eq(coffeechats.offerId, offerId))
  if (!found) throw new Error('the offer led to no coffee chat')
  return found.id
}

/** The candidate takes the first of the proposed times. */
export async function confirmFirst(coffeechatId: string): Promise<void> {
  const { db, clock } = await service()
  await db.pool.query(
    `update coffeechat_times set confirmed_at = $2 where id = (select id from coffeechat_times
       where coffeechat_id = $1 order by starts_at limit 1)`,
    [coffeechatId, clock()],
  )
}

/** Moves the fixed time two hours into the past. */
export async function letMeetingPass(coffeechatId: string): Promise<void> {
  const { db, clock } = await service()
  await db.pool.query(
    `update coffeechat_times set starts_at = $2::timestamptz - interval '2 hours',
       proposed_at = $2::timestamptz - interval '2 days', confirmed_at = $2::timestamptz - interval '1 day'
     where coffeechat_id = $1 and confirmed_at is not null`,
    [coffeechatId, clock()],
  )
}

/** Moves the hire to last month and names the company, so that the month can be closed. */
export async function hiredLastMonth(coffeechatId: string): Promise<void> {
  const { db } = await service()
  await db.pool.query(`update hires set at = at - interval '1 month' where coffeechat_id = $1`, [
    coffeechatId,
  ])
  // The number of a try before is given back: companies do not share one.
  const number = '1234567891'
  await db.pool.query('update companies set business_number = null where business_number = $1', [number])
  await db.pool.query(
    `update companies set business_number = $2
     where id = (select company_id from hires where coffeechat_id = $1)`,
    [coffeechatId, number],
  )
}

/** The notifications on the lock screen, which contain no company, salary or contact. */
export async function expectDiscreetTexts(
  page: Page,
  { phone }: Person,
  secrets: readonly string[],
): Promise<void> {
  await deliverNotifications(await service())
  const texts = async () => {
    const outbox = await page.request.get(`/sandbox/control/outbox?phone=${phone}`)
    const { items } = (await outbox.json()) as { items: { text: string }[] }
    return items.map(({ text }) => text)
  }
  // The service's own job may be running already.
  await expect.poll(async () => (await texts()).length).toBeGreaterThan(0)
  for (const text of await texts()) {
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
    expect(text).not.toMatch(/만 ?원|@|01\d-?\d{3,4}-?\d{4}/)
  }
}
