import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { test } from '../testing/gallery-test.tsx'
import { WaitDemo } from './Buttons.tsx'

test('[VER-4] the waiting button is enabled after three seconds, not before', async ({ clock, show }) => {
  await show(<WaitDemo />)
  clock.set('2026-01-05T10:00:00+09:00')
  await page.getByRole('button', { name: '3초 다시 세기' }).click()
  const button = page.getByRole('button', { name: '인증을 완료했어요' })
  await expect.element(button).toBeDisabled()
  await clock.runFor(2900)
  await expect.element(button).toBeDisabled()
  await clock.runFor(200)
  await expect.element(button).toBeEnabled()
})
