import { expect, type Page } from '@playwright/test'
import { startCoffeechat } from './accept.ts'
import { test } from './flow-test.ts'
import { addCuration, type Person, signInAs } from './world.ts'

/** A group of companies that an agent chose: choosing, asking the agent, and two tabs at once (OFR-7, OFR-8). */

const COMPANIES = ['노을클라우드', '온결헬스', '반달랩스']
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const company = (page: Page, name: string) => page.getByRole('checkbox', { name })
const chosen = (page: Page) =>
  page.getByRole('region', { name: '커피챗하기로 한 회사' }).getByRole('listitem')

async function openCuration(page: Page, person: Person): Promise<string> {
  const { groupId } = await addCuration(person, { companies: COMPANIES })
  const path = `/my/result/curation/${groupId}`
  await page.goto(path)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
  return path
}

test('[OFR-7] [OFR-8] [OFR-9] the chosen companies are matched, and each leads to its coffee chat', async ({
  page,
  person,
}) => {
  await openCuration(page, person)
  await expect(page).toHaveTitle('여러 회사의 어택 · 커피어택')
  await company(page, '노을클라우드').check()
  await company(page, '반달랩스').check()
  await page.getByRole('button', { name: '2곳과 커피챗 연결하기' }).click()
  await startCoffeechat(page)
  await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')
  await expect(chosen(page)).toHaveText([/노을클라우드/, /반달랩스/])
  await expect(page.getByText('온결헬스')).toHaveCount(0)

  await chosen(page)
    .getByRole('link', { name: /반달랩스/ })
    .click()
  await expect(page).toHaveURL(/\/my\/result\/like\/[0-9a-f-]{36}\?company=/)
  expect(new URL(page.url()).searchParams.get('company')).toBe('반달랩스')
  await expect(page.getByRole('heading', { level: 2, name: '반달랩스', exact: true })).toBeVisible()

  await page.goto('/my/attack/select')
  await page.getByRole('button', { name: /에이전트가 고른 2곳/ }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('listitem')).toHaveCount(3)
  await expect(sheet.getByRole('link', { name: /커피챗 보기/ })).toHaveCount(2)
})

test('[OFR-7] the candidate asks the agent, and the group shows it from then on', async ({
  page,
  person,
}) => {
  await openCuration(page, person)
  await page.getByRole('button', { name: '지금은 고르기 어려워요' }).click()
  await page.getByRole('button', { name: '이야기하고 정할래요' }).click()
  await expect(title(page)).toHaveText('에이전트와 이야기하고 정하기로 했어요')
  await page.reload()
  await expect(title(page)).toHaveText('에이전트와 이야기하고 정하기로 했어요')
  await page.getByRole('link', { name: '에이전트와 이야기하기' }).click()
  await expect(page).toHaveURL(/\/my\/message\/[0-9a-f-]{36}$/)
  await expect(page.getByText('에이전트와 이야기하고 정하기로 했어요.', { exact: true })).toBeVisible()
})

test('[ROUTE-5] two tabs answer the same group: the second shows the first decision', async ({
  page,
  person,
}) => {
  const path = await openCuration(page, person)
  const other = await page.context().newPage()
  await signInAs(other, person)
  await other.goto(path)
  await company(other, '온결헬스').check()

  await company(page, '노을클라우드').check()
  await page.getByRole('button', { name: '1곳과 커피챗 연결하기' }).click()
  await startCoffeechat(page)
  await expect(title(page)).toHaveText('커피챗 매칭이 완료되었어요.')

  const answer = other.waitForResponse((response) => response.request().method() === 'PATCH')
  await other.getByRole('button', { name: '1곳과 커피챗 연결하기' }).click()
  await startCoffeechat(other)
  expect((await answer).status()).toBe(409)
  await expect(title(other)).toHaveText('커피챗 매칭이 완료되었어요.')
  await expect(chosen(other)).toHaveText([/노을클라우드/])
})
