import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { intentionsOf, leaveLost } from '../../testing/intentions.ts'
import { owner } from '../../testing/samples/offers.ts'
import { standing, standingAlone } from '../../testing/samples/standing.ts'
import { test } from '../../testing/screen-test.tsx'
import { giveShareSheet } from '../../testing/share-sheet.ts'

const ID = '01930000-0000-7000-8000-000000000401'
const title = page.getByRole('heading', { level: 1 })
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('[PUB-7] my path tells how much it rose and compares it with similar people', async ({ api, open }) => {
  api.answers('GET /users/standing', standing())
  await open('/my/graph')
  await expect.element(title).toHaveTextContent('3년 동안 62.5% 올랐어요')
  await expect.element(page.getByText('+2,000만 원')).toBeVisible()
  await expect.element(page.getByText(/비슷한 사람들의 가운데보다 300만 원 높아요/)).toBeVisible()
  await expectAccessible()
})

test('[PUB-7] the person chooses how much of the path to share', async ({ api, open }) => {
  const { copied } = giveShareSheet(window, { sheet: false })
  api.answers('GET /users/standing', standing())
  api.answers('POST /users/standing/shares', { shareId: ID, url: `${location.origin}/graph/${ID}` })
  await open('/my/graph')
  await press('친구에게 나누기')
  await page.getByRole('radio', { name: /오른 비율만/ }).click()
  await expectAccessible()
  await press('이대로 링크 만들기')
  await expect
    .element(page.getByRole('img', { name: '친구가 볼 그림' }))
    .toHaveAttribute('src', `/og/graph/${ID}.png`)
  expect(api.sent('POST /users/standing/shares').map(({ body }) => body)).toEqual([
    { kind: 'graph', withAmounts: false },
  ])
  expect(copied).toEqual([])
  await press('나누기')
  await expect.element(toast('링크를 복사했어요')).toBeVisible()
  expect(copied).toEqual([`${location.origin}/graph/${ID}`])
})

test('[PUB-7] a link whose response was lost is created once however often it is tried; with amounts it is another', async ({
  api,
  open,
}) => {
  api.answers('GET /users/standing', standing())
  api.loses('POST /users/standing/shares')
  await open('/my/graph')
  await press('친구에게 나누기')
  await page.getByRole('radio', { name: /오른 비율만/ }).click()
  await press('이대로 링크 만들기')
  await leaveLost()
  await press('이대로 링크 만들기')
  await leaveLost()
  api.answers('POST /users/standing/shares', { shareId: ID, url: `${location.origin}/graph/${ID}` })
  await page.getByRole('radio', { name: /금액/ }).click()
  await press('이대로 링크 만들기')
  await expect.element(page.getByRole('img', { name: '친구가 볼 그림' })).toBeVisible()
  expect(intentionsOf(api.sent('POST /users/standing/shares'))).toEqual([0, 0, 1])
})

test('[PUB-5] without figures nothing is stored, and the link is the campaign’s own', async ({
  api,
  open,
}) => {
  const { copied } = giveShareSheet(window, { sheet: false })
  api.answers('GET /users/standing', standing())
  await open('/my/graph')
  await press('친구에게 나누기')
  await press('나누기')
  await expect.element(toast('링크를 복사했어요')).toBeVisible()
  expect(copied).toEqual([`${location.origin}/graph`])
})

test('[PUB-7] with fewer than five similar people none are shown', async ({ api, open }) => {
  api.answers('GET /users/standing', standingAlone())
  await open('/my/graph')
  await expect.element(page.getByText(/아직 견줄 수 있는 사람이 모자라요/)).toBeVisible()
  await expect
    .element(page.getByRole('img', { name: /2022년 4,500만 원, 2023년 5,200만 원\.$/ }))
    .toBeVisible()
})

test('[PUB-7] [VER-14] a partial year is drawn as one and not compared', async ({ api, open }) => {
  const incomeItems = [{ year: 2023, income: 397, whole: false, alike: null }]
  api.answers(
    'GET /users/standing',
    standing({ income: null, incomeItems, rise: null, alikeGroup: null, place: null }),
  )
  await open('/my/graph')
  await expect.element(page.getByText('열 달 이상 일한 해의 소득만 연봉으로 보고 견주어요.')).toBeVisible()
  await expect.element(page.getByText(/사람이 모자라요/)).not.toBeInTheDocument()
})

test('[PUB-7] a person without a verified income is led to the verification', async ({ api, open }) => {
  const none = standing({ income: null, incomeItems: [], rise: null, alikeGroup: null, place: null })
  api.answers('GET /users/standing', none)
  api.answers('GET /v3/users/my', owner({ certified: true }))
  await open('/my/graph')
  await expect.element(title).toHaveTextContent('소득을 인증하면 그래프가 그려져요')
  await expect
    .element(page.getByRole('link', { name: '소득 인증하기' }))
    .toHaveAttribute('href', '/my/income')
})

test('[PUB-7] a path that fails to load can be retried', async ({ api, open }) => {
  api.refuses('GET /users/standing', 'INTERNAL')
  await open('/my/graph')
  await expect.element(page.getByText('소득을 불러오지 못했어요')).toBeVisible()
  api.answers('GET /users/standing', standing())
  await press('다시 시도하기')
  await expect.element(title).toHaveTextContent('3년 동안 62.5% 올랐어요')
})
