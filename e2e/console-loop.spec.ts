import { expect, type Page } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { offers } from '../apps/server/src/platform/db/schema/offers.ts'
import { acceptOffer } from './accept.ts'
import { foundCount, ownKeyword } from './console.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'
import { written } from './sign-in.ts'
import { addPerson, type Person, signInAs } from './world.ts'

/** An offer between the recruiter's and the candidate's screen (BIZ-3, BIZ-5, OFR-13). */

const panel = (page: Page, name: string) => page.getByRole('complementary', { name })
const sentToast = (page: Page) => page.getByText('어택을 보냈어요. 5분 안에는 되돌릴 수 있어요.')

async function findAndOpen(page: Page, keyword: string): Promise<void> {
  await page.getByLabel('직무, 기술, 키워드').fill(keyword)
  await expect(foundCount(page)).toHaveText('1명 찾았어요')
  await page.getByRole('link', { name: '프론트엔드 개발자', exact: true }).click()
  await expect(panel(page, '프로필')).toContainText('프로필을 연 회사와 시간은 후보자에게 보여요.')
}

async function compose(page: Page): Promise<void> {
  await panel(page, '프로필').getByRole('link', { name: '어택 보내기' }).click()
  const composer = panel(page, '어택 보내기')
  await composer.getByLabel('최소 연봉').fill('6300')
  await composer.getByLabel('최대 연봉').fill('6800')
  await composer.getByLabel('메시지', { exact: true }).fill('결제 화면 이야기를 읽고 연락드려요.')
}

/** Delivers the offer, which waits five minutes. */
async function deliver(person: Person): Promise<string> {
  const { db } = await service()
  const [offer] = await db.drizzle
    .update(offers)
    .set({ deliverAt: sql`${offers.createdAt}` })
    .where(eq(offers.candidateId, person.userId))
    .returning({ id: offers.id })
  return offer!.id
}

const texts = async (page: Page) => `${await page.locator('body').textContent()}`

test('[BIZ-3] [BIZ-5] [OFR-13] from the search to the coffee chat on two screens', async ({
  desk,
  recruiter,
  page,
}) => {
  const keyword = ownKeyword()
  const person = await addPerson({ name: '노가온', hashtags: [keyword], hopeSalary: 6_500 })
  const { company } = recruiter
  await desk.goto('/console/candidates')
  const neverBefore = async () => {
    const shown = await texts(desk)
    for (const secret of [person.name, person.phone, written(person.phone)])
      expect(shown).not.toContain(secret)
  }

  await findAndOpen(desk, keyword)
  await neverBefore()
  await compose(desk)
  await expect(panel(desk, '어택 보내기')).toContainText('14.5~36.0% 올라요')
  await panel(desk, '어택 보내기').getByRole('button', { name: '미리보기' }).click()
  const preview = desk.getByRole('dialog', { name: '후보자에게 이렇게 보여요' })
  await expect(preview).toContainText('6,300~6,800만 원')
  await expect(preview).toContainText('한이레')
  await preview.getByRole('button', { name: '어택 보내기' }).click()
  await expect(sentToast(desk)).toBeVisible()
  await expect(panel(desk, '프로필')).toContainText('이 후보자에게 보낸 제안이 아직 열려 있어요')
  await expect(desk.getByText('1 / 50')).toBeVisible()

  await signInAs(page, person)
  await page.goto('/my/attack')
  await expect(page.getByText(company)).toHaveCount(0)
  const offerId = await deliver(person)
  await page.goto('/my')
  await expect(page.locator(`a[href="/my/result/${offerId}"]`)).toContainText(company)
  await page.goto('/my/attack')
  await expect(page.getByText(company).first()).toBeVisible()

  await desk.getByRole('link', { name: /보낸 어택/ }).click()
  const sent = desk.getByRole('table', { name: '보낸 어택' })
  await expect(sent.getByRole('button', { expanded: false })).toHaveCount(1)
  await expect(sent).toContainText('6,300~6,800')
  await neverBefore()

  await page.goto(`/my/result/${offerId}`)
  await acceptOffer(page)
  await expect(page).toHaveURL(/\/my\/result\/like\//)

  await desk.goto('/console/offers?status=matched')
  await sent.getByRole('button', { name: person.name }).click()
  await expect(sent).toContainText(written(person.phone))
  await sent.getByRole('link', { name: '커피챗 보기' }).click()
  await expect(desk.getByRole('heading', { level: 1, name: person.name })).toBeVisible()
  await expect(desk.getByRole('region', { name: '연락처와 자료' })).toContainText(written(person.phone))
})
