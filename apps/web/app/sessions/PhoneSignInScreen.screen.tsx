import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sentCode } from '../testing/samples/session.ts'
import { test } from '../testing/screen-test.tsx'

/** The phone number for the code. The code itself is in CodeStep.screen.tsx. */

const field = page.getByLabelText('휴대전화 번호')
const send = page.getByRole('button', { name: '인증번호 받기' })

describe('the number', () => {
  test('[VAL-2] is hyphenated while it is typed', async ({ open }) => {
    await open('/login/signin', { as: 'nobody' })
    await userEvent.type(field, '01020010001999')
    await expect.element(field).toHaveValue('010-2001-0001')
    await field.fill('+82 10-2001-0001')
    await expect.element(field).toHaveValue('010-2001-0001')
    await field.fill('0112345678')
    await expect.element(field).toHaveValue('011-234-5678')
    await expectAccessible()
  })

  test('[VAL-2] is validated on blur, and before anything is sent', async ({ api, open }) => {
    api.answers('POST /auth/otp', sentCode)
    await open('/signin', { as: 'nobody' })
    await field.fill('010-200')
    await userEvent.tab()
    await expect.element(field).toHaveAccessibleDescription('정확한 휴대전화 번호를 입력해 주세요')
    await expectAccessible()
    await field.fill('')
    await send.click()
    await expect.element(field).toHaveAccessibleDescription('휴대전화 번호를 입력해주세요')
    await expect.element(field).toHaveFocus()
    await field.fill('01020010002')
    await expect.element(field).not.toHaveAttribute('aria-invalid')
    expect(api.sent('POST /auth/otp')).toHaveLength(0)
  })

  test('[AUTH-12] that cannot receive text messages is told', async ({ api, open }) => {
    api.refuses('POST /auth/otp', 'CODE_NOT_SENT')
    await open('/login/signin', { as: 'nobody' })
    await field.fill('01000000555')
    await send.click()
    const dialog = page.getByRole('alertdialog', { name: '인증번호를 보내지 못했어요' })
    await expect.element(dialog).toMatchTextContent('번호를 확인하고 다시 시도해 주세요.')
    await dialog.getByRole('button', { name: '닫기' }).click()
    await expect.element(field).toHaveValue('010-0000-0555')
  })

  test('is sent once, however often the button is pressed on a slow network', async ({ api, open }) => {
    api.answers('POST /auth/otp', sentCode)
    const gate = api.holds('POST /auth/otp')
    await open('/login/signin', { as: 'nobody' })
    await field.fill('01020010001')
    await send.dblClick()
    await expect.element(page.getByRole('button', { name: '보내는 중' })).toBeVisible()
    await field.click()
    await userEvent.keyboard('{Enter}')
    gate.open()
    await expect.element(page.getByRole('textbox', { name: /^인증번호/ })).toHaveLength(6)
    expect(api.sent('POST /auth/otp').map(({ body }) => body)).toEqual([{ phone: '01020010001' }])
  })

  test('can be changed, and the code already sent stays valid', async ({ api, open }) => {
    api.answers('POST /auth/otp', sentCode)
    await open('/login/signin', { as: 'nobody' })
    await field.fill('01020010001')
    await send.click()
    await page.getByRole('button', { name: '번호 바꾸기' }).click()
    await expect.element(field).toHaveValue('010-2001-0001')
    await send.click()
    await expect.element(page.getByRole('textbox', { name: /^인증번호/ })).toHaveLength(6)
    expect(api.sent('POST /auth/otp')).toHaveLength(1)
  })
})
