import { expect, type Page } from '@playwright/test'
import { test } from './flow-test.ts'
import { chooseCertificate, confirmOnPhone, doneButton } from './registration-steps.ts'
import type { Person } from './world.ts'

/** Lifetime income from the first request to the shared result (PUB-6). */

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const more = (page: Page) => page.getByRole('button', { name: '5년 더 불러오기' })

/** Twelve years at two employers, in the sandbox's tax office. */
async function earns(page: Page, { name, phone }: Person): Promise<void> {
  const jobs = [
    { company: '두들페이', start: '20200102', monthlyWon: 4_000_000, yearlyRaise: 0 },
    { company: '반달랩스', start: '20140102', end: '20191231', monthlyWon: 2_500_000, yearlyRaise: 0 },
  ]
  const data = { name, phone, birthday: '19930412', jobs }
  expect((await page.request.post('/sandbox/control/people', { data })).status()).toBe(201)
}

/** Shortens the two seconds between the page's polls. */
async function gathered(page: Page, text: string): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(2_000)
    await expect(title(page)).toHaveText(text, { timeout: 500 })
  }).toPass()
}

test('[PUB-6] years are fetched five at a time, shown, and shared without the sum', async ({
  page,
  person,
  context,
  desk: stranger,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.addInitScript(() => Object.assign(Navigator.prototype, { share: undefined }))
  await page.clock.install()
  await earns(page, person)
  await page.goto('/money')
  await page.getByRole('link', { name: '내 소득 모아 보기' }).click()
  await expect(title(page)).toHaveText('지금까지 번 소득을 모아 볼까요? ')
  await expect(page.getByLabel('이름')).toHaveValue(person.name)
  await page.getByRole('button', { name: '소득 불러오기' }).click()
  await chooseCertificate(page)
  await expect(page).toHaveURL(/\/my\/money\/pending\?type=kakao$/)
  await confirmOnPhone(page, person.phone)
  await page.clock.fastForward(3_000)
  await doneButton(page).click()
  await expect(page).toHaveURL(/\/my\/money$/)

  await gathered(page, '8년 치를 모았어요')
  await expect(page.getByText('2018년부터 2025년까지 번 소득이에요. 더 거슬러 갈 수 있어요.')).toBeVisible()
  await more(page).click()
  await gathered(page, '10년 치를 모았어요')
  await more(page).click()
  await gathered(page, '12년 치를 모았어요')
  await more(page).click()
  await gathered(page, '첫 월급까지 다 모았어요')
  await expect(more(page)).toHaveCount(0)
  await page.getByText('표로 보기').click()
  await expect(page.getByRole('row', { name: '2014 반달랩스 3,000' })).toBeVisible()

  await page.getByRole('button', { name: '결과 보기' }).click()
  // 6 × 4,800 + 6 × 3,000
  await expect(page.getByRole('main')).toContainText('4억 6,800만 원')
  await expect(page.getByText(/함께 모은 사람 가운데 상위 \d+%예요/)).toBeVisible()
  await page.getByRole('button', { name: '결과 나누기' }).click()
  await expect(page.getByText('링크를 복사했어요')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/money\/[0-9a-f-]{36}$/)

  await stranger.goto(link)
  await expect(title(stranger)).toHaveText(/지금까지 번 소득이 상위 \d+%예요/)
  const seen = await stranger.content()
  for (const secret of [person.name, '4억 6,800', '두들페이', '반달랩스']) expect(seen).not.toContain(secret)
  expect(seen).toContain('<meta name="robots" content="noindex"')
  expect(seen).toContain(`/og${new URL(link).pathname}.png`)

  await page.clock.fastForward(4_000)
  await page.getByRole('switch', { name: '금액도 보여 주기' }).check()
  await page.getByRole('button', { name: '결과 나누기' }).click()
  await expect
    .poll(async () => (await stranger.request.get(`${link}?again=${Date.now()}`)).text())
    .toContain('지금까지 4억 6,800만 원을 벌었어요')
  await page.clock.fastForward(4_000)
  await page.getByRole('button', { name: '나눈 링크 거두기' }).click()
  await expect(page.getByText('나눈 링크를 거뒀어요')).toBeVisible()
  expect((await stranger.request.get(`${link}?gone=${Date.now()}`)).status()).toBe(404)
})
