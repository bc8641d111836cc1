import { expect } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { test } from '../testing/gallery-test.tsx'
import { Comboboxes } from './Fields.tsx'

/** A field with a list, by keyboard and by pointer (BIZ-15). */

const company = page.getByRole('combobox', { name: '회사' })
const companies = page.getByRole('listbox', { name: '찾은 회사' }).getByRole('option')
const school = page.getByRole('combobox', { name: '학교' })
const schools = page.getByRole('listbox', { name: '찾은 학교' }).getByRole('option')
const chosen = (name: string) => companies.filter({ hasText: name })

test('[BIZ-15] arrow keys move through the options, Home and End go to the ends, Enter picks one', async ({
  show,
}) => {
  await show(<Comboboxes />)
  await company.click()
  await expect.element(company).not.toHaveAttribute('aria-activedescendant')
  for (const [key, name] of [
    ['{ArrowDown}', '노을클라우드'],
    ['{ArrowDown}', '반달랩스'],
    ['{End}', '새벽공방'],
    ['{ArrowDown}', '노을클라우드'],
    ['{ArrowUp}', '새벽공방'],
    ['{Home}', '노을클라우드'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(chosen(name)).toHaveAttribute('aria-selected', 'true')
    await expect.element(company).toHaveAttribute('aria-activedescendant', chosen(name).element().id)
  }
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen('노을클라우드')).toHaveAttribute('aria-disabled', 'true')
  await expect.element(company).toHaveFocus()
})

test('[BIZ-15] after typing Enter picks the first, and tells when there is none', async ({ show }) => {
  await show(<Comboboxes />)
  await company.fill('새')
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen('새벽공방')).toHaveAttribute('aria-disabled', 'true')
  await company.fill('없음')
  await expect.element(page.getByText('찾는 회사가 없어요')).toBeVisible()
})

test('[BIZ-15] Esc closes the list, and a pointer picks without taking the focus', async ({ show }) => {
  await show(<Comboboxes />)
  await school.fill('달')
  await expect.element(schools).toHaveLength(2)
  await userEvent.keyboard('{Escape}')
  await expect.element(schools).toHaveLength(0)
  await expect.element(school).toHaveAttribute('aria-expanded', 'false')
  await school.fill('달빛')
  await schools.last().hover()
  await expect.element(schools.last()).toHaveAttribute('aria-selected', 'true')
  await schools.last().click()
  await expect.element(school).toHaveValue('달빛바리스타학교')
  await expect.element(school).toHaveFocus()
})

test('[BIZ-15] an Enter that ends a syllable picks nothing', async ({ show }) => {
  await show(<Comboboxes />)
  await company.click()
  await cdp().send('Input.imeSetComposition', { text: '새', selectionStart: 1, selectionEnd: 1 })
  await expect.element(chosen('새벽공방')).toHaveAttribute('aria-selected', 'true')
  const composing = new KeyboardEvent('keydown', {
    key: 'Enter',
    isComposing: true,
    bubbles: true,
    cancelable: true,
  })
  expect(company.element().dispatchEvent(composing)).toBe(true)
  await expect.element(chosen('새벽공방')).not.toHaveAttribute('aria-disabled')
})
