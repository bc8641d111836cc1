import { describe, expect } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { test } from '../testing/profile-test.ts'

const field = page.getByLabelText('키워드 추가')
const tags = page.getByRole('list', { name: '추가한 키워드' }).getByRole('listitem')
const texts = () => tags.elements().map(({ textContent }) => textContent)

describe('[VAL-12] work keywords', () => {
  test('lose spaces, are split at # and cut at 15 characters, without duplicates', async ({ edit, save }) => {
    await edit()
    await field.fill('결제 화면#React#react')
    await userEvent.keyboard('{Enter}')
    await expect.poll(texts).toEqual(['#결제화면', '#React'])
    await expect.element(field).toHaveValue('')
    await field.fill('가'.repeat(15))
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('')
    await field.fill('나'.repeat(16))
    await expect.element(field).toHaveValue('나'.repeat(15))
    await page.getByRole('button', { name: '추가' }).click()
    await expect.poll(texts).toEqual(['#결제화면', '#React', `#${'가'.repeat(15)}`, `#${'나'.repeat(15)}`])
    await page.getByRole('button', { name: 'React 지우기' }).click()
    await field.fill('저장 전에 쓴 것')
    expect(await save()).toEqual({
      hashtags: ['결제화면', '가'.repeat(15), '나'.repeat(15), '저장전에쓴것'],
    })
  })

  test('are at most thirty', async ({ edit, save }) => {
    const hashtags = Array.from({ length: 29 }, (_, index) => `키워드${index}`)
    await edit({ hashtags })
    await field.fill('서른째')
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/^30 \/ 30/)).toBeVisible()
    await field.fill('하나더')
    await userEvent.keyboard('{Enter}')
    await expect
      .element(field)
      .toHaveAccessibleDescription('나의 업무 키워드는 최대 30개까지 추가할 수 있습니다.')
    expect(await save()).toEqual({ hashtags: [...hashtags, '서른째'] })
  })

  test('composed with an input method are added complete and once', async ({ edit }) => {
    await edit()
    await field.click()
    for (const text of ['ㄱ', '겨', '결', '결ㅈ', '결제'])
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await expect.element(field).toHaveValue('결제')
    await cdp().send('Input.insertText', { text: '결제' })
    await userEvent.keyboard('{Enter}{Enter}')
    await expect.poll(texts).toEqual(['#결제'])
    await expect.element(page.getByText(/^1 \/ 30/)).toBeVisible()
  })
})
