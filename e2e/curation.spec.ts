import { expect, type Page } from '@playwright/test'
import { startCoffeechat } from './accept.ts'
import { test } from './flow-test.ts'
import { addCuration } from './world.ts'

/** A group of companies that an agent chose (OFR-7, OFR-8). */

const COMPANIES = ['노을클라우드', '온결헬스', '반달랩스']
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const company = (page: Page, name: string) => page.getByRole('checkbox', { name })
const chosen = (page: Page) =>
  page.getByRole('region', { name: '커피챗하기로 한 회사' }).getByRole('listitem')

test('[OFR-7] [OFR-8] [OFR-9] the chosen companies are matched, and each leads to its coffee chat', async ({
  page,
  person,
}) => {
  const groupId = await addCuration(person, COMPANIES)
  await page.goto(`/my/result/curation/${groupId}`)
  await expect(page.getByRole('checkbox')).toHaveCount(3)
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
