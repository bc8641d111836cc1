import { AxeBuilder } from '@axe-core/playwright'
import { kstDay, startOfKstDay } from '@coffeeattack/domain/kst'
import { expect, type Page, test } from '@playwright/test'
import { countCalls } from './sign-in.ts'
import { addCuration, addPerson, signInAs } from './world.ts'

/** A group of companies that an agent chose: choosing, asking the agent, passing, and every end (OFR-7, OFR-8). */

const COMPANIES = ['노을클라우드', '온결헬스', '반달랩스']
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const company = (page: Page, name: string) => page.getByRole('checkbox', { name })
const hardToChoose = (page: Page) => page.getByRole('button', { name: '지금은 고르기 어려워요' })
const dialog = (page: Page) => page.getByRole('dialog', { name: '에이전트와 이야기하고 정할까요?' })

type Given = NonNullable<Parameters<typeof addCuration>[1]>

async function openCuration(page: Page, given: Given = {}) {
  const person = await addPerson()
  const group = await addCuration(person, { companies: COMPANIES, ...given })
  const path = `/my/result/curation/${group.groupId}`
  await signInAs(page, person)
  await page.goto(path)
  return { ...group, person, path }
}

/** The bodies that were sent to the group. */
function sentBodies(page: Page) {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes('/users/offers/group/')) {
      bodies.push(request.postDataJSON())
    }
  })
  return bodies
}

test('[OFR-7] the companies, the agent’s message, and a button that says the count or what to do first', async ({
  page,
}) => {
  await openCuration(page, { inDays: 3 })
  await expect(page).toHaveTitle('여러 회사의 어택 · 커피어택')
  await expect(title(page)).toHaveText('커피챗하고 싶은 회사를모두 골라 주세요')
  const message = page.getByRole('region', { name: '에이전트의 메시지' })
  await expect(message).toContainText('커피어택 에이전트 · 정하린')
  await expect(message).toContainText('이야기 나눈 조건에 맞는 회사들을 모았어요.')
  await expect(page.getByRole('banner')).toContainText('3일 남았어요')
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  await expect(page.getByRole('button', { name: '회사를 골라 주세요' })).toBeDisabled()

  await company(page, '노을클라우드').check()
  await expect(page.getByRole('button', { name: '1곳과 커피챗 연결하기' })).toBeEnabled()
  await expect(hardToChoose(page)).toBeHidden()
  await company(page, '온결헬스').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: '2곳과 커피챗 연결하기' })).toBeEnabled()
  await company(page, '노을클라우드').uncheck()
  await company(page, '온결헬스').uncheck()
  await expect(page.getByRole('button', { name: '회사를 골라 주세요' })).toBeDisabled()
  await expect(hardToChoose(page)).toBeVisible()
})

test('[OFR-7] [OFR-8] the chosen companies are matched, and each leads to its coffee chat', async ({
  page,
}) => {
  const { groupId, offerIds } = await openCuration(page)
  const bodies = sentBodies(page)
  await company(page, '노을클라우드').check()
  await company(page, '반달랩스').check()
  await page.getByRole('button', { name: '2곳과 커피챗 연결하기' }).dblclick()

  await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')
  await expect(page.getByText('이제 서로 이름과 연락처를 볼 수 있어요.')).toBeVisible()
  const chosen = page.getByRole('region', { name: '커피챗하기로 한 회사' })
  await expect(chosen.getByRole('listitem')).toHaveText([/노을클라우드/, /반달랩스/])
  await expect(page.getByText('온결헬스')).toHaveCount(0)
  await expect(page.getByRole('link', { name: '내 페이지로 가기' })).toHaveAttribute('href', '/my')
  expect(bodies).toEqual([{ isLike: true, groupId, offerItems: [offerIds[0], offerIds[2]] }])

  await chosen.getByRole('link', { name: /반달랩스/ }).click()
  await expect(page).toHaveURL(/\/my\/result\/like\/[0-9a-f-]{36}\?company=/)
  expect(new URL(page.url()).searchParams.get('company')).toBe('반달랩스')
  await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')
  await expect(page.getByRole('heading', { level: 2, name: '반달랩스', exact: true })).toBeVisible()
})

test('[OFR-7] hard to choose, and yes: the agent helps to decide', async ({ page }) => {
  const { groupId } = await openCuration(page)
  const bodies = sentBodies(page)
  await hardToChoose(page).click()
  await expect(dialog(page)).toContainText('궁금한 점을 함께 살펴보고 골라도 돼요.')
  await dialog(page).getByRole('button', { name: '이야기하고 정할래요' }).click()
  await expect(title(page)).toHaveText('에이전트와 이야기하고 정하기로 했어요')
  await expect(page.getByText('담당 에이전트가 곧 연락드려요.')).toBeVisible()
  expect(bodies).toEqual([{ isLike: true, groupId, offerItems: [] }])
})

test('[OFR-7] hard to choose, and no: the group is refused', async ({ page }) => {
  const { groupId } = await openCuration(page)
  const bodies = sentBodies(page)
  await hardToChoose(page).click()
  await dialog(page).getByRole('button', { name: '이번에는 넘어갈래요' }).click()
  await expect(title(page)).toHaveText('이미 거절한 제안이에요.')
  expect(bodies).toEqual([{ isLike: false, groupId, offerItems: [] }])
})

test('[OFR-7] closing the question answers nothing', async ({ page }) => {
  await openCuration(page)
  const bodies = sentBodies(page)
  await hardToChoose(page).click()
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(hardToChoose(page)).toBeFocused()
  expect(bodies).toEqual([])
})

test('[OFR-8] past the deadline there is the notice and the way to ask again', async ({ page }) => {
  const { path } = await openCuration(page, { inDays: -1 })
  await expect(title(page)).toHaveText('선택 가능한 기한이 만료되었어요!')
  await expect(page.getByText('선택 가능 기한이 지났어요.')).toBeVisible()
  await expect(page.getByRole('link', { name: '다시 연결 문의하기' })).toHaveAttribute(
    'href',
    `/ask?from=${encodeURIComponent(path)}`,
  )
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('[OFR-2] on the last day the clock runs, and at midnight in Seoul the choice is over', async ({
  page,
}) => {
  const midnight = startOfKstDay(kstDay(new Date()) + 1).getTime()
  await page.clock.install({ time: midnight - 60_000 })
  await openCuration(page, { inDays: 0 })
  await expect(page.getByRole('banner')).toContainText('오늘 마감')
  await expect(page.getByRole('timer')).toHaveText(/^00:00:\d\d$/)
  await company(page, '노을클라우드').check()
  await page.clock.runFor(61_000)
  await expect(title(page)).toHaveText('선택 가능한 기한이 만료되었어요!')
})

test('[ROUTE-5] two tabs answer the same group: the second sees what the first decided', async ({ page }) => {
  const { path, person } = await openCuration(page)
  const other = await page.context().newPage()
  await signInAs(other, person)
  await other.goto(path)
  await company(other, '온결헬스').check()

  await company(page, '노을클라우드').check()
  await page.getByRole('button', { name: '1곳과 커피챗 연결하기' }).click()
  await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')

  const answer = other.waitForResponse((response) => response.request().method() === 'PATCH')
  await other.getByRole('button', { name: '1곳과 커피챗 연결하기' }).click()
  expect((await answer).status()).toBe(409)
  await expect(title(other)).toHaveText('커피챗 매칭이 완료되었어요.')
  await expect(other.getByRole('region', { name: '커피챗하기로 한 회사' }).getByRole('listitem')).toHaveText([
    /노을클라우드/,
  ])
})

for (const [why, answer] of [
  ['a failure of ours', { status: 500, json: { code: 'INTERNAL', message: '' } }],
  ['an id of another group', { status: 400, json: { code: 'GROUP_FOREIGN_OFFER', message: '' } }],
] as const) {
  test(`[ROUTE-5] ${why} replaces the page with /my`, async ({ page }) => {
    const { path } = await openCuration(page)
    await page.route('**/api/users/offers/group/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill(answer) : route.fallback(),
    )
    await company(page, '노을클라우드').check()
    await page.getByRole('button', { name: '1곳과 커피챗 연결하기' }).click()
    await expect(page).toHaveURL('/my')
    await page.goBack()
    expect(page.url()).not.toContain(path)
  })
}

test('[ROUTE-3] a group that is not there, or somebody else’s, leads home', async ({ page }) => {
  const { groupId } = await addCuration(await addPerson(), { companies: COMPANIES })
  await signInAs(page, await addPerson())
  await page.goto(`/my/result/curation/${groupId}`)
  await expect(page).toHaveURL('/')
})

test('[UI-9] one look at the page asks for the group once', async ({ page }) => {
  const person = await addPerson()
  const { groupId } = await addCuration(person, { companies: COMPANIES })
  await signInAs(page, person)
  const reads = countCalls(page, 'GET', `/users/offers/group/${groupId}`)
  await page.goto(`/my/result/curation/${groupId}`)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  expect(reads()).toBe(1)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the group shuts nobody out (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await openCuration(page)
    await company(page, '노을클라우드').check()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('button', { name: '1곳과 커피챗 연결하기' }).click()
    await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')
    expect((await new AxeBuilder({ page }).exclude('[data-bottom-bar]').analyze()).violations).toEqual([])
  })
}
