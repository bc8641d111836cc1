import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { test } from '../../public/testing/page-test.tsx'
import { shownGraph, shownSecret } from '../../testing/samples/standing.ts'

const ID = '01930000-0000-7000-8000-000000000401'

test('[PUB-7] the island shows the answer to a guess in place, and again for another guess', async ({
  visit,
}) => {
  const { screen, window } = await visit('/secret')
  const slider = screen.getByRole('slider', { name: '내 짐작' })
  const check = screen.getByRole('button', { name: '자리 확인하기' })
  await slider.fill('10')
  await expect.element(screen.getByText('상위 10%')).toBeVisible()
  await check.click()
  await expect.element(screen.getByRole('heading', { name: /아직 오를 자리가 남았어요/ })).toHaveFocus()
  await slider.fill('32')
  await check.click()
  await expect.element(screen.getByRole('heading', { name: /딱 맞혔어요/ })).toHaveFocus()
  expect(window.location.href).toBe(`${window.location.origin}/secret`)
})

test('[PUB-7] a signed-in person is led to their own page', async ({ phone, visit }) => {
  localStorage.setItem('token', 'access')
  await visit('/graph')
  expect(phone.leftFor()).toBe('/my/graph')
  await visit('/secret')
  expect(phone.leftFor()).toBe('/my/secret')
})

test('[PUB-7] a shared path shows what its owner allowed and is not indexed', async ({ visit }) => {
  const page = await visit(`/graph/${ID}`, { answers: { 'GET /standing/shares/:id': shownGraph() } })
  const { document } = page.window
  await expect
    .element(page.screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('누군가의 연봉이 62.5% 올랐어요')
  expect(document.documentElement.outerHTML).not.toMatch(/5,200|4,500|3,200/)
  expect(document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content).toBe('noindex')
  const picture = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content
  expect(picture).toBe(`${page.window.location.origin}/og/graph/${ID}.png`)
  await expectAccessible(page.window)

  const { screen } = await visit(`/graph/${ID}`, {
    answers: { 'GET /standing/shares/:id': shownGraph([3_200, 3_900, 4_500, 5_200]) },
  })
  await expect.element(screen.getByText('2023년에는 5,200만 원이에요', { exact: false })).toBeVisible()
})

test('[PUB-7] so does a shared rank', async ({ visit }) => {
  const page = await visit(`/secret/${ID}`, { answers: { 'GET /standing/shares/:id': shownSecret() } })
  await expect
    .element(page.screen.getByRole('heading', { level: 1 }))
    .toHaveTextContent('누군가의 소득은 상위 38%예요')
  await expect
    .element(page.screen.getByText('금액은 보여 주지 않기로 했어요', { exact: false }))
    .toBeVisible()
  await expectAccessible(page.window)
})
