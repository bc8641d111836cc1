import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CANDIDATE, candidateRow, found, openedProfile, unmarked } from '../testing/samples/candidates.ts'
import { sampleId } from '../testing/samples/ids.ts'
import { people, test } from '../testing/screen-test.tsx'

/** Stars, tags, lists and notes about people, in the list and in the profile (BIZ-11). */

const profile = page.getByRole('complementary', { name: '프로필' })
const table = page.getByRole('table', { name: '후보자 목록' })
const count = page.getByRole('status').filter({ hasText: /찾았어요$/ })
const colleague = { id: sampleId(902), name: '서지안' }
const me = { id: people.recruiter.id, name: people.recruiter.name }
const list = { id: sampleId(31), name: '3월 채용', people: 2 }
const nothingKept = { items: [], tags: [], starred: 0, hidden: 0 }

test('[BIZ-11] S stars the focused person, and new, unseen and seen look different', async ({
  api,
  open,
}) => {
  const seen = candidateRow({
    id: sampleId(2),
    jobSubLabel: '데이터 분석가',
    marks: { ...unmarked, seenAt: '2026-11-14T03:00:00.000Z' },
  })
  api.answers('GET /console/candidates', found(candidateRow({ marks: { ...unmarked, isNew: true } }), seen))
  api.answers('PATCH /console/candidates/:id/marks', { ...unmarked, isStarred: true, isNew: true })
  await open('/candidates')
  const rows = table.getByRole('row')
  await expect.element(rows.nth(1)).toMatchTextContent('새로 온 분')
  await expect.element(rows.nth(2)).toMatchTextContent('어제 봤어요')
  await expectAccessible()
  await userEvent.keyboard('{ArrowDown}s')
  const star = rows.nth(1).getByRole('button', { name: '담아 두기' })
  await expect.element(star).toHaveAttribute('aria-pressed', 'true')
  expect(api.sent('PATCH /console/candidates/:id/marks')).toMatchObject([
    { params: { id: CANDIDATE }, body: { isStarred: true } },
  ])
})

test('[BIZ-11] a star that fails to save is removed again', async ({ api, open }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.refuses('PATCH /console/candidates/:id/marks', 'NOT_FOUND')
  await open('/candidates')
  const star = table.getByRole('button', { name: '담아 두기' })
  await star.click()
  await page.getByRole('alertdialog').getByRole('button').click()
  await expect.element(star).toHaveAttribute('aria-pressed', 'false')
})

test('[BIZ-11] a hidden person leaves the list, and a toast restores them', async ({ api, open }) => {
  let isHidden = false
  api.answers('GET /console/candidates', () => (isHidden ? found() : found(candidateRow())))
  api.answers('PATCH /console/candidates/:id/marks', ({ body }) => {
    isHidden = body.isHidden ?? false
    return { ...unmarked, isHidden }
  })
  await open('/candidates')
  await expect.element(count).toHaveTextContent('1명 찾았어요')
  await table.getByRole('row').nth(1).hover()
  await table.getByRole('button', { name: '숨기기' }).click()
  await expect.element(count).toHaveTextContent('0명 찾았어요')
  await page.getByRole('button', { name: '되돌리기' }).click()
  await expect.element(count).toHaveTextContent('1명 찾았어요')
})

test('[BIZ-11] lists and tags beside the list filter it, and stand in the address', async ({ api, open }) => {
  api.answers('GET /console/candidates', ({ query }) => (query.list ? found() : found(candidateRow())))
  api.answers('GET /console/lists', {
    items: [list],
    tags: [{ name: '리드', people: 3 }],
    starred: 27,
    hidden: 4,
  })
  const screen = await open('/candidates')
  const team = page.getByRole('region', { name: '우리 팀' })
  await team.getByRole('button', { name: /^담아 둔 분/ }).click()
  await team.getByRole('button', { name: /^리드/ }).click()
  await expect.poll(screen.address).toBe(`/candidates?starred=true&tag=${encodeURIComponent('리드')}`)
  await page.getByRole('button', { name: '태그 리드 빼기' }).click()
  await page.getByRole('button', { name: '우리 팀 담아 둔 분 빼기' }).click()
  await team.getByRole('button', { name: /^3월 채용 ?2/ }).click()
  await expect.element(page.getByText('지금 볼 수 있는 분이 없어요')).toBeVisible()
  expect(api.sent('GET /console/candidates').at(-1)?.query).toMatchObject({ list: list.id })
  await expect.element(page.getByRole('button', { name: '지금 검색 저장하기' })).not.toBeInTheDocument()
})

test('[BIZ-11] tags and lists of a person are changed in the profile', async ({ api, open }) => {
  api.answers('GET /console/candidates', found(candidateRow()))
  api.answers('GET /console/candidates/:id', openedProfile())
  api.answers('GET /console/lists', { ...nothingKept, items: [list] })
  api.answers('PATCH /console/candidates/:id/marks', ({ body }) => ({ ...unmarked, tags: body.tags ?? [] }))
  api.answers('POST /console/lists', { id: sampleId(32), name: '4월 채용', people: 0 })
  api.answers('POST /console/lists/:id/people', list)
  await open(`/candidates/${CANDIDATE}`)
  await profile.getByRole('button', { name: '태그' }).click()
  await page.getByRole('textbox', { name: /^태그/ }).fill('2차 면접')
  await userEvent.keyboard('{Enter}{Escape}')
  await expect.element(profile.getByRole('button', { name: '태그 2차 면접 지우기' })).toBeVisible()
  await profile.getByRole('button', { name: '목록' }).click()
  await page.getByRole('checkbox', { name: '3월 채용' }).click()
  await page.getByRole('textbox', { name: '새 목록' }).fill('4월 채용')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => api.sent('POST /console/lists/:id/people').length).toBe(2)
  expect(api.sent('POST /console/lists/:id/people')).toMatchObject([
    { params: { id: list.id }, body: { candidateId: CANDIDATE, isIn: true } },
    { params: { id: sampleId(32) }, body: { candidateId: CANDIDATE, isIn: true } },
  ])
})

test('[BIZ-11] a note mentions a colleague by @, keeps its draft, and joins the others', async ({
  api,
  open,
}) => {
  const left = { author: me, isMine: true, createdAt: '2026-11-15T02:00:00.000Z', editedAt: null }
  const notes = [{ ...left, id: sampleId(51), text: '처음', mentions: [] }]
  api.answers('GET /console/candidates', found(candidateRow({ marks: { ...unmarked, notes: 1 } })))
  api.answers('GET /console/candidates/:id', openedProfile())
  api.answers('GET /console/candidates/:id/notes', () => ({ items: notes, colleagues: [me, colleague] }))
  api.answers('POST /console/candidates/:id/notes', ({ body }) => {
    const note = { ...left, id: sampleId(52), text: body.text, mentions: [colleague] }
    notes.push(note as (typeof notes)[number])
    return note
  })
  await open(`/candidates/${CANDIDATE}`)
  await expect.element(profile.getByText('처음')).toBeVisible()
  const field = profile.getByRole('textbox', { name: '메모' })
  await profile.getByRole('button', { name: '메모 쓰기' }).click()
  await expect.element(field).toHaveFocus()
  await userEvent.keyboard('확인했어요 @ㅅㅈ')
  await expect.element(page.getByRole('option', { name: '서지안' })).toHaveAttribute('aria-selected', 'true')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(field).toHaveValue('확인했어요 @서지안 ')
  await profile.getByRole('button', { name: /^메모 남기기/ }).click()
  await expect.element(profile.getByRole('region', { name: '메모' })).toMatchTextContent('확인했어요 @서지안')
  await expect.element(field).toHaveValue('')
  expect(api.sent('POST /console/candidates/:id/notes')).toMatchObject([
    { body: { text: '확인했어요 @서지안 ', mentions: [colleague.id] } },
  ])
})

test('[BIZ-11] agents have no stars, team marks or notes', async ({ api, open }) => {
  api.answers('GET /console/candidates', found(candidateRow({ marks: null })))
  api.answers('GET /console/candidates/:id', { ...openedProfile(), marks: null })
  await open(`/candidates/${CANDIDATE}`, { as: 'agent' })
  await expect.element(profile).toMatchTextContent('모카로지스')
  await expect.element(page.getByRole('button', { name: '담아 두기' })).not.toBeInTheDocument()
  await expect.element(profile.getByRole('textbox', { name: '메모' })).not.toBeInTheDocument()
  expect(api.sent('GET /console/lists')).toEqual([])
})
