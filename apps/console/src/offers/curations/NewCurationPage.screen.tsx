import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CANDIDATE, candidateRow, found, openedProfile } from '../../testing/samples/candidates.ts'
import { companyChoices } from '../../testing/samples/offers.ts'
import { test as base } from '../../testing/screen-test.tsx'

/** A long curation keeps its draft, and the form leads to the first problem (BIZ-15). */

const ADDRESS = `/curations/new?candidate=${CANDIDATE}`
const WORDS = '작은 팀에서 제품을 끝까지 맡는 자리예요.'
const message = page.getByRole('textbox', { name: '메시지' })
const finder = page.getByRole('combobox', { name: '회사 더하기' })
const row = (name: string) => page.getByRole('listitem', { name })
const options = page.getByRole('listbox', { name: '찾은 회사' }).getByRole('option')

const test = base.extend('candidate', { auto: true }, ({ api }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('GET /console/candidates/:id', openedProfile())
  api.answers('GET /console/companies/choices', companyChoices)
})

/** Chooses two companies by keyboard. */
async function chooseTwo() {
  await finder.fill('노')
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(row('노을클라우드')).toBeVisible()
  await expect.element(finder).toHaveValue('')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(finder).toHaveAttribute('aria-activedescendant', options.nth(1).element().id)
  await userEvent.keyboard('{Enter}')
  await expect.element(row('온결헬스')).toBeVisible()
}

test('[BIZ-15] looking at the profile and reloading keep the draft', async ({ open }) => {
  const screen = await open(ADDRESS, { as: 'agent' })
  await chooseTwo()
  await row('온결헬스')
    .getByRole('textbox', { name: /^최소 연봉/ })
    .fill('6000')
  await message.fill(WORDS)
  await page.getByRole('link', { name: '프로필 보기' }).click()
  await expect.element(page.getByRole('complementary', { name: '프로필' })).toBeVisible()
  await screen.back()
  await expect.element(page.getByText('쓰던 내용이에요')).toBeVisible()
  await expect.element(message).toHaveValue(WORDS)
  await expectAccessible()
  await screen.reload()
  await expect.element(row('온결헬스').getByRole('textbox', { name: /^최소 연봉/ })).toHaveValue('6,000')
  await expect.poll(() => document.title).toMatch(/^프론트엔드 개발자 .* · 큐레이션 만들기 · 커피어택$/)
  await page.getByRole('button', { name: '버리기' }).click()
  await expect.element(message).toHaveValue('')
  await expect.element(row('온결헬스')).not.toBeInTheDocument()
})

test('[BIZ-15] sending leads to the problem: the finder, a field of a row, the row itself', async ({
  api,
  open,
}) => {
  const sentence = '이 회사의 제안은 이 분께 보낼 수 없어요.'
  api.refuses('POST /console/curations', 'INVALID_INPUT', { fields: { 'items.1.companyId': sentence } })
  await open(ADDRESS, { as: 'agent' })
  await page.getByRole('button', { name: '큐레이션 보내기' }).click()
  await expect.element(finder).toHaveFocus()
  await chooseTwo()
  await message.fill(WORDS)
  const [least, most] = [/^최소 연봉/, /^최대 연봉/].map((name) =>
    row('온결헬스').getByRole('textbox', { name }),
  )
  await least!.fill('7000')
  await most!.fill('6000')
  await expect.element(row('온결헬스').getByText('최소 연봉보다 낮아요')).toBeVisible()
  const send = page.getByRole('button', { name: '2곳을 담아 보내기' })
  await send.click()
  await expect.element(most!).toHaveFocus()
  await most!.fill('8000')
  await send.click()
  await expect.element(row('온결헬스').getByText(sentence)).toBeVisible()
  await expect.element(row('온결헬스')).toHaveFocus()
})
