import { expect } from '@playwright/test'
import { incomes } from '../apps/server/src/platform/db/schema/profiles.ts'
import { service } from './database.ts'
import { test } from './flow-test.ts'

/** More verified years. */
async function addYears(userId: string, years: readonly (readonly [number, number])[]): Promise<void> {
  const { db, clock } = await service()
  for (const [year, amount] of years)
    await db.drizzle
      .insert(incomes)
      .values({ userId, year, amount, source: 'HEALTH', verifiedAt: clock() })
      .onConflictDoNothing()
}

test('[PUB-7] a signed-in person sees their own path and rank, and chooses what to share', async ({
  page,
  person,
  context,
  desk: friend,
}) => {
  await addYears(person.userId, [
    [2020, 3_200],
    [2021, 3_900],
    [2022, 4_500],
  ])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(Navigator.prototype, { share: undefined }))
  await page.goto('/secret')
  await expect(page).toHaveURL(/\/my\/secret$/)
  await expect(page.getByText(/명 이상과 견주어요/)).toBeVisible()
  await page.goto('/graph')
  await expect(page).toHaveURL(/\/my\/graph$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('5년 동안 62.5% 올랐어요')
  await expect(page.getByText(/비슷한 사람들의 가운데보다 [\d,]+만 원/)).toBeVisible()

  await page.getByRole('button', { name: '친구에게 나누기' }).click()
  await page.getByRole('radio', { name: /오른 비율만/ }).check()
  await page.getByRole('button', { name: '이대로 링크 만들기' }).click()
  await expect(page.getByRole('img', { name: '친구가 볼 그림' })).toBeVisible()
  await page.getByRole('button', { name: '나누기', exact: true }).click()
  await expect(page.getByText('링크를 복사했어요')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/graph\/[0-9a-f-]{36}$/)

  const answer = await friend.goto(address)
  const html = await answer!.text()
  expect(html).not.toMatch(/5,200|4,500|3,200|윤하람/)
  expect(html).toContain(`/og/graph/${address.slice(-36)}.png`)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('누군가의 연봉이 62.5% 올랐어요')
  expect(await friend.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

  for (const nobodys of ['/graph/00000000-0000-7000-8000-000000000000', '/secret/nobody']) {
    const missing = await friend.goto(nobodys)
    expect(missing!.status()).toBe(404)
    await expect(friend.getByRole('heading', { level: 1 })).toHaveText('찾을 수 없어요')
  }
})
