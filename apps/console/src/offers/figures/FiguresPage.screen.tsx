import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { figures } from '../../testing/samples/offers.ts'
import { test } from '../../testing/screen-test.tsx'

/** How the company's offers fare (BIZ-5). */

test('[BIZ-5] how far they came, month by month, and why they were refused', async ({ api, open }) => {
  api.answers('GET /console/figures', figures)
  await open('/figures')
  await expect.element(page.getByRole('region', { name: '어택이 지나온 길' })).toMatchTextContent(/26.*21.*7/)
  await expect
    .element(page.getByRole('region', { name: '달마다 보낸 어택' }))
    .toMatchTextContent('보냄 12건, 커피챗 4건')
  const reasons = page.getByRole('region', { name: '거절한 이유' })
  await expect.element(reasons).toMatchTextContent('연봉이 기대보다 아쉬워요5명그 밖의 이유5명')
  await expect
    .element(reasons)
    .toMatchTextContent(
      '모두 10명이 처음 거절하며 고른 이유예요. 한 분의 답이 드러나지 않게 5명씩 묶어서 보여 드려요. 5명이 더 거절하면 숫자가 움직이고, 묶이지 않은 분은 그 밖의 이유에 들어가요.',
    )
  await expect.element(page.getByText(/보낸 어택에는 24건이 보이고/)).toBeVisible()
  await expect
    .element(
      page.getByText(
        '이번 달 12건은 메뉴의 이번 달 어택이 세는 10건과 에이전트가 우리 회사 이름으로 보낸 2건이에요.',
      ),
    )
    .toBeVisible()
  await expectAccessible()
})

test('[BIZ-5] from too few people no reason is told', async ({ api, open }) => {
  api.answers('GET /console/figures', { ...figures, reasons: null })
  await open('/figures')
  const reasons = page.getByRole('region', { name: '거절한 이유' })
  await expect
    .element(reasons)
    .toMatchTextContent(
      '아직 기록이 모자라요. 한 분의 답이 드러나지 않게, 같은 이유가 5명씩 모이면 보여 드려요.',
    )
  expect(reasons.getByRole('listitem').elements()).toHaveLength(0)
})

test('[BIZ-5] figures that could not be loaded are tried again', async ({ api, open }) => {
  api.refuses('GET /console/figures', 'INTERNAL')
  await open('/figures')
  await expect.element(page.getByText('성과를 불러오지 못했어요')).toBeVisible()
  api.answers('GET /console/figures', { ...figures, sent: 0 })
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(page.getByText('아직 보낸 어택이 없어요')).toBeVisible()
})

test('[TRUST-7] the rail says what is left today, and when the month is full, until when', async ({
  api,
  open,
}) => {
  const rail = page.getByRole('navigation', { name: '콘솔 메뉴' })
  const figuresOf = (sent: number, today: number) =>
    api.answers('GET /console/quota', { month: { sent, limit: 50 }, day: { sent: today, limit: 10 } })
  api.answers('GET /console/figures', figures)
  figuresOf(48, 3)
  const screen = await open('/figures')
  await expect.element(rail.getByText('오늘 2건 더 보낼 수 있어요')).toBeVisible()
  figuresOf(50, 8)
  await screen.reload()
  await expect.element(rail.getByText('12월 1일 (화)부터 다시 보낼 수 있어요')).toBeVisible()
  figuresOf(40, 10)
  await screen.reload()
  await expect.element(rail.getByText('오늘 몫을 다 보냈어요. 내일 다시 보낼 수 있어요')).toBeVisible()
  await expectAccessible()
})
