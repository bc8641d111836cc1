import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { candidateRow, found, savedSearch } from '../../testing/samples/candidates.ts'
import { sampleId } from '../../testing/samples/ids.ts'
import { test } from '../../testing/screen-test.tsx'

/** Saved searches with nightly notifications (BIZ-12). */

const column = page.getByRole('complementary', { name: '저장한 검색과 둘러보기' })
const kept = column.getByRole('list', { name: '저장한 검색' })
const interest = savedSearch({
  id: sampleId(22),
  name: '우리를 관심회사로 고른 분',
  filter: 'likesUs=true',
  words: '우리를 관심회사로 고른 분',
  isInterest: true,
})
const paying = savedSearch({ newCount: 4 })
const address = `/candidates?${paying.filter}`

test('[BIZ-12] a saved search shows its conditions and new people; opening it marks them as seen', async ({
  api,
  open,
}) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('GET /console/searches', { items: [paying, { ...interest, newCount: 100 }] })
  api.answers('POST /console/searches/:id/look')
  const screen = await open('/candidates')
  await expect
    .element(kept.getByRole('link').nth(0))
    .toHaveTextContent('결제 경험 백엔드3년 이상 · 결제새로 4명')
  await expect
    .element(kept.getByRole('link').nth(1))
    .toHaveTextContent('우리를 관심회사로 고른 분모든 회사에 있는 검색이에요새로 99+명')
  await expectAccessible()
  api.answers('GET /console/searches', { items: [savedSearch(), interest] })
  await kept.getByRole('link', { name: /결제 경험/ }).click()
  await expect.poll(screen.address).toBe(address)
  await expect.element(kept.getByText(/^새로/)).not.toBeInTheDocument()
  await expect.element(kept.getByRole('link').nth(0)).toHaveAttribute('aria-current', 'true')
  expect(api.sent('POST /console/searches/:id/look').map(({ params }) => params.id)).toEqual([paying.id])
})

test('[BIZ-12] a notification opens a saved search by its id', async ({ api, open }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('GET /console/searches', { items: [savedSearch(), interest] })
  const screen = await open(`/candidates?search=${interest.id}`)
  await expect.poll(screen.address).toBe('/candidates?likesUs=true')
  await expect.element(page.getByText('우리를 고른 분')).toBeVisible()
})

test('[BIZ-12] a search is saved under a name, renamed, muted and deleted', async ({ api, open }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('POST /console/searches', savedSearch())
  api.answers('PATCH /console/searches/:id')
  api.answers('DELETE /console/searches/:id')
  await open(address)
  await expect.element(column).toMatchTextContent('찾은 조건을 저장해 두면')
  await column.getByRole('button', { name: '지금 검색 저장하기' }).click()
  const name = column.getByRole('textbox', { name: /^이름/ })
  await expect.element(name).toHaveValue('결제')
  await name.fill('결제 경험 백엔드')
  api.answers('GET /console/searches', { items: [savedSearch()] })
  await userEvent.keyboard('{Enter}')
  await expect.element(kept.getByRole('link', { name: /결제 경험/ })).toBeVisible()
  expect(api.sent('POST /console/searches').map(({ body }) => body)).toEqual([
    { name: '결제 경험 백엔드', filter: paying.filter, tells: true },
  ])
  await expect.element(column.getByRole('button', { name: '지금 검색 저장하기' })).not.toBeInTheDocument()

  await kept.getByRole('button', { name: '결제 경험 백엔드 바꾸기' }).click()
  const changing = page.getByRole('dialog', { name: '결제 경험 백엔드 바꾸기' })
  await expectAccessible()
  api.refuses('PATCH /console/searches/:id', 'NAME_TAKEN')
  await changing.getByRole('textbox', { name: /^이름/ }).fill('리드급')
  await userEvent.keyboard('{Enter}')
  await expect.element(changing).toMatchTextContent('이미 있는 이름이에요')
  api.answers('PATCH /console/searches/:id')
  await changing.getByRole('switch').click()
  await changing.getByRole('button', { name: '검색 지우기' }).click()
  expect(api.sent('PATCH /console/searches/:id').map(({ body }) => body)).toEqual([
    { name: '리드급' },
    { tells: false },
  ])
  expect(api.sent('DELETE /console/searches/:id').map(({ params }) => params.id)).toEqual([paying.id])
})

test('[BIZ-12] the built-in search can only be muted', async ({ api, open }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('GET /console/searches', { items: [interest] })
  await open('/candidates')
  await kept.getByRole('button', { name: `${interest.name} 바꾸기` }).click()
  const changing = page.getByRole('dialog', { name: `${interest.name} 바꾸기` })
  await expect.element(changing.getByRole('switch')).toBeChecked()
  await expect.element(changing.getByRole('textbox')).not.toBeInTheDocument()
  await expect.element(changing.getByRole('button')).not.toBeInTheDocument()
})

test('[BIZ-12] a search is saved once, however often a lost answer is retried', async ({ api, open }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.loses('POST /console/searches')
  await open('/candidates?yearsMin=3')
  await column.getByRole('button', { name: '지금 검색 저장하기' }).click()
  const name = column.getByRole('textbox', { name: /^이름/ })
  const save = column.getByRole('button', { name: '저장하기', exact: true })
  const told = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await name.fill('3년 이상')
  await save.click()
  await told.getByRole('button', { name: '다시 시도하기' }).click()
  await told.getByRole('button', { name: '닫기' }).click()
  await expect.element(told).not.toBeInTheDocument()
  await save.click()
  await told.getByRole('button', { name: '닫기' }).click()
  await name.fill('3년부터')
  await save.click()
  await expect.element(told).toBeVisible()
  const [first, again, pressed, renamed] = api
    .sent('POST /console/searches')
    .map(({ idempotencyKey }) => idempotencyKey)
  expect([again, pressed]).toEqual([first, first])
  expect(renamed).not.toBe(first)
})

test('[BIZ-12] saved searches that fail to load say so in their place', async ({ api, open }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.refuses('GET /console/searches', 'INTERNAL')
  await open('/candidates')
  await expect.element(column.getByText('저장한 검색을 불러오지 못했어요')).toBeVisible()
  await expect.element(page.getByRole('table', { name: '후보자 목록' })).toBeVisible()
})
