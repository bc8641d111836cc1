import { withJosa } from '@coffeeattack/domain/text/josa'
import { expect, type Page } from '@playwright/test'
import { askForCode, countCalls, lastCode, test, wrongCode, written } from './sign-in.ts'

/** Signing in by a code sent to the phone (AUTH-10 to AUTH-12). */

const boxes = (page: Page) => page.getByRole('textbox', { name: /^인증번호/ })

test('[AUTH-11] /login/signin keeps its code after going back, a reload and a wrong code', async ({
  page,
  phone,
}) => {
  const sends = countCalls(page, 'POST', '/auth/otp')
  await askForCode(page, phone)
  await page.getByRole('button', { name: '뒤로' }).click()
  await expect(page.getByLabel('휴대전화 번호')).toHaveValue(written(phone))
  await page.getByRole('button', { name: '인증번호 받기' }).click()
  await expect(boxes(page)).toHaveCount(6)

  // As when the person looks at the phone's messages and comes back.
  await page.reload()
  await expect(page.getByText(`${withJosa(written(phone), '으로/로')} 보냈어요.`)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/남은 시간 (5:00|4:\d\d)/)
  expect(sends()).toBe(1)
  const code = await lastCode(page.request, phone)
  await boxes(page).first().click()
  await page.keyboard.type(wrongCode(code))
  await expect(page.getByRole('alert')).toHaveText('올바르지 않은 인증번호입니다. 인증번호를 확인해주세요.')
  await expect(boxes(page).first()).toBeFocused()
  await page.keyboard.type(code)
  await expect(page).toHaveURL('/submit')
})
