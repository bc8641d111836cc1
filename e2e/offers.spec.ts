import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { countCalls } from './sign-in.ts'
import { addCuration, addOffer, addPerson, companyNames, type Person, signInAs } from './world.ts'

/** The lists of offers: all, selected, expired; and the history of what is decided. */

const section = (page: Page, name: string) => page.getByRole('region', { name })
const rows = (page: Page, name: string) => section(page, name).getByRole('listitem')
const DECIDED = new Date(Date.now() - 60 * 60 * 1000)

async function openList(page: Page, person: Person, path = '/my/attack'): Promise<void> {
  await signInAs(page, person)
  await page.goto(path)
  await expect(page.getByRole('navigation', { name: '어택 목록' })).toBeVisible()
}

test('[OFR-9] [OFR-2] open offers come first with their deadlines, a group is one entry, new ones are marked', async ({
  page,
}) => {
  const person = await addPerson()
  await addOffer(person, { company: '노을클라우드', inDays: 0 })
  await addOffer(person, { company: '온결헬스', inDays: 5, readAt: DECIDED })
  await addOffer(person, { company: '달그락', status: 'REFUSED', decidedAt: DECIDED })
  await addCuration(person, { inDays: 3, companies: ['너울에너지', '두레박데이터', '옹달미디어'] })
  await openList(page, person)

  const open = rows(page, '지금 고를 수 있어요')
  await expect(open).toHaveCount(3)
  await expect(open.nth(0)).toContainText('노을클라우드')
  await expect(open.nth(0)).toContainText('오늘 마감')
  await expect(open.nth(0)).toContainText('+30.8%')
  await expect(open.nth(0)).toContainText('새 소식')
  await expect(open.nth(1)).toContainText('에이전트가 고른 3곳')
  await expect(open.nth(1)).toContainText('3일 남았어요')
  await expect(open.nth(2)).toContainText('5일 남았어요')
  await expect(open.nth(2)).not.toContainText('새 소식')
  const others = rows(page, '답하거나 지난 어택')
  await expect(others).toHaveCount(1)
  await expect(others).toContainText('거절한 제안')

  await open.nth(1).getByRole('link').click()
  await expect(page).toHaveURL(/\/my\/result\/curation\//)
  await page.goBack()
  await open.nth(0).getByRole('link').click()
  await expect(page.getByRole('heading', { name: '노을클라우드' })).toBeVisible()
  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(open.nth(0)).toContainText('노을클라우드')
  await expect(open.nth(0)).not.toContainText('새 소식')
})

test('[OFR-9] the selected and the expired have lists of their own', async ({ page }) => {
  const person = await addPerson()
  await addOffer(person, { company: '노을클라우드' })
  await addOffer(person, { company: '온결헬스', status: 'MATCHED', decidedAt: DECIDED, selectedAt: DECIDED })
  await addOffer(person, { company: '달그락', inDays: -1 })
  await openList(page, person)

  await page.getByRole('link', { name: '고른 어택' }).click()
  await expect(page).toHaveURL('/my/attack/select')
  await expect(rows(page, '커피챗을 하기로 했어요')).toHaveCount(1)
  await expect(rows(page, '커피챗을 하기로 했어요')).toContainText('온결헬스')
  await expect(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible()

  await page.getByRole('link', { name: '지난 어택' }).click()
  await expect(page).toHaveURL('/my/attack/expired')
  const expired = rows(page, '기한이 지났어요')
  await expect(expired).toHaveCount(1)
  await expect(expired).toContainText('달그락')
  const reconnect = expired.getByRole('link', { name: '다시 연결하기' })
  await expect(reconnect).toHaveAttribute('href', /^\/ask\?from=%2Fmy%2Fresult%2F/)
})

test('nothing yet: each list says so and names one thing to do', async ({ page }) => {
  await openList(page, await addPerson())
  await expect(page.getByText('아직 받은 어택이 없어요')).toBeVisible()
  await expect(page.getByText('프로필을 채우면 회사가 더 빨리 찾아와요')).toBeVisible()
  await expect(page.getByRole('link', { name: '프로필 채우기' })).toHaveAttribute('href', '/my/profile')
  await page.getByRole('link', { name: '고른 어택' }).click()
  await expect(page.getByText('아직 고른 어택이 없어요')).toBeVisible()
  await page.getByRole('link', { name: '지난 어택' }).click()
  await expect(page.getByText('지난 어택이 없어요')).toBeVisible()
})

test('[OFR-9] the history of a single offer opens over the list, and leads to asking again', async ({
  page,
}) => {
  const person = await addPerson()
  await addOffer(person, { company: '달그락', inDays: -1 })
  await openList(page, person, '/my/attack/expired')
  await page.getByRole('button', { name: '달그락 내역 보기' }).click()
  const sheet = page.getByRole('dialog', { name: '달그락' })
  await expect(sheet).toContainText('6,000~6,800만 원')
  await expect(sheet).toContainText('기한이 지났어요')
  await expect(sheet).toContainText('최대 +30.8%')
  await expect(sheet.getByRole('link', { name: '다시 연결 문의하기' })).toHaveAttribute(
    'href',
    /^\/ask\?from=/,
  )
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})

test('[OFR-9] the history of a group names its companies and the chosen ones', async ({ page }) => {
  const person = await addPerson()
  const companies = ['너울에너지', '두레박데이터', '옹달미디어']
  const { groupId, offerIds } = await addCuration(person, { companies })
  await openList(page, person)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const selected = await page.request.patch(`/api/users/offers/group/${groupId}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { isLike: true, groupId, offerItems: offerIds.slice(0, 2) },
  })
  expect(selected.status()).toBe(200)
  await page.goto('/my/attack/select')
  await page.getByRole('button', { name: /에이전트가 고른 2곳/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await expect(sheet.getByRole('link', { name: '너울에너지 커피챗 보기' })).toHaveAttribute(
    'href',
    /^\/my\/result\/like\//,
  )
  await expect(sheet.getByRole('link', { name: /커피챗 보기/ })).toHaveCount(2)
})

test('[OFR-9] [UI-9] the list is believed for 30 seconds and kept for 60', async ({ page }) => {
  const person = await addPerson()
  await addOffer(person)
  await page.clock.install()
  const calls = countCalls(page, 'GET', '/v3/users/offers')
  await openList(page, person)
  await expect(rows(page, '지금 고를 수 있어요')).toHaveCount(1)
  const away = async () => {
    await page.getByRole('link', { name: '리포트' }).click()
    await expect(page).toHaveURL('/my/report')
  }
  const back = async () => {
    await page.goBack()
    await expect(rows(page, '지금 고를 수 있어요')).toHaveCount(1)
  }
  await away()
  await back()
  expect(calls()).toBe(1)
  await page.clock.runFor(31_000)
  await away()
  await back()
  await expect.poll(calls).toBe(2)
})

test('a list that can not be loaded can be tried again', async ({ page }) => {
  const person = await addPerson()
  await addOffer(person)
  await page.route('**/api/v3/users/offers', (route) => route.fulfill({ status: 500, json: {} }))
  await openList(page, person)
  await expect(page.getByRole('alert')).toContainText('어택을 불러오지 못했어요')
  await page.unroute('**/api/v3/users/offers')
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(rows(page, '지금 고를 수 있어요')).toHaveCount(1)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the lists have no barriers, ${colorScheme}`, async ({ page }) => {
    const person = await addPerson()
    const [first, second] = await companyNames(2)
    await addOffer(person, { company: first, inDays: 0 })
    await addOffer(person, { company: second, inDays: -1 })
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme })
    await openList(page, person)
    await expect(rows(page, '답하거나 지난 어택')).toHaveCount(1)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: /내역 보기/ }).click()
    await expect(page.getByRole('dialog')).toContainText('결과')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}
