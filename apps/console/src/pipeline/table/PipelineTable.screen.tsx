import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import {
  everybody,
  jaehwi,
  pipelineBoard,
  pipelineCard,
  pipelineStory,
} from '../../testing/samples/pipeline.ts'
import { test } from '../../testing/screen-test.tsx'

/** The pipeline as a table (BIZ-10). */

const table = page.getByRole('table', { name: '파이프라인' })
const rows = table.getByRole('row')
const urgentFirst = everybody.toReversed()

test('[BIZ-10] a row of 42 px shows stage, person, job, pay, assignee and next step', async ({
  api,
  open,
}) => {
  await page.viewport(1440, 900)
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  api.answers('GET /console/pipeline/cards', { items: urgentFirst, total: 16, nextCursor: null })
  await open('/pipeline?view=table')
  const row = rows.filter({ hasText: '염재휘' })
  await expect
    .element(row)
    .toMatchTextContent('면접염재휘백엔드 · 6년 2개월7,000~7,600최대 +24.6%이다시 보기오늘')
  expect(row.element().getBoundingClientRect().height).toBe(42)
  await expect.element(table).toHaveAttribute('aria-rowcount', '17')
  await expect.element(rows.filter({ hasText: '오채린' })).toMatchTextContent(/–없음$/)
  await expectAccessible()
})

test('[BIZ-10] J and K move, Enter opens, then they step through stories; Esc returns', async ({
  api,
  open,
}) => {
  await page.viewport(1440, 900)
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  api.answers('GET /console/pipeline/cards', { items: urgentFirst, total: 16, nextCursor: null })
  api.answers('GET /console/pipeline/cards/:id', ({ params }) =>
    pipelineStory({ card: everybody.find(({ id }) => id === params.id) ?? jaehwi }),
  )
  api.answers('GET /console/candidates/:id/notes', { items: [], colleagues: [] })
  const screen = await open('/pipeline?view=table')
  await expect.element(rows.filter({ hasText: '염재휘' })).toBeVisible()
  await userEvent.keyboard('jj{Enter}')
  await expect.element(page.getByRole('complementary', { name: '권은하 이야기' })).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(page.getByRole('complementary', { name: '오채린 이야기' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(screen.address).toBe('/pipeline?view=table')
  await expect.element(page.getByRole('link', { name: '오채린' })).toHaveFocus()
})

test('[BIZ-10] beside a story the raise is hidden below 1400 px', async ({ api, open }) => {
  await page.viewport(1280, 900)
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  api.answers('GET /console/pipeline/cards', { items: urgentFirst, total: 16, nextCursor: null })
  api.answers('GET /console/pipeline/cards/:id', pipelineStory())
  api.answers('GET /console/candidates/:id/notes', { items: [], colleagues: [] })
  await open(`/pipeline/${jaehwi.id}?view=table`)
  await expect.element(table.getByRole('columnheader', { name: '제안 연봉(만)' })).toBeVisible()
  await expect.element(table.getByText('소득보다')).not.toBeVisible()
  await page.viewport(1440, 900)
  await expect.element(table.getByText('소득보다')).toBeVisible()
})

test('[BIZ-10] of five thousand rows only visible ones are rendered, and the end is reached by cursor', async ({
  api,
  open,
}) => {
  const all = Array.from({ length: 300 }, (_, place) =>
    pipelineCard(2_000 + place, { jobSubLabel: `${place}번째 개발자` }),
  )
  api.answers('GET /console/pipeline', { ...pipelineBoard(all.slice(0, 50)), total: 300 })
  api.answers('GET /console/pipeline/cards', ({ query: { cursor } }) => {
    const from = Number(cursor ?? 0)
    return { items: all.slice(from, from + 100), total: 300, nextCursor: from < 200 ? `${from + 100}` : null }
  })
  await open('/pipeline?view=table')
  await expect.element(table.getByText('0번째 개발자', { exact: true })).toBeVisible()
  const scroller = table.element().parentElement!
  await expect
    .poll(() => {
      scroller.scrollTo({ top: scroller.scrollHeight })
      return table.getByText('299번째 개발자').query()
    })
    .not.toBeNull()
  expect(rows.elements().length).toBeLessThan(60)
  // The head is sticky.
  const head = table.getByRole('columnheader', { name: '다음 할 일' })
  expect(head.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(
    scroller.getBoundingClientRect().top,
  )
})

test('[BIZ-10] a failed table can be loaded again', async ({ api, open }) => {
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  api.loses('GET /console/pipeline/cards')
  await open('/pipeline?view=table')
  await expect.element(page.getByText('표를 불러오지 못했어요')).toBeVisible()
  api.answers('GET /console/pipeline/cards', { items: urgentFirst, total: 16, nextCursor: null })
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(rows.filter({ hasText: '염재휘' })).toBeVisible()
})
