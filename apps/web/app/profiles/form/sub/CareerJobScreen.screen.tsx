import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../../testing/profile-test.ts'

const job = page.getByRole('article', { name: '(주)모카로지스' }).getByRole('button', { name: /^직무/ })
const email = page.getByLabelText('이메일')

test('[PRO-3] the job sub-screen replaces a career entry’s job, and going back closes it', async ({
  api,
  edit,
  save,
}) => {
  api.answers('GET /users/labels/search', {
    items: [{ jobLabel: '데이터', jobSubLabel: '데이터 분석가' }],
  })
  const screen = await edit()
  await email.fill('haram@example.com')
  await job.click()
  await expect.element(page.getByText('(주)모카로지스 · 프론트엔드 개발자')).toBeVisible()
  expect(screen.address()).toBe('/my/profile?edit=job&id=00000000-0000-7000-8000-000000000011')
  await screen.back()
  await expect.element(email).toHaveValue('haram@example.com')
  await job.click()
  await page.getByLabelText('직무 검색').fill('데이터')
  await page.getByRole('button', { name: '데이터 분석가 데이터' }).click()
  await expect.element(job).toMatchTextContent('데이터 분석가')
  expect(screen.address()).toBe('/my/profile')
  expect(await save()).toEqual({
    email: 'haram@example.com',
    careerItems: [{ id: '00000000-0000-7000-8000-000000000011', job: '데이터 분석가' }],
  })
})

test('[PRO-3] [PRO-10] a job that is not found is entered as typed, up to thirty plain characters', async ({
  api,
  edit,
  save,
}) => {
  api.answers('GET /users/labels/search', { items: [] })
  await edit()
  await job.click()
  const search = page.getByLabelText('직무 검색')
  await search.fill('데!이@터')
  await expect.element(search).toHaveValue('데이터')
  await search.fill('가'.repeat(31))
  await expect.element(search).toHaveValue('가'.repeat(30))
  await expect.element(page.getByText('검색 결과가 없습니다.')).toBeVisible()
  await expectAccessible()
  await search.fill('커피감별사')
  await page.getByRole('button', { name: /‘커피감별사’ 그대로 쓰기/ }).click()
  await expect.element(job).toMatchTextContent('커피감별사')
  expect(await save()).toEqual({
    careerItems: [{ id: '00000000-0000-7000-8000-000000000011', job: '커피감별사' }],
  })
})
