import { expect, type Page } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { coffeechats } from '../apps/server/src/platform/db/schema/coffeechats.ts'
import { acceptOffer } from './accept.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'
import { addOffer, signInAs } from './world.ts'

/** An offer, from the list to the answer, and how all pages show it afterwards. */

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const rows = (page: Page, name: string) => page.getByRole('region', { name }).getByRole('listitem')
const accept = (page: Page) => page.getByRole('button', { name: '커피챗 할래요' })

async function refuse(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: '이번 제안은 아쉬워요' }).click()
  await page.getByRole('radio', { name: reason }).check()
  await page.getByRole('button', { name: '이 제안 거절하기' }).click()
}

async function coffeechatsOf(offerId: string): Promise<number> {
  const { db } = await service()
  return db.drizzle.$count(coffeechats, eq(coffeechats.offerId, offerId))
}

test('[OFR-9] [OFR-4] [OFR-6] from the list to the coffee chat; the lists and the home card update', async ({
  page,
  person,
}) => {
  const offerId = await addOffer(person, { salaryMin: 6_300, salaryMax: 6_800 })
  const card = page.locator(`a[href="/my/result/${offerId}"]`)
  await page.goto('/my')
  await expect(card).toBeVisible()
  await page
    .getByRole('navigation', { name: '주요 메뉴' })
    .getByRole('link', { name: '1 개의 새 어택' })
    .click()
  await expect(rows(page, '지금 고를 수 있어요')).toContainText('새 소식')
  await rows(page, '지금 고를 수 있어요').getByRole('link').click()
  await expect(page).toHaveURL(`/my/result/${offerId}`)
  await expect(title(page)).toContainText('노을클라우드')
  await expect(page.getByText('하람 님께 드리는 연봉')).toBeVisible()
  await expect(page.getByRole('img', { name: '지금 5,200만 원에서 최대 6,800만 원으로' })).toBeVisible()
  await expect(page.getByText('5일 남았어요')).toBeVisible()

  const heart = page.getByRole('button', { name: '관심 제안으로 표시' })
  const liked = page.waitForResponse('**/api/users/offers/like')
  await heart.click()
  expect((await liked).status()).toBe(200)
  await page.reload()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await acceptOffer(page)
  await expect(page).toHaveURL(/\/my\/result\/like\/[0-9a-f-]{36}\?company=/)
  expect(new URL(page.url()).searchParams.get('company')).toBe('노을클라우드')
  await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')
  expect(await coffeechatsOf(offerId)).toBe(1)

  await page.goBack()
  await expect(page).toHaveURL('/my/attack')
  await expect(rows(page, '답하거나 지난 어택')).toContainText('커피챗 매칭')
  await expect(rows(page, '지금 고를 수 있어요')).toHaveCount(0)
  await page.getByRole('link', { name: '홈' }).click()
  await expect(page.getByRole('link', { name: '내가 고른 어택' })).toBeVisible()
  await expect(card).toHaveCount(0)
  await page.goto(`/my/result/${offerId}`)
  await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')
  await page.goto('/my/attack/select')
  await expect(rows(page, '커피챗을 하기로 했어요')).toContainText('노을클라우드')
})

test('[OFR-1] two tabs answer one offer: the second shows the first decision and changes nothing', async ({
  page,
  person,
}) => {
  const offerId = await addOffer(person)
  const other = await page.context().newPage()
  await signInAs(other, person)
  await page.goto(`/my/result/${offerId}`)
  await expect(accept(page)).toBeVisible()
  await other.goto(`/my/result/${offerId}`)
  await refuse(other, '하고 싶은 일과 달라요')
  await expect(title(other)).toHaveText('노을클라우드제안을 거절했어요')

  // The first tab hears of it by itself.
  await expect(title(page)).toHaveText('이미 거절한 제안이에요.')
  await expect(accept(page)).toHaveCount(0)
  expect(await coffeechatsOf(offerId)).toBe(0)
})
