import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { intentionsOf, leaveLost } from '../../../testing/intentions.ts'
import { school, schools } from '../../../testing/samples/profile.ts'
import { saveButton, test as base } from '../../testing/profile-test.ts'

/** The education list and its sub-screen (PRO-8, VAL-17 to VAL-19). */

const listed = page.getByRole('list', { name: '학력' }).getByRole('button')
const name = page.getByLabelText('학교')
const major = page.getByLabelText('전공')
const found = (what: '학교' | '전공') => page.getByRole('listbox', { name: `${what} 검색 결과` })
const addChip = page.getByRole('button', { name: '학력 추가하기' })
const add = page.getByRole('button', { name: '추가하기' })
const question = page.getByRole('dialog', { name: '저장하지 않은 내용이 있어요' })

const test = base.extend('education', ({ api, edit, server }) => {
  const keep = (userSchoolItems: ReturnType<typeof schools>) => {
    server.profile = { ...server.profile, userSchoolItems }
  }
  const kept = () => server.profile.userSchoolItems
  api.answers('GET /users/school', { items: [{ name: '서울달빛대학교', type: 'UNIVERSITY' }] })
  api.answers('GET /users/major', ({ query }) => ({ items: query.q === '컴' ? ['컴퓨터공학과'] : [] }))
  api.answers('POST /users/schools', ({ body }) => {
    const added = school({
      ...body,
      id: `00000000-0000-7000-8000-${String(90 + kept().length).padStart(12, '0')}`,
    })
    keep([...kept(), added])
    return added
  })
  api.answers('PATCH /users/schools/:id', ({ params, body }) => {
    const changed = school({ ...kept().find(({ id }) => id === params.id), ...(body as object) })
    keep(kept().map((one) => (one.id === params.id ? changed : one)))
    return changed
  })
  api.answers('DELETE /users/schools/:id', ({ params }) => {
    keep(kept().filter(({ id }) => id !== params.id))
    return undefined
  })
  return edit
})

test('[PRO-8] [VAL-17] [UI-4] schools are searched for from two characters, half a second after the last key', async ({
  api,
  clock,
  education,
}) => {
  await education()
  await addChip.click()
  await expect.element(name).toBeVisible()
  clock.set('2026-11-15T12:00:00+09:00')
  await name.fill('서')
  await clock.runFor(700)
  await userEvent.keyboard('울')
  await clock.runFor(499)
  await userEvent.keyboard('달!')
  await clock.runFor(500)
  await expect.poll(() => api.sent('GET /users/school').map(({ query }) => query)).toEqual([{ q: '서울달' }])
})

test('[PRO-8] [VAL-18] a school and its major, searched for from one character, are added with their years', async ({
  api,
  education,
}) => {
  await education()
  await addChip.click()
  await expect.element(add).toBeDisabled()
  await name.fill('서울')
  await found('학교')
    .getByRole('option', { name: /^서울달빛대학교/ })
    .click()
  await expect.element(page.getByRole('button', { name: /^학교 .*서울달빛대학교/ })).toBeVisible()

  await major.fill('컴')
  await found('전공').getByRole('option', { name: '컴퓨터공학과' }).click()
  await page.getByLabelText('학위').selectOptions('학사')
  await page.getByLabelText('입학').fill('201403')
  await expect.element(page.getByLabelText('입학')).toHaveValue('2014.03')
  await page.getByLabelText('졸업').fill('201402')
  await add.click()
  await expect
    .element(page.getByLabelText('졸업'))
    .toHaveAccessibleDescription('졸업은 입학보다 뒤여야 해요.')
  await page.getByLabelText('졸업').fill('201802')
  await add.click()
  await expect.element(listed).toHaveLength(1)
  await expect.element(listed).toMatchTextContent('서울달빛대학교컴퓨터공학과 · 학사2014.03 ~ 2018.02')
  expect(api.sent('POST /users/schools').map(({ body }) => body)).toEqual([
    {
      type: 'UNIVERSITY',
      name: '서울달빛대학교',
      major: '컴퓨터공학과',
      degree: 'BACHELOR',
      start: '2014-03',
      end: '2018-02',
    },
  ])
})

test('[PRO-8] the results are at most 250 pixels high', async ({ api, education }) => {
  const items = Array.from({ length: 30 }, (_, index) => ({
    name: `서울학교${index}`,
    type: 'UNIVERSITY' as const,
  }))
  api.answers('GET /users/school', { items })
  await education()
  await addChip.click()
  await name.fill('서울')
  await expect.element(found('학교').getByRole('option')).toHaveLength(31)
  expect(found('학교').element().getBoundingClientRect().height).toBe(250)
  await expectAccessible()
})

test('[PRO-8] the results cover the form without moving it', async ({ education }) => {
  await education()
  await addChip.click()
  await name.findElement()
  const degree = page.getByLabelText('학위')
  const stood = degree.element().getBoundingClientRect().top
  await name.fill('서울')
  await expect.element(found('학교')).toBeVisible()
  expect(degree.element().getBoundingClientRect().top).toBe(stood)
  await userEvent.keyboard('{Tab}')
  await expect.element(found('학교')).not.toBeInTheDocument()
})

test('[PRO-8] arrow keys move through the results, Enter picks one and Esc closes them', async ({
  education,
}) => {
  await education()
  await addChip.click()
  await name.fill('서울')
  const field = page.getByRole('combobox', { name: '학교' })
  const options = found('학교').getByRole('option')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  await expect.element(options).toHaveLength(2)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(options.last()).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(options.first()).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveAttribute('aria-activedescendant', options.first().element().id)
  await userEvent.keyboard('{Escape}')
  await expect.element(found('학교')).not.toBeInTheDocument()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{Backspace}울{ArrowDown}{Enter}')
  await expect.element(page.getByRole('button', { name: /^학교 .*서울달빛대학교/ })).toBeVisible()
})

test('[PRO-8] Enter submits the entry, but not while it picks a result', async ({ api, education }) => {
  await education()
  await addChip.click()
  await page.getByLabelText('입학').fill('201403')
  await name.fill('서울')
  await expect.element(found('학교')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await expect.element(name).not.toHaveAttribute('aria-invalid')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await major.fill('컴')
  await found('전공').getByRole('option', { name: '컴퓨터공학과' }).click()
  await page.getByLabelText('입학').fill('201503')
  await userEvent.keyboard('{Enter}')
  await expect.element(listed).toHaveLength(1)
  expect(api.sent('POST /users/schools').map(({ body: { name: sent, start } }) => [sent, start])).toEqual([
    ['서울달빛대학교', '2015-03'],
  ])
})

test('[PRO-8] a school that is not found is entered directly, as another kind; without a major its row asks for one', async ({
  api,
  education,
}) => {
  await education()
  await addChip.click()
  await name.fill('달빛바리스타학교')
  await page.getByRole('option', { name: /‘달빛바리스타학교’ 직접 입력하기/ }).click()
  await page.getByLabelText('입학').fill('202003')
  await add.click()
  await expect
    .element(listed)
    .toMatchTextContent(/달빛바리스타학교.*전공을 선택해 주세요.*2020\.03 ~ 재학 중/)
  expect(api.sent('POST /users/schools').map(({ body }) => body)).toMatchObject([
    { type: 'OTHER', name: '달빛바리스타학교', end: null },
  ])

  await listed.click()
  await major.fill('원두로스팅')
  await page.getByRole('option', { name: /‘원두로스팅’ 직접 입력하기/ }).click()
  await saveButton.click()
  await expect.element(listed).toMatchTextContent('원두로스팅')
  await listed.click()
  await page.getByRole('button', { name: '이 학력 지우기' }).click()
  const removal = page.getByRole('dialog', { name: '달빛바리스타학교 학력을 지울까요?' })
  await removal.getByRole('button', { name: '지우기' }).click()
  await expect.element(page.getByText('학력을 지웠어요')).toBeVisible()
  await expect.element(listed).toHaveLength(0)
})

test('[VAL-19] at most ten schools can be added', async ({ education }) => {
  const screen = await education({ userSchoolItems: schools(9) })
  await expect.element(listed).toHaveLength(9)
  await addChip.click()
  await name.fill('열째학교')
  await page.getByRole('option', { name: /‘열째학교’ 직접 입력하기/ }).click()
  await page.getByLabelText('입학').fill('202003')
  await add.click()
  await expect.element(listed).toHaveLength(10)
  await addChip.click()
  const limit = page.getByRole('alertdialog', { name: '학력은 최대 10개까지 추가할 수 있어요' })
  await limit.getByRole('button', { name: '닫기' }).click()
  await expect.poll(screen.address).toBe('/my/profile')
})

test('[PRO-2] leaving an incomplete school asks for a confirmation', async ({ education }) => {
  const screen = await education()
  await addChip.click()
  await page.getByLabelText('입학').fill('202003')
  void screen.back()
  await question.getByRole('button', { name: '저장하기' }).click()
  await expect.element(name).toHaveAccessibleDescription('학교를 선택해 주세요.')
  void screen.back()
  await question.getByRole('button', { name: '그냥 나가기' }).click()
  await expect.element(page.getByRole('heading', { name: '경력' })).toBeVisible()
  expect(screen.address()).toBe('/my/profile')
})

test('[PRO-8] a school whose response was lost is added once however often it is sent; a changed one is another', async ({
  api,
  education,
}) => {
  await education()
  api.loses('POST /users/schools')
  await addChip.click()
  await name.fill('서울')
  await found('학교')
    .getByRole('option', { name: /^서울달빛대학교/ })
    .click()
  await major.fill('컴')
  await found('전공').getByRole('option', { name: '컴퓨터공학과' }).click()
  await page.getByLabelText('입학').fill('201403')
  await add.click()
  await leaveLost()
  await add.click()
  await leaveLost()
  await page.getByLabelText('졸업').fill('201802')
  await add.click()
  await leaveLost()
  expect(intentionsOf(api.sent('POST /users/schools'))).toEqual([0, 0, 1])
})
