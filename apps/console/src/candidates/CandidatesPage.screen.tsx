import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CANDIDATE, candidateRow, found, openedProfile } from '../testing/samples/candidates.ts'
import { sampleId } from '../testing/samples/ids.ts'
import { test } from '../testing/screen-test.tsx'

/** The candidate search (BIZ-2, OFR-14). */

const field = page.getByRole('textbox', { name: '직무, 기술, 키워드' })
const rows = page.getByRole('table', { name: '후보자 목록' }).getByRole('link')
const count = page.getByRole('status').filter({ hasText: /찾았어요$/ })
const profile = page.getByRole('complementary', { name: '프로필' })

const backend = candidateRow({ jobSubLabel: '백엔드 개발자' })
const analyst = candidateRow({ id: sampleId(2), jobSubLabel: '데이터 분석가' })

test('[BIZ-2] a search by keyboard alone: / to the field, arrows, Enter, Esc', async ({ api, open }) => {
  api.answers('GET /console/candidates', ({ query }) =>
    query.q === '결제' ? found(backend, analyst) : found(backend),
  )
  api.answers('GET /console/candidates/:id', openedProfile({ jobSubLabel: '데이터 분석가' }))
  const screen = await open('/candidates')
  await expect.element(rows).toHaveLength(1)
  await userEvent.keyboard('/')
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('결제')
  await expect.element(count).toHaveTextContent('2명 찾았어요')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  const second = page.getByRole('link', { name: '데이터 분석가' })
  await expect.element(second).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(profile).toMatchTextContent('데이터 분석가 · 5년 2개월')
  expect(api.sent('GET /console/candidates/:id').map(({ params }) => params.id)).toEqual([analyst.id])
  await userEvent.keyboard('{Escape}')
  await expect.element(profile).not.toBeInTheDocument()
  await expect.element(second).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  await expect.element(field).toHaveFocus()
  expect(screen.address()).toBe(`/candidates?q=${encodeURIComponent('결제')}`)
})

test('[BIZ-2] conditions are kept in the address, filter the list, and Back undoes them', async ({
  api,
  open,
}) => {
  api.answers('GET /console/candidates', ({ query }) => {
    if (query.techStack) return found()
    return query.yearsMin === undefined ? found(backend, analyst) : found(backend)
  })
  api.answers('GET /users/techStackSearch', { items: ['Svelte'] })
  const screen = await open(`/candidates?q=${encodeURIComponent('결제')}`)
  await expect.element(field).toHaveValue('결제')
  await expect.element(count).toHaveTextContent('2명 찾았어요')

  const add = page.getByRole('button', { name: '조건', exact: true })
  await add.click()
  const adding = page.getByRole('dialog', { name: '조건 더하기' })
  await adding.getByRole('button', { name: '경력' }).click()
  await expectAccessible()
  await adding.getByRole('textbox', { name: /^부터/ }).fill('9')
  await adding.getByRole('textbox', { name: /^까지/ }).fill('5')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '경력 5~9년 바꾸기' })).toBeVisible()
  await expect.element(add).toHaveFocus()
  expect(screen.address()).toMatch(/yearsMin=5&yearsMax=9/)
  await expect.element(count).toHaveTextContent('1명 찾았어요')

  await add.click()
  await adding.getByRole('button', { name: '기술' }).click()
  await adding.getByRole('combobox', { name: '기술' }).fill('Svelte')
  await adding.getByRole('option', { name: 'Svelte' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: '다 맞는 분은 아직 없어요' })).toBeVisible()
  expect(api.sent('GET /console/candidates').at(-1)?.query).toMatchObject({
    q: '결제',
    yearsMin: 5,
    yearsMax: 9,
    techStack: ['Svelte'],
  })
  await screen.back()
  await expect.element(count).toHaveTextContent('1명 찾았어요')
  await screen.back()
  await expect.element(count).toHaveTextContent('2명 찾았어요')
})

test('[OFR-14] opening a profile is recorded once, however often the window regains focus', async ({
  api,
  open,
}) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('GET /console/candidates/:id', openedProfile())
  await open('/candidates')
  await rows.click()
  await expect.element(profile).toMatchTextContent('프로필을 연 회사와 시간은 후보자에게 보여요.')
  await expect.element(profile).toMatchTextContent('모카로지스')
  await expectAccessible()
  window.dispatchEvent(new Event('focus'))
  document.dispatchEvent(new Event('visibilitychange'))
  await profile.getByRole('link', { name: '어택 보내기' }).click()
  await page.getByRole('link', { name: '프로필로 돌아가기' }).click()
  await expect.element(profile).toMatchTextContent('모카로지스')
  expect(api.sent('GET /console/candidates/:id')).toHaveLength(1)
})

test('[OFR-13] a profile that the company may not see shows only an error', async ({ api, open }) => {
  api.answers('GET /console/candidates', found())
  api.refuses('GET /console/candidates/:id', 'NOT_FOUND')
  await open(`/candidates/${CANDIDATE}`)
  await expect.element(count).toHaveTextContent('0명 찾았어요')
  await expect
    .element(profile)
    .toHaveTextContent('프로필볼 수 없는 프로필이에요쉬고 있거나 사라진 프로필이에요.')
  await expect.element(page.getByRole('link', { name: '어택 보내기' })).not.toBeInTheDocument()
})

test('[BIZ-2] a failed list can be loaded again', async ({ api, open }) => {
  api.refuses('GET /console/candidates', 'INTERNAL')
  await open('/candidates')
  await expect.element(page.getByText('후보자를 불러오지 못했어요')).toBeVisible()
  api.answers('GET /console/candidates', found(candidateRow()))
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(rows).toHaveLength(1)
})
