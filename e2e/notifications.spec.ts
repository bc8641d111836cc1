import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { offers } from '../apps/server/src/platform/db/schema/offers.ts'
import { deliverNotifications } from '../apps/server/src/modules/notifications/jobs/deliver-notifications.ts'
import { announceOffer } from '../apps/server/src/modules/offers/console/announce-offer.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'
import { lastCode, open } from './sign-in.ts'
import { addOffer, addPersonAtAnyHour, type Person } from './world.ts'

/** Notifications on the phone and in the notification centre (TRUST-5). */

/** A delivered offer with its notification. */
async function offerTold(person: Person): Promise<string> {
  const { db, ids, clock } = await service()
  const id = await addOffer(person, { salaryMin: 6_300, salaryMax: 6_800 })
  const [row] = await db.drizzle.select().from(offers).where(eq(offers.id, id))
  await db.transaction((tx) => announceOffer(tx, { kind: 'offer', ...row! }, { ids, now: clock() }))
  return id
}

async function texts(request: APIRequestContext, { phone }: Person): Promise<string[]> {
  const outbox = await request.get(`/sandbox/control/outbox?phone=${phone}`)
  const { items } = (await outbox.json()) as { items: { text: string }[] }
  return items.map(({ text }) => text)
}

test('[TRUST-5] [ROUTE-9] a new offer notifies the phone; its link leads to the offer after login, and the notification centre lists it', async ({
  page,
  context,
}) => {
  const person = await addPersonAtAnyHour()
  const offerId = await offerTold(person)
  await deliverNotifications(await service())
  // The service's own job may be running already.
  await expect.poll(() => texts(page.request, person)).toHaveLength(1)
  const [text] = await texts(page.request, person)
  expect(text).toMatch(/^\[커피어택\] 새 어택이 도착했어요\nhttp:\/\/localhost:3110\/[\w-]{22}$/)

  const phone = await context.newPage()
  await phone.goto(`/sandbox/phone/${person.phone}#thread/0212345678`)
  const link = phone.getByRole('link', { name: /localhost:3110/ })
  await expect(async () => {
    if (!(await link.isVisible()))
      await phone.getByText('새 어택이 도착했어요').first().click({ timeout: 1000 })
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass()
  await open(page, (await link.getAttribute('href'))!)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('노을클라우드가연봉을 걸고 어택했어요')
  await followAfterLogin(page, person)
  await expect(page).toHaveURL(`/my/result/${offerId}`)

  await page.goto('/my')
  await page.getByRole('link', { name: '알림, 새 소식 1개' }).click()
  await expect(page).toHaveURL('/my/notifications')
  const today = page.getByRole('region', { name: '오늘' })
  await expect(today.getByRole('link')).toHaveText(
    /새 알림노을클라우드가 연봉을 걸고 어택했어요.*밤 12시까지/,
  )
  await page.getByRole('button', { name: '뒤로' }).click()
  await page.getByRole('link', { name: '알림', exact: true }).click()
  await today.getByRole('link').click()
  await expect(page).toHaveURL(`/my/result/${offerId}`)
  expect(await texts(page.request, person)).toHaveLength(2) // the code of the login is the other one
})

async function followAfterLogin(page: Page, { phone }: Person): Promise<void> {
  await page.getByRole('link', { name: '제안 보고 답하기' }).click()
  await page.getByRole('link', { name: '휴대전화 번호로 로그인' }).click()
  await page.getByLabel('휴대전화 번호').fill(phone)
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(page.getByRole('heading', { name: '문자로 받은 인증번호를 입력해 주세요' })).toBeVisible()
  await page.keyboard.type(await lastCode(page.request, phone))
}
