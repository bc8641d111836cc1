import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { figures } from '../../testing/samples/offers.ts'
import { test } from '../../testing/screen-test.tsx'

/** How the company's offers fare (BIZ-5). */

test('[BIZ-5] how far they came, month by month, and why they were refused', async ({ api, open }) => {
  api.answers('GET /console/figures', figures)
  await open('/figures')
  await expect.element(page.getByRole('region', { name: '어택이 지나온 길' })).toMatchTextContent(/20.*16.*7/)
  await expect
    .element(page.getByRole('region', { name: '달마다 보낸 어택' }))
    .toMatchTextContent('보냄 12건, 커피챗 4건')
  await expect
    .element(page.getByRole('region', { name: '거절한 이유' }))
    .toMatchTextContent('연봉이 기대보다 아쉬워요4명')
  await expectAccessible()
})

test('[BIZ-5] from too few people no reason is told', async ({ api, open }) => {
  api.answers('GET /console/figures', { ...figures, reasons: null })
  await open('/figures')
  await expect.element(page.getByText('거절한 분이 5명이 되면 이유를 모아서 보여 드려요.')).toBeVisible()
})

test('[BIZ-5] figures that could not be loaded are tried again', async ({ api, open }) => {
  api.refuses('GET /console/figures', 'INTERNAL')
  await open('/figures')
  await expect.element(page.getByText('성과를 불러오지 못했어요')).toBeVisible()
  api.answers('GET /console/figures', { ...figures, sent: 0 })
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(page.getByText('아직 전해진 어택이 없어요')).toBeVisible()
})
