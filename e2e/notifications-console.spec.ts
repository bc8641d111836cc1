import { expect, type Page } from '@playwright/test'
import { test } from './flow-test.ts'
import type { Recruiter } from './operators.ts'
import { addOffer, type Person } from './world.ts'

/** What the candidate does in one browser appears in the operator's browser without a reload (BIZ-7). */

const rail = (desk: Page, name: string) =>
  desk.getByRole('navigation', { name: '콘솔 메뉴' }).getByRole('link', { name: new RegExp(`^${name}`) })
const toast = (desk: Page, kind: string) =>
  desk.getByRole('region', { name: '새 알림' }).getByRole('article', { name: kind })

const offerPage = async (person: Person, { company }: Recruiter) =>
  `/my/result/${await addOffer(person, { company })}`

/** Opens a page of the console and waits for its stream. */
async function openListening(desk: Page, path: string): Promise<void> {
  const heard = desk.waitForResponse('**/api/console/stream')
  await desk.goto(path)
  await heard
}

test('[BIZ-7] a notification read in one tab is read in the other, and only one tab shows the toast', async ({
  page,
  person,
  desk,
  recruiter,
}) => {
  const path = await offerPage(person, recruiter)
  const other = await desk.context().newPage()
  for (const tab of [desk, other]) await openListening(tab, '/console/notices')
  await page.goto(path)
  await page.getByRole('button', { name: '이번 제안은 아쉬워요' }).click()
  await page.getByRole('radio', { name: '연봉이 기대보다 아쉬워요' }).check()
  await page.getByRole('button', { name: '이 제안 거절하기' }).click()
  const row = (tab: Page) => tab.getByRole('listitem').filter({ hasText: '이번에는 어렵다고 답했어요' })
  for (const tab of [desk, other]) await expect(row(tab)).toContainText('안 읽음')
  const saying = [desk, other].map((tab) => toast(tab, '거절과 기한 지남').count())
  expect((await Promise.all(saying)).toSorted()).toEqual([0, 1])
  await other.getByRole('button', { name: '모두 읽음' }).click()
  for (const tab of [desk, other]) await expect(row(tab)).not.toContainText('안 읽음')
  await expect(rail(desk, '알림')).not.toContainText('안 읽었어요')
  await other.close()
})
