import { expect } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { test } from '../testing/gallery-test.tsx'
import { Carousels } from './Carousels.tsx'

test('[PUB-1] a banner can be paused, moved by arrow keys, and advances every 5 s', async ({
  clock,
  show,
}) => {
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  clock.set('2026-01-05T10:00:00+09:00')
  await show(<Carousels />)
  const banner = page.getByRole('region', { name: '배너' })
  const at = async (place: string) => {
    await expect.element(banner.getByText(place)).toBeVisible()
  }
  await banner.getByRole('button', { name: '자동 넘김 멈추기' }).click()
  const row = banner.getByRole('list').element()
  if (row instanceof HTMLElement) row.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await at('1 / 2')
  await userEvent.keyboard('{ArrowRight}')
  await at('2 / 2')
  await userEvent.keyboard('{ArrowLeft}')
  await at('1 / 2')

  await clock.runFor(20_000)
  await at('1 / 2')

  await banner.getByRole('button', { name: '자동 넘김 켜기' }).click()
  await clock.runFor(5100)
  await at('2 / 2')
})
