import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { saveButton, test as base } from '../../testing/profile-test.ts'

/** The techniques of a profile (PRO-9). */

const search = page.getByLabelText('기술 검색')
const results = page.getByRole('region', { name: '검색 결과' }).getByRole('button')
const recommended = page.getByRole('region', { name: '많이 쓰는 기술' }).getByRole('button')
const textsOf = (buttons: typeof results) => buttons.elements().map(({ textContent }) => textContent)

const test = base.extend('techniques', ({ api, server, edit }) => {
  api.answers('GET /users/techStackRecommend', { items: ['Java', 'Kotlin'] })
  api.answers('PATCH /users/techstack', ({ body }) => {
    server.profile = { ...server.profile, ...body }
    return body
  })
  return async () => {
    await edit()
    await page.getByRole('button', { name: '기술 고르기' }).click()
    await search.findElement()
  }
})

test('[PRO-9] techniques are searched for, at most twenty, and saved', async ({ api, techniques }) => {
  const found = Array.from({ length: 25 }, (_, index) => `Script${index}`)
  api.answers('GET /users/techStackSearch', ({ query }) => ({
    items: query.q === 's' ? found : ['TypeScript'],
  }))
  await techniques()
  await search.fill('s')
  await expect.poll(() => textsOf(results)).toEqual(found.slice(0, 20))
  await search.fill('typescript')
  await expect.poll(() => textsOf(results)).toEqual(['TypeScript'])
  await results.click()
  await expect.element(results).toHaveAttribute('aria-pressed', 'true')
  await expect.element(page.getByRole('heading', { name: '고른 기술 1개' })).toBeVisible()
  await expectAccessible()
  await saveButton.click()
  await expect.element(page.getByRole('button', { name: '기술 고치기' })).toBeVisible()
  expect(api.sent('PATCH /users/techstack').map(({ body }) => body)).toEqual([
    { techStackItems: ['TypeScript'] },
  ])
})

test('[PRO-9] techniques used by people with the job are suggested, and can be removed', async ({
  api,
  techniques,
}) => {
  await techniques()
  await expect.poll(() => textsOf(recommended)).toEqual(['Java', 'Kotlin'])
  expect(api.sent('GET /users/techStackRecommend').map(({ query }) => query)).toEqual([
    { jobLabel: '개발', jobSubLabel: '프론트엔드 개발자' },
  ])
  await page.getByRole('button', { name: 'Kotlin' }).click()
  await expect.element(saveButton).toBeEnabled()
  await page.getByRole('button', { name: 'Kotlin 지우기' }).click()
  await expect.element(saveButton).toBeDisabled()
})

test('[PRO-9] a job without techniques gets no suggestions', async ({ api, techniques }) => {
  api.answers('GET /users/techStackRecommend', { items: [] })
  await techniques()
  await expect.element(page.getByText('많이 쓰는 기술')).not.toBeInTheDocument()
})

test('[PRO-9] Spring, React and Python are suggested when the recommendation fails', async ({
  api,
  techniques,
}) => {
  api.refuses('GET /users/techStackRecommend', 'INTERNAL')
  await techniques()
  await expect.poll(() => textsOf(recommended)).toEqual(['Spring', 'React', 'Python'])
})
