import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { test } from '../testing/gallery-test.tsx'
import { Codes } from './Fields.tsx'

const cells = page.getByRole('textbox')
const code = () =>
  cells
    .elements()
    .slice(0, 6)
    .map((cell) => (cell instanceof HTMLInputElement ? cell.value : ''))
    .join('')

async function empty() {
  await cells.nth(2).click()
  await userEvent.keyboard('{Backspace}{Backspace}{Backspace}')
  await expect.poll(code).toBe('')
}

test.describe('[AUTH-11] the one-time code', () => {
  test.beforeEach(async ({ show }) => {
    await show(<Codes />)
    await empty()
  })

  test('typing moves forward and the sixth digit submits by itself', async () => {
    await userEvent.keyboard('12345')
    await expect.element(cells.nth(5)).toHaveFocus()
    await expect.element(page.getByText('보낸 횟수 0')).toBeVisible()
    await userEvent.keyboard('6')
    await expect.element(page.getByText('보낸 횟수 1 123456')).toBeVisible()
  })

  test('deleting moves back', async () => {
    await userEvent.keyboard('123{Backspace}{Backspace}')
    await expect.poll(code).toBe('1')
    await userEvent.keyboard('9')
    await expect.poll(code).toBe('19')
  })

  test('pasting spreads the digits and drops other characters', async () => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '12 34-56')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
    await expect.poll(code).toBe('123456')
    await expect.element(page.getByText('보낸 횟수 1 123456')).toBeVisible()
  })

  test('the phone may fill it in', async () => {
    await expect.element(cells.first()).toHaveAttribute('autocomplete', 'one-time-code')
    await expect.element(cells.first()).toHaveAttribute('inputmode', 'numeric')
  })
})
