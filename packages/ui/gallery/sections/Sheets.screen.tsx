import { beforeEach, expect } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../src/testing/accessible.tsx'
import { test } from '../testing/gallery-test.tsx'
import { atRest } from '../testing/at-rest.ts'
import { flick, pull, tap } from '../testing/touch.ts'
import { Sheets } from './Overlays.tsx'

const sheet = page.getByRole('dialog', { name: '어떤 점이 아쉬웠나요?' })
const opener = page.getByRole('button', { name: '시트 열기', exact: true })

async function openSheet() {
  await opener.click()
  await expect.element(sheet).toBeInViewport({ ratio: 0.99 })
  await atRest()
}

function handle() {
  const { x, y, width, height } = sheet.element().getBoundingClientRect()
  return { x: x + width / 2, y: y + 14, height }
}

beforeEach(() => commands.emulateMedia({ reducedMotion: 'no-preference' }))

test('[UI-1] a bottom sheet closes on a press outside', async ({ show }) => {
  await show(<Sheets />)
  await openSheet()
  await tap({ x: 195, y: 60 })
  await expect.element(sheet).not.toBeInTheDocument()
})

test('[UI-1] a bottom sheet closes on a slow pull past 30 percent of its height', async ({ show }) => {
  await show(<Sheets />)
  await openSheet()
  const at = handle()
  await pull(at, at.height * 0.4)
  await expect.element(sheet).not.toBeInTheDocument()
})

test('[UI-1] a bottom sheet closes on a short fast flick', async ({ show }) => {
  await show(<Sheets />)
  await openSheet()
  await flick(handle(), 90)
  await expect.element(sheet).not.toBeInTheDocument()
})

test('[UI-1] a bottom sheet pulled less than that springs back', async ({ show }) => {
  await show(<Sheets />)
  await openSheet()
  const at = handle()
  await pull(at, at.height * 0.15)
  await atRest()
  await expect.element(sheet).toBeInViewport({ ratio: 0.99 })
  expect(handle()).toEqual(at)
})

test('[UI-1] Esc closes the sheet and the focus returns to what opened it', async ({ show }) => {
  await show(<Sheets />)
  await openSheet()
  for (let press = 0; press < 12; press += 1) {
    await userEvent.tab()
    // Focus that would leave the sheet is led back a moment later.
    await expect.poll(() => sheet.element().contains(document.activeElement)).toBe(true)
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('[UI-1] a long sheet scrolls inside 90 percent of the screen and is not swiped away by scrolling', async ({
  show,
}) => {
  await show(<Sheets />)
  await page.getByRole('button', { name: '긴 시트 열기' }).click()
  const long = page.getByRole('dialog', { name: '제3자 정보 제공' })
  await expect.element(long).toBeInViewport({ ratio: 0.99 })
  await atRest()
  const before = long.element().getBoundingClientRect()
  expect(before.height).toBeLessThanOrEqual(844 * 0.9 + 1)
  await pull({ x: 195, y: 700 }, -400)
  await pull({ x: 195, y: 400 }, 200)
  await atRest()
  await expect.element(long).toBeVisible()
  expect(long.element().getBoundingClientRect()).toEqual(before)
})

test('[UI-1] a sheet stays within the 540 px column', async ({ show }) => {
  await page.viewport(900, 844)
  await show(<Sheets />)
  await openSheet()
  expect(sheet.element().getBoundingClientRect().width).toBe(540)
})

test('an open sheet breaks no accessibility rule', async ({ show }) => {
  await commands.emulateMedia({ reducedMotion: 'reduce' })
  await show(<Sheets />)
  await openSheet()
  await expectAccessible()
})
