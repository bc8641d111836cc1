import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { my } from '../testing/samples/account.ts'
import { profile } from '../testing/samples/profile.ts'
import { report } from '../testing/samples/report.ts'
import { test } from '../testing/screen-test.tsx'

test('on a desktop the first Tab skips the rail', async ({ api, open }) => {
  await page.viewport(1280, 900)
  api.answers('GET /v3/users/my', my())
  api.answers('GET /v3/users/profile', profile())
  api.answers('GET /v3/users/salary', report())
  const screen = await open('/my/report')
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const skip = page.getByRole('link', { name: '본문으로 건너뛰기' })
  await expect.element(skip).not.toBeInViewport()
  await userEvent.keyboard('{Tab}')
  await expect.element(skip).toHaveFocus()
  await expect.element(skip).toBeInViewport({ ratio: 1 })
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
  expect(screen.address()).toBe('/my/report')
})

test('the list of conversations is a target of the skip link', async ({ open }) => {
  await page.viewport(1280, 900)
  await open('/my/message')
  await expect.element(page.getByRole('heading', { level: 1, name: '메시지' })).toBeInTheDocument()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('main')).toHaveFocus()
})
