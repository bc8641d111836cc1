import { emptyPosition } from '@coffeeattack/domain/positions/position'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { suggestedPeople, position, POSITION } from '../../testing/samples/positions.ts'
import { test } from '../../testing/screen-test.tsx'

/** The form that creates and changes a position (BIZ-9). */

const field = (name: string) => page.getByLabelText(name, { exact: true })
const make = page.getByRole('button', { name: '포지션 만들기' })

test('[BIZ-9] writes a position: focuses the first wrong field, then opens the page of the new position', async ({
  api,
  open,
}) => {
  api.answers('GET /users/labels/search', {
    items: [{ jobLabel: '개발', jobSubLabel: '백엔드 개발자' }],
  })
  api.answers('GET /console/positions/must-have', ({ query }) => ({ said: `낱말 ‘${query.line}’` }))
  await open('/positions/new')
  await make.click()
  await expect.element(field('포지션 이름')).toHaveFocus()
  await expect.element(page.getByText('포지션 이름을 입력해 주세요')).toBeVisible()
  await expect.element(page.getByText('어떤 직무인지 골라 주세요')).toBeVisible()
  await expectAccessible()

  await field('포지션 이름').fill('백엔드 개발자 · 결제와 정산')
  await page.getByRole('combobox', { name: '직무' }).fill('백엔드')
  await page.getByRole('option', { name: '백엔드 개발자 · 개발' }).click()
  await expect.element(page.getByRole('button', { name: '백엔드 개발자 · 개발 지우기' })).toBeVisible()
  await field('최소 경력').fill('4')
  await field('최대 경력').fill('3')
  await field('꼭 필요한 것').fill('5년 이상')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('경력과 연봉은 위에서 정해 주세요')).toBeVisible()
  await field('꼭 필요한 것').fill('Kotlin 또는 Java')
  await userEvent.keyboard('{Enter}')
  await field('꼭 필요한 것').fill('결제나 정산,')
  await expect
    .element(page.getByRole('list', { name: '적어 둔 꼭 필요한 것' }))
    .toMatchTextContent(
      'Kotlin 또는 Java낱말 ‘Kotlin 또는 Java’로 읽었어요결제나 정산낱말 ‘결제나 정산’으로 읽었어요',
    )
  await field('최소 연봉').fill('6000')
  await field('최대 연봉').fill('8000')
  await field('함께 드리는 것').fill('주 2회 재택')
  await field('메시지').fill('함께할 분을 찾아요.')
  await make.click()
  await expect.element(field('최대 경력')).toHaveFocus()
  await expect.element(page.getByText('최소 경력보다 짧아요')).toBeVisible()
  await field('최대 경력').fill('8')

  api.answers('POST /console/positions', position())
  api.answers('GET /console/positions/:id', position())
  api.answers('GET /console/positions/:id/suggestions', suggestedPeople)
  api.answers('GET /console/positions/:id/naming', { isNamed: true })
  await make.click()
  await expect.element(toast('포지션을 만들었어요')).toBeVisible()
  await expect.element(page.getByRole('table', { name: '이 포지션에 맞는 분' })).toBeVisible()
  expect(api.sent('POST /console/positions').at(-1)?.body).toEqual({
    ...emptyPosition,
    title: '백엔드 개발자 · 결제와 정산',
    jobLabel: '개발',
    jobSubLabel: '백엔드 개발자',
    yearsMin: 4,
    yearsMax: 8,
    salaryMin: 6_000,
    salaryMax: 8_000,
    mustHaves: ['Kotlin 또는 Java', '결제나 정산'],
    benefits: ['주 2회 재택'],
    message: '함께할 분을 찾아요.',
  })
})

test('[BIZ-15] restores an unsent draft after a reload, and can discard it', async ({ open }) => {
  const screen = await open('/positions/new')
  await field('포지션 이름').fill('쓰던 포지션')
  await screen.reload()
  await expect.element(page.getByText('쓰던 내용이에요')).toBeVisible()
  await expect.element(field('포지션 이름')).toHaveValue('쓰던 포지션')
  await page.getByRole('button', { name: '버리기' }).click()
  await expect.element(field('포지션 이름')).toHaveValue('')
})

test('[BIZ-9] after a conflict loads the newest version and keeps the fields changed here', async ({
  api,
  open,
}) => {
  api.answers('GET /console/positions/must-have', { said: null })
  api.answers('GET /console/positions/:id', position())
  api.answers('GET /console/positions/:id/suggestions', suggestedPeople)
  api.answers('GET /console/positions/:id/naming', { isNamed: true })
  await open(`/positions/${POSITION}/edit`)
  await expect.element(field('최대 연봉')).toHaveValue('8,000')
  await expect.element(field('성과급, 해마다, 최소')).toHaveValue('400')
  await field('일하는 곳').fill('판교')
  api.refuses('PATCH /console/positions/:id', 'CONFLICT')
  api.answers('GET /console/positions/:id', position({ title: '동료가 고친 이름', version: 4 }))
  const save = page.getByRole('button', { name: '고친 내용 저장하기' })
  await save.click()
  await page.getByRole('button', { name: '새로 불러오기' }).click()
  await expect.element(field('포지션 이름')).toHaveValue('동료가 고친 이름')
  await expect.element(field('일하는 곳')).toHaveValue('판교')

  api.answers('PATCH /console/positions/:id', position({ version: 5 }))
  await save.click()
  await expect.element(toast('포지션을 고쳤어요')).toBeVisible()
  expect(api.sent('PATCH /console/positions/:id').map(({ body }) => body)).toMatchObject([
    { seen: 3, place: '판교', title: '백엔드 개발자 · 결제와 정산' },
    { seen: 4, place: '판교', title: '동료가 고친 이름' },
  ])
})
