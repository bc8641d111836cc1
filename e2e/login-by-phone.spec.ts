import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { askForCode, countCalls, keptTokens, lastCode, open, test, wrongCode, written } from './sign-in.ts'

/** Signing in by a code sent to the phone (AUTH-10 to AUTH-12). */

const boxes = (page: Page) => page.getByRole('textbox', { name: /^인증번호/ })
const typedCode = (page: Page) =>
  boxes(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value).join(''))

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((text) => {
    const data = new DataTransfer()
    data.setData('text/plain', text)
    const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.activeElement?.dispatchEvent(event)
  }, text)
}

test.describe('the number', () => {
  test('[VAL-2] is written with hyphens while it is typed', async ({ page }) => {
    await open(page, '/login/signin')
    const field = page.getByLabel('휴대전화 번호')
    await field.pressSequentially('01020010001999')
    await expect(field).toHaveValue('010-2001-0001')
    await field.fill('+82 10-2001-0001')
    await expect(field).toHaveValue('010-2001-0001')
    await field.fill('0112345678')
    await expect(field).toHaveValue('011-234-5678')
  })

  test('[VAL-2] is checked when the field is left, and before anything is sent', async ({ page }) => {
    const sends = countCalls(page, 'POST', '/auth/otp')
    await open(page, '/signin')
    const field = page.getByLabel('휴대전화 번호')
    await field.focus()
    await field.blur()
    await expect(field).toHaveAccessibleDescription('휴대전화 번호를 입력해주세요')
    await field.fill('010-200')
    await field.blur()
    await expect(field).toHaveAccessibleDescription('정확한 휴대전화 번호를 입력해 주세요')
    await page.getByRole('button', { name: '인증번호 받기' }).click()
    await expect(field).toBeFocused()
    await field.fill('01020010002')
    await expect(field).not.toHaveAttribute('aria-invalid')
    expect(sends()).toBe(0)
  })

  test('[AUTH-12] that no text message reaches is told', async ({ page }) => {
    await open(page, '/login/signin')
    await page.getByLabel('휴대전화 번호').fill('01000000555')
    await page.getByRole('button', { name: '인증번호 받기' }).click()
    const dialog = page.getByRole('alertdialog', { name: '인증번호를 보내지 못했어요' })
    await expect(dialog).toContainText('번호를 확인하고 다시 시도해 주세요.')
    await dialog.getByRole('button', { name: '닫기' }).click()
    await expect(page.getByLabel('휴대전화 번호')).toHaveValue('010-0000-0555')
  })

  test('is sent once, however often the button is pressed on a slow network', async ({ page, phone }) => {
    const sends = countCalls(page, 'POST', '/auth/otp')
    const gate = Promise.withResolvers<void>()
    await page.route('**/api/auth/otp', async (route) => {
      await gate.promise
      await route.fallback()
    })
    await open(page, '/login/signin')
    await page.getByLabel('휴대전화 번호').fill(phone)
    await page.getByRole('button', { name: '인증번호 받기' }).dblclick()
    await expect(page.getByRole('button', { name: '보내는 중' })).toBeVisible()
    await page.getByLabel('휴대전화 번호').press('Enter')
    gate.resolve()
    await expect(boxes(page)).toHaveCount(6)
    expect(sends()).toBe(1)
  })
})

for (const path of ['/login/signin', '/signin']) {
  test(`[AUTH-10] [AUTH-11] ${path} signs in with the code that the phone received`, async ({
    page,
    context,
    phone,
  }) => {
    await askForCode(page, phone, path)
    await expect(page.getByText(`${written(phone)}로 보냈어요.`)).toBeVisible()
    const phonePage = await context.newPage()
    await phonePage.goto(`/sandbox/phone/${phone}`)
    const text = phonePage.getByText(/\[커피어택\] 인증번호 \d{6} \(5분 안에 입력해 주세요\)/).first()
    const code = /인증번호 (\d{6})/.exec((await text.textContent()) ?? '')![1]!
    await page.bringToFront()
    await page.keyboard.type(code)
    await expect(page).toHaveURL('/submit')
    expect(await keptTokens(page)).toEqual({ access: expect.any(String), refresh: expect.any(String) })
  })
}

test('[AUTH-11] typing moves on, deleting moves back, pasting spreads, the sixth digit sends', async ({
  page,
  phone,
}) => {
  const tries = countCalls(page, 'POST', '/auth/otp/verify')
  await askForCode(page, phone)
  await expect(boxes(page).first()).toBeFocused()
  await expect(boxes(page).first()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(boxes(page).first()).toHaveAttribute('inputmode', 'numeric')
  await page.keyboard.type('12')
  await expect(boxes(page).nth(2)).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  await expect(boxes(page).first()).toBeFocused()
  await expect.poll(() => typedCode(page)).toBe('')
  expect(tries()).toBe(0)
  const code = await lastCode(page.request, phone)
  await paste(page, ` ${code.slice(0, 3)}-${code.slice(3)} `)
  await expect(page).toHaveURL('/submit')
  expect(tries()).toBe(1)
})

test('[AUTH-11] a wrong code is told, the boxes are free for the next', async ({ page, phone }) => {
  await askForCode(page, phone)
  const code = await lastCode(page.request, phone)
  await page.keyboard.type(wrongCode(code))
  const wrong = page.getByRole('alert')
  await expect(wrong).toHaveText('올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.')
  await expect(boxes(page).first()).toBeFocused()
  await expect(boxes(page).first()).toHaveAccessibleDescription(/올바르지 않은 인증번호입니다/)
  await expect.poll(() => typedCode(page)).toBe('')
  await page.keyboard.type(code)
  await expect(page).toHaveURL('/submit')
})

test('[AUTH-12] five wrong codes end the code', async ({ page, phone }) => {
  await askForCode(page, phone)
  const code = await lastCode(page.request, phone)
  const tries = countCalls(page, 'POST', '/auth/otp/verify')
  for (let wrong = 1; wrong <= 4; wrong += 1) {
    await page.keyboard.type(wrongCode(code))
    await expect.poll(tries).toBe(wrong)
    await expect(page.getByRole('alert')).toContainText('올바르지 않은 인증번호입니다.')
  }
  await page.keyboard.type(wrongCode(code))
  const ended = '인증번호를 5번 잘못 입력했어요. 인증번호를 다시 받아 주세요.'
  await expect(page.getByRole('alert')).toHaveText(ended)
  await page.keyboard.type(code)
  await expect.poll(() => typedCode(page)).toBe('')
  await expect(page.getByRole('alert')).toHaveText(ended)
  expect(tries()).toBe(5)
  const answer = await page.request.post('/api/auth/otp/verify', { data: { phone, code } })
  expect(answer.status()).toBe(410)
})

test.describe('the time', () => {
  test.beforeEach(({ page }) => page.clock.install())

  test('[AUTH-11] runs down from 5:00; at 0 the boxes clear and say so', async ({ page, phone }) => {
    await askForCode(page, phone)
    await expect(page.getByRole('timer')).toHaveText(/남은 시간 (5:00|4:5\d)/)
    await page.keyboard.type('123')
    await page.clock.fastForward('04:50')
    await expect(page.getByRole('timer')).toHaveText(/남은 시간 0:(0\d|10)/)
    expect(await typedCode(page)).toBe('123')
    await page.clock.fastForward('00:11')
    const expired = '인증번호가 만료되었어요. 인증번호를 다시 받아 주세요.'
    await expect(page.getByRole('alert')).toHaveText(expired)
    await expect(page.getByRole('timer')).toHaveText('남은 시간 0:00')
    expect(await typedCode(page)).toBe('')
    const tries = countCalls(page, 'POST', '/auth/otp/verify')
    await page.keyboard.type(await lastCode(page.request, phone))
    expect(await typedCode(page)).toBe('')
    expect(tries()).toBe(0)
  })

  test('[AUTH-12] another code may be asked for after a minute; the server counts its own', async ({
    page,
    phone,
  }) => {
    await askForCode(page, phone)
    await expect(page.getByRole('button', { name: /^(60|5\d)초 뒤 다시 받기$/ })).toBeDisabled()
    await page.clock.fastForward('01:01')
    await page.getByRole('button', { name: '다시 받기', exact: true }).click()
    await expect(page.getByText('인증번호는 60초에 한 번 받을 수 있어요')).toBeVisible()
    await page.keyboard.press('Escape')

    const expiresAt = new Date(Date.now() + 5 * 60_000).toISOString()
    await page.route('**/api/auth/otp', (route) => route.fulfill({ json: { expiresAt } }))
    await page.getByRole('button', { name: '다시 받기', exact: true }).click()
    await expect(page.getByText('인증번호를 다시 보냈어요')).toBeVisible()
    await expect(page.getByRole('timer')).toHaveText(/남은 시간 (5:00|4:5\d)/)
    await expect(page.getByRole('button', { name: /^(60|5\d)초 뒤 다시 받기$/ })).toBeDisabled()
  })
})

test('the number can be changed, and the code that is on its way still counts', async ({ page, phone }) => {
  const sends = countCalls(page, 'POST', '/auth/otp')
  await askForCode(page, phone)
  await page.getByRole('button', { name: '번호 바꾸기' }).click()
  await expect(page.getByLabel('휴대전화 번호')).toHaveValue(written(phone))
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(boxes(page)).toHaveCount(6)
  expect(sends()).toBe(1)
  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(page.getByLabel('휴대전화 번호')).toBeVisible()
})

test('the code step outlives a reload, as when the phone shows its messages', async ({ page, phone }) => {
  const sends = countCalls(page, 'POST', '/auth/otp')
  await askForCode(page, phone)
  await page.reload()
  await expect(page.getByText(`${written(phone)}로 보냈어요.`)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/남은 시간 (5:00|4:\d\d)/)
  await boxes(page).first().click()
  await page.keyboard.type(await lastCode(page.request, phone))
  await expect(page).toHaveURL('/submit')
  expect(sends()).toBe(1)
})

test('[AUTH-11] the code is sent once on a slow network, and again only when asked for', async ({
  page,
  phone,
}) => {
  const tries = countCalls(page, 'POST', '/auth/otp/verify')
  const gate = Promise.withResolvers<void>()
  await page.route('**/api/auth/otp/verify', async (route) => {
    await gate.promise
    await route.abort('connectionfailed')
  })
  await askForCode(page, phone)
  const code = await lastCode(page.request, phone)
  await page.keyboard.type(code)
  await expect(page.getByText('확인하는 중이에요')).toBeVisible()
  await page.keyboard.type('9')
  await page.keyboard.press('Backspace')
  expect(await typedCode(page)).toBe(code)
  gate.resolve()
  const dialog = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await expect(dialog).toBeVisible()
  expect(tries()).toBe(1)
  await page.unroute('**/api/auth/otp/verify')
  await dialog.getByRole('button', { name: '다시 시도하기' }).click()
  await expect(page).toHaveURL('/submit')
})

test('[AUTH-11] a phone that reads its text messages hands the code over', async ({ page, phone }) => {
  await page.addInitScript(() => {
    Object.assign(window, { OTPCredential: Object })
    navigator.credentials.get = () =>
      new Promise((resolve) =>
        Object.assign(window, { receive: (code: string) => resolve({ code } as never) }),
      )
  })
  await askForCode(page, phone)
  const code = await lastCode(page.request, phone)
  await page.evaluate((code) => (window as never as { receive(code: string): void }).receive(code), code)
  await expect(page).toHaveURL('/submit')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the code step has nothing that shuts anyone out (${colorScheme})`, async ({ page, phone }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await askForCode(page, phone)
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.type(wrongCode(await lastCode(page.request, phone)))
    await expect(page.getByRole('alert')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })
}

test.describe('beside the sandbox', () => {
  test.use({ viewport: { width: 1280, height: 900 } })

  test('the phone that got the code opens in a window of its own', async ({ page, phone }) => {
    await askForCode(page, phone)
    const link = page.getByRole('link', { name: '연습용 휴대전화 열기' })
    await expect(link).toHaveAttribute('href', `/sandbox/phone/${phone}`)
    const opening = page.waitForEvent('popup')
    await link.click()
    await expect(await opening).toHaveURL(`/sandbox/phone/${phone}`)
    await expect(boxes(page)).toHaveCount(6)
  })
})
