import { expect } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { test } from '../testing/gallery-test.tsx'
import { Fields } from './Fields.tsx'

test('[VAL-2] a formatted field keeps the caret where the person types', async ({ show }) => {
  await show(<Fields />)
  const phone = page.getByRole('textbox', { name: '휴대전화 번호' })
  const input = () => phone.element() as HTMLInputElement
  await phone.clear()
  await userEvent.type(phone, '01012345678')
  await expect.element(phone).toHaveValue('010-1234-5678')
  input().setSelectionRange(6, 6)
  await userEvent.keyboard('{Backspace}')
  await expect.element(phone).toHaveValue('010-1345-678')
  expect(input().selectionStart).toBe(5)
  await userEvent.keyboard('9')
  await expect.element(phone).toHaveValue('010-1934-5678')
})

test('[VAL-1] a field does not rewrite a syllable while it is being composed', async ({ show }) => {
  await show(<Fields />)
  const name = page.getByRole('textbox', { name: '이름', exact: true })
  await name.click()
  for (const text of ['ㅎ', '하', '한 ']) {
    await cdp().send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
    await expect.element(name).toHaveValue(text)
  }
  await cdp().send('Input.insertText', { text: '한 ' })
  await expect.element(name).toHaveValue('한')
})
