import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../src/testing/accessible.tsx'
import { test } from '../testing/gallery-test.tsx'
import { atRest } from '../testing/at-rest.ts'
import { Dialogs } from './Overlays.tsx'

const open = (name: string) => page.getByRole('button', { name, exact: true }).click()

test('[UI-3] a dialog is at most 540 px wide on every screen', async ({ show }) => {
  await show(<Dialogs />)
  await open('넓은 대화상자')
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  await atRest()
  for (const width of [320, 390, 700, 1280, 1600]) {
    await page.viewport(width, 844)
    const box = dialog.element().getBoundingClientRect()
    expect(box.width, `${width} px`).toBeLessThanOrEqual(Math.min(540, width))
    expect(box.width, `${width} px`).toBeGreaterThan(Math.min(540, width) - 60)
  }
})

test('[UI-7] the safe answer is on the left, and each way of closing is told apart', async ({ show }) => {
  await show(<Dialogs />)
  const dialog = page.getByRole('dialog', { name: '작성하던 내용을 저장할까요?' })
  for (const [leave, answer] of [
    [() => dialog.getByRole('button', { name: '저장하기' }).click(), 'confirm'],
    [() => dialog.getByRole('button', { name: '나가기' }).click(), 'cancel'],
    [() => userEvent.keyboard('{Escape}'), 'dismiss'],
  ] as const) {
    await open('묻기')
    await expect.element(dialog).toBeVisible()
    expect(
      dialog
        .getByRole('button')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['나가기', '저장하기'])
    await leave()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(page.getByRole('status')).toHaveTextContent(`대답: ${answer}`)
  }
})

test('[UI-7] an alert waits for its button: a press outside does not close it', async ({ show }) => {
  await show(<Dialogs />)
  await open('알리기')
  const alert = page.getByRole('alertdialog', { name: '잘못된 경로입니다.' })
  await expect.element(alert).toBeVisible()
  await userEvent.click(document.documentElement, { position: { x: 20, y: 20 } })
  await atRest()
  await expect.element(alert).toBeVisible()
  await alert.getByRole('button', { name: '첫 화면으로' }).click()
  await expect.element(alert).not.toBeInTheDocument()
})

test('an open dialog breaks no accessibility rule', async ({ show }) => {
  await show(<Dialogs />)
  await open('묻기')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})
