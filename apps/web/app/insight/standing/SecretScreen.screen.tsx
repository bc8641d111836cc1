import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { owner } from '../../testing/samples/offers.ts'
import { standing, standingAlone } from '../../testing/samples/standing.ts'
import { test } from '../../testing/screen-test.tsx'

const title = page.getByRole('heading', { level: 1 })
const slider = page.getByRole('slider', { name: '내 짐작' })

test('[PUB-7] guess first, then see the rank of my verified income', async ({ api, open }) => {
  api.answers('GET /users/standing', standing())
  await open('/my/secret')
  await expect.element(title).toHaveTextContent('내 소득은 상위 몇 %일까요?')
  await expect.element(page.getByText(/10명 이상과 견주어요/)).toBeVisible()
  await expectAccessible()
  await slider.fill('1')
  await page.getByRole('button', { name: '자리 확인하기' }).click()
  await expect.element(title).toMatchTextContent(/^아직 오를 자리가 남았어요 ?상위 38%/)
  await expect.element(title).toHaveFocus()
  await expect
    .element(page.getByRole('img', { name: /상위 38%에 서 있어요. 짐작한 자리는 상위 1%예요/ }))
    .toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: '다시 짐작하기' }).click()
  await expect.element(slider).toBeVisible()
})

test('[PUB-7] with fewer than five similar people there is no rank to guess, but a link to the path', async ({
  api,
  open,
}) => {
  api.answers('GET /users/standing', standingAlone())
  const screen = await open('/my/secret')
  await expect.element(title).toHaveTextContent('아직 견줄 수 있는 사람이 모자라요')
  await page.getByRole('link', { name: '내 연봉 그래프 보기' }).click()
  await expect.poll(screen.address).toBe('/my/graph')
})

test('[PUB-7] [VER-14] a partial year has no rank, and a link to verifying a full one is shown', async ({
  api,
  open,
}) => {
  const incomeItems = [{ year: 2023, income: 397, whole: false, alike: null }]
  api.answers('GET /users/standing', standing({ income: null, incomeItems, rise: null, place: null }))
  api.answers('GET /v3/users/my', owner({ certified: true }))
  await open('/my/secret')
  await expect.element(title).toHaveTextContent('한 해를 채운 소득이 아직 없어요')
  await expect
    .element(page.getByRole('link', { name: '소득 인증하기' }))
    .toHaveAttribute('href', '/my/income')
})
