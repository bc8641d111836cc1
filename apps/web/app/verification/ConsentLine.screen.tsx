import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { FORM, recordsVisits } from '../testing/samples/verification.ts'
import { test } from '../testing/screen-test.tsx'

test('[TRUST-6] each consent can be read in full', async ({ api, open }) => {
  recordsVisits(api)
  await open(FORM, { as: 'nobody' })
  await page.getByRole('button', { name: '개인정보 수집과 이용에 동의해요 내용 보기' }).click()
  const text = page.getByRole('dialog', { name: '개인정보 수집과 이용에 동의해요' })
  await expect
    .element(text)
    .toMatchTextContent('이름, 생년월일, 성별, 휴대전화 번호, 직장 이름과 재직 기간, 연 소득')
  await expect.element(text).toMatchTextContent('동의하지 않을 수 있어요. 그러면 제안을 받을 수 없어요.')
  await expect.element(text).toMatchTextContent('2026.11.01')
  await expectAccessible()
  await text.getByRole('button', { name: '다 읽었어요' }).click()
  await expect.element(text).not.toBeInTheDocument()
  const whole = page.getByRole('link', { name: '이용약관에 동의해요 내용 보기, 새 창' })
  await expect.element(whole).toHaveAttribute('href', '/terms/service')
})
