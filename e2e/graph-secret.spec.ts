import { expect, test } from '@playwright/test'
import { incomes } from '../apps/server/src/db/schema/profile.ts'
import { service } from './database.ts'
import { addPerson, signInAs } from './world.ts'

/** Verified years of a person who has one already. */
async function addYears(userId: string, years: readonly (readonly [number, number])[]): Promise<void> {
  const { db, clock } = await service()
  for (const [year, amount] of years)
    await db.drizzle
      .insert(incomes)
      .values({ userId, year, amount, source: 'HEALTH', verifiedAt: clock() })
      .onConflictDoNothing()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[PUB-7] a visitor reads the example path and guesses the example place', async ({ page }) => {
    await page.goto('/graph')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 연봉은 어떻게 올라왔을까요?')
    await expect(page.getByText('5년 동안 81.3% 올랐어요')).toBeVisible()
    await expect(page.getByRole('img', { name: /1년 차 3,200만 원.*6년 차 5,800만 원/ })).toBeVisible()
    await expect(page.getByRole('link', { name: '내 연봉 그래프 그리기' })).toHaveAttribute(
      'href',
      '/my/graph',
    )

    await page.goto('/secret')
    await expect(page.getByRole('heading', { name: /상위 32%/ })).toBeHidden()
    await page.getByRole('slider', { name: '내 짐작' }).fill('50')
    await page.getByRole('button', { name: '자리 확인하기' }).click()
    await expect(page).toHaveURL(/\/secret\?guess=50$/)
    await expect(page.getByRole('heading', { name: '생각보다 높은 자리예요 상위 32%' })).toBeVisible()
    await expect(page.getByText('짐작한 자리보다 18%p 위예요')).toBeVisible()
  })
})

test('[PUB-7] the island shows the answer to a guess in place, and again to another', async ({ page }) => {
  await page.goto('/secret', { waitUntil: 'networkidle' })
  const slider = page.getByRole('slider', { name: '내 짐작' })
  await slider.fill('10')
  await expect(page.getByText('상위 10%')).toBeVisible()
  await page.getByRole('button', { name: '자리 확인하기' }).click()
  await expect(page.getByRole('heading', { name: /아직 오를 자리가 남았어요/ })).toBeFocused()
  await slider.fill('32')
  await page.getByRole('button', { name: '자리 확인하기' }).click()
  await expect(page.getByRole('heading', { name: /딱 맞혔어요/ })).toBeFocused()
  await expect(page).toHaveURL(/\/secret$/)
})

test('[PUB-7] whoever is signed in is led to their own path, and shares as much of it as they say', async ({
  page,
  context,
}) => {
  const person = await addPerson()
  await addYears(person.userId, [
    [2020, 3_200],
    [2021, 3_900],
    [2022, 4_500],
  ])
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(Navigator.prototype, { share: undefined }))
  await signInAs(page, person)
  await page.goto('/graph')
  await expect(page).toHaveURL(/\/my\/graph$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3년 동안 62.5% 올랐어요')
  await expect(page.getByText('+2,000만 원')).toBeVisible()
  await expect(page.getByText(/비슷한 사람들의 가운데보다 [\d,]+만 원/)).toBeVisible()

  await page.getByRole('button', { name: '친구에게 나누기' }).click()
  await page.getByRole('radio', { name: /오른 비율만/ }).check()
  await page.getByRole('button', { name: '이대로 링크 만들기' }).click()
  await expect(page.getByRole('img', { name: '친구가 볼 그림' })).toBeVisible()
  await page.getByRole('button', { name: '나누기', exact: true }).click()
  await expect(page.getByText('링크를 복사했어요')).toBeVisible()
  const address = await page.evaluate(() => navigator.clipboard.readText())
  expect(address).toMatch(/\/graph\/[0-9a-f-]{36}$/)

  const friend = await context.browser()!.newPage()
  const answer = await friend.goto(address)
  const html = await answer!.text()
  expect(html).not.toMatch(/5,200|4,500|3,200|윤하람/)
  expect(html).toContain(`/og/graph/${address.slice(-36)}.png`)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('누군가의 연봉이 62.5% 올랐어요')
  expect(await friend.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await friend.close()
})

test('[PUB-7] guess first, then see where my verified income stands', async ({ page }) => {
  await signInAs(page, await addPerson())
  await page.goto('/my/secret')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('내 소득은 상위 몇 %일까요?')
  await expect(page.getByText(/명 이상과 견주어요/)).toBeVisible()
  await page.getByRole('slider', { name: '내 짐작' }).fill('1')
  await page.getByRole('button', { name: '자리 확인하기' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/아직 오를 자리가 남았어요 ?상위 \d+%/)
  await expect(
    page.getByRole('img', { name: /상위 \d+%에 서 있어요. 짐작한 자리는 상위 1%예요/ }),
  ).toBeVisible()
  await page.getByRole('button', { name: '다시 짐작하기' }).click()
  await expect(page.getByRole('slider', { name: '내 짐작' })).toBeVisible()
})

test('[PUB-7] with fewer than five people alike nothing is said of them', async ({ page }) => {
  const person = await addPerson({ jobLabel: '기타', jobSubLabel: `조향사 ${Date.now()}` })
  await addYears(person.userId, [[2022, 4_500]])
  await signInAs(page, person)
  await page.goto('/my/secret')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('아직 견줄 수 있는 사람이 모자라요')
  await page.getByRole('link', { name: '내 연봉 그래프 보기' }).click()
  await expect(page.getByText(/아직 견줄 수 있는 사람이 모자라요/)).toBeVisible()
  await expect(page.getByRole('img', { name: /2022년 4,500만 원, 2023년 5,200만 원\.$/ })).toBeVisible()
})

test('[PUB-7] a share that nobody made is not found', async ({ page }) => {
  for (const address of ['/graph/00000000-0000-7000-8000-000000000000', '/secret/nobody']) {
    const answer = await page.goto(address)
    expect(answer!.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('찾을 수 없어요')
  }
})
