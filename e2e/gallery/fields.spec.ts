import { expect, test, type Page } from '@playwright/test'
import { openGallery, openWithStoppedClock } from './open.ts'

const cells = (page: Page) => page.getByRole('region', { name: '인증번호' }).getByRole('textbox')
const code = async (page: Page) => {
  const values = await cells(page).evaluateAll((inputs) =>
    inputs.map((input) => (input instanceof HTMLInputElement ? input.value : '')),
  )
  return values.slice(0, 6).join('')
}

test.describe('[AUTH-11] the one-time code', () => {
  test.beforeEach(async ({ page }) => {
    await openGallery(page)
    await cells(page).nth(2).click()
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Backspace')
    expect(await code(page)).toBe('')
  })

  test('typing moves forward and the sixth digit submits by itself', async ({ page }) => {
    await page.keyboard.type('12345')
    await expect(cells(page).nth(5)).toBeFocused()
    await expect(page.getByText('보낸 횟수 0')).toBeVisible()
    await page.keyboard.type('6')
    await expect(page.getByText('보낸 횟수 1 123456')).toBeVisible()
  })

  test('deleting moves back', async ({ page }) => {
    await page.keyboard.type('123')
    await page.keyboard.press('Backspace')
    await page.keyboard.press('Backspace')
    expect(await code(page)).toBe('1')
    await page.keyboard.type('9')
    expect(await code(page)).toBe('19')
  })

  test('pasting spreads the digits and leaves out what is no digit', async ({ page }) => {
    await page.evaluate(() => {
      const data = new DataTransfer()
      data.setData('text/plain', '12 34-56')
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    expect(await code(page)).toBe('123456')
    await expect(page.getByText('보낸 횟수 1 123456')).toBeVisible()
  })

  test('the phone may fill it in', async ({ page }) => {
    await expect(cells(page).first()).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(cells(page).first()).toHaveAttribute('inputmode', 'numeric')
  })
})

test('[UI-5] a text area has 5 rows, grows to 10 and then scrolls', async ({ page }) => {
  await openGallery(page)
  const area = page.getByRole('textbox', { name: '한 일' })
  const rows = () =>
    area.evaluate((element) =>
      Math.round(element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight)),
    )
  await area.fill('')
  expect(await rows()).toBe(5)
  await area.fill(Array.from({ length: 7 }, () => '줄').join('\n'))
  expect(await rows()).toBe(7)
  await area.fill(Array.from({ length: 40 }, () => '줄').join('\n'))
  expect(await rows()).toBe(10)
  expect(await area.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(true)
})

test('[VAL-16] a text area counts and says when it is full', async ({ page }) => {
  await openGallery(page)
  const area = page.getByRole('textbox', { name: '가득 찬 글' })
  await expect(page.getByText('12 / 12')).toBeVisible()
  await area.press('End')
  await area.pressSequentially('더')
  await expect(area).toHaveValue('열두 자를 다 채웠어요')
  await expect(area).toHaveAccessibleDescription('12자까지 작성 가능해요')
  await area.fill('짧게')
  await expect(page.getByText('2 / 12')).toBeVisible()
  await expect(area).toHaveAccessibleDescription('')
})

test('[VAL-2] a formatted field keeps the caret where the person types', async ({ page }) => {
  await openGallery(page)
  const phone = page.getByRole('textbox', { name: '휴대전화 번호' })
  await phone.fill('')
  await phone.pressSequentially('01012345678')
  await expect(phone).toHaveValue('010-1234-5678')
  await phone.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6))
  await page.keyboard.press('Backspace')
  await expect(phone).toHaveValue('010-1345-678')
  expect(await phone.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(5)
  await page.keyboard.type('9')
  await expect(phone).toHaveValue('010-1934-5678')
})

test('[VAL-1] a field does not rewrite a syllable while it is being composed', async ({ page }) => {
  await openGallery(page)
  const name = page.getByRole('textbox', { name: '이름', exact: true })
  await name.focus()
  const session = await page.context().newCDPSession(page)
  for (const text of ['ㅎ', '하', '한 ']) {
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
    await expect(name).toHaveValue(text)
  }
  await session.send('Input.insertText', { text: '한 ' })
  await expect(name).toHaveValue('한')
})

test('[VER-4] the waiting button opens after three seconds, not before', async ({ page }) => {
  await openWithStoppedClock(page)
  await page.getByRole('button', { name: '3초 다시 세기' }).click()
  const button = page.getByRole('button', { name: '인증을 완료했어요' })
  await expect(button).toBeDisabled()
  await page.clock.runFor(2900)
  await expect(button).toBeDisabled()
  await page.clock.runFor(200)
  await expect(button).toBeEnabled()
})
