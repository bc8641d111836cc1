import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { test } from '../testing/gallery-test.tsx'
import { Areas } from './Fields.tsx'

test('[UI-5] a text area has 5 rows, grows to 10 and then scrolls', async ({ show }) => {
  await show(<Areas />)
  const area = page.getByRole('textbox', { name: '한 일' })
  const rows = () => {
    const element = area.element()
    return Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight))
  }
  await area.fill('')
  expect(rows()).toBe(5)
  await area.fill(Array.from({ length: 7 }, () => '줄').join('\n'))
  expect(rows()).toBe(7)
  await area.fill(Array.from({ length: 40 }, () => '줄').join('\n'))
  expect(rows()).toBe(10)
  expect(area.element().scrollHeight).toBeGreaterThan(area.element().clientHeight)
})

test('[VAL-16] a text area counts and tells when it is full', async ({ show }) => {
  await show(<Areas />)
  const area = page.getByRole('textbox', { name: '가득 찬 글' })
  await expect.element(page.getByText('12 / 12')).toBeVisible()
  await area.click()
  await userEvent.keyboard('{End}더')
  await expect.element(area).toHaveValue('열두 자를 다 채웠어요')
  await expect.element(area).toHaveAccessibleDescription('12자까지 작성 가능해요')
  await area.fill('짧게')
  await expect.element(page.getByText('2 / 12')).toBeVisible()
  await expect.element(area).toHaveAccessibleDescription('')
})
