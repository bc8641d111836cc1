import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { sampleId } from '../../testing/samples/ids.ts'
import {
  everybody,
  ire,
  jaehwi,
  onsae,
  pipelineBoard,
  pipelineStory,
  sea,
  starred,
  storyEntry,
} from '../../testing/samples/pipeline.ts'
import { minutesOn, NOON } from '../../testing/samples/times.ts'
import { test } from '../../testing/screen-test.tsx'

/** The story of a person beside the board (BIZ-10). */

const panel = page.getByRole('complementary', { name: '염재휘 이야기' })
const story = panel.getByRole('tabpanel')

function answer(api: FakeApi, given: Parameters<typeof pipelineStory>[0] = {}): void {
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  api.answers('GET /console/pipeline/cards/:id', pipelineStory(given))
  api.answers('GET /console/candidates/:id/notes', { items: [], colleagues: [ire, sea] })
}
const here = `/pipeline/${jaehwi.id}`

describe('[BIZ-10] the story', () => {
  test('shows person, facts and all events in order, the newest visible', async ({ api, open }) => {
    answer(api)
    await open(here)
    await expect.element(panel.getByRole('heading', { name: '염재휘' })).toBeVisible()
    await expect
      .element(panel.getByText('백엔드 개발자 · 6년 2개월 · 지금 6,100만 원, 2025년 소득 · 건강보험'))
      .toBeVisible()
    await expect.element(panel.getByRole('button', { name: '단계 면접' })).toBeVisible()
    await expect.element(panel.getByRole('button', { name: '담당 한이레' })).toBeVisible()
    await expect.element(panel.getByRole('button', { name: '다시 보기 오늘' })).toBeVisible()
    await expect.element(panel.getByRole('button', { name: '포지션 백엔드 개발자' })).toBeVisible()
    await expect
      .element(story.getByRole('region', { name: '10월' }).getByRole('listitem').first())
      .toMatchTextContent('6,800~7,400만 원으로 어택했어요10월 20일한이레 · 40분 뒤 읽음')
    await expect.element(story.getByText('2차는 목요일 오후로 잡을게요.')).toBeInViewport()
    await expect.poll(() => document.title).toBe('염재휘 · 파이프라인 · 커피어택')
    await expect
      .element(story.getByRole('link', { name: '대화 12개 모두 보기' }))
      .toHaveAttribute('href', `/messages/${sampleId(401)}`)
    await expect
      .element(story.getByRole('link', { name: '프로필 모두 보기' }))
      .toHaveAttribute('href', `/candidates/${jaehwi.candidateId}`)
    await expectAccessible()
  })

  test('is filtered by kind', async ({ api, open }) => {
    answer(api)
    await open(here)
    await page.getByRole('tab', { name: '대화' }).click()
    await expect.element(story.getByRole('listitem')).toHaveLength(1)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect.element(page.getByRole('tab', { name: '메모' })).toHaveAttribute('aria-selected', 'true')
    await expect.element(story.getByRole('listitem')).toHaveLength(2)
    await page.getByRole('tab', { name: '프로필' }).click()
    await expect
      .element(story.getByText('지금 6,100만 원, 2025년 소득 · 건강보험. 희망 7,400만 원'))
      .toBeInTheDocument()
  })

  test('[OFR-13] before a match it has no name and links to the composer', async ({ api, open }) => {
    answer(api, { card: starred, story: [storyEntry(39, { group: 'profile', title: '담아 두었어요' })] })
    await open(`/pipeline/${starred.id}`)
    const nameless = page.getByRole('complementary', { name: '백엔드 개발자 이야기' })
    await expect
      .element(nameless.getByRole('link', { name: '어택 보내기' }))
      .toHaveAttribute('href', expect.stringContaining(`/candidates/${starred.candidateId}/compose`))
    await expect.element(nameless.getByRole('button', { name: '담당 정하기' })).toBeVisible()
    await expectAccessible()
  })

  test('a hire links to the coffee chat', async ({ api, open }) => {
    answer(api, { card: { ...onsae, hire: null } })
    await open(`/pipeline/${onsae.id}`)
    await expect
      .element(page.getByRole('link', { name: '채용 확정 알리기' }))
      .toHaveAttribute('href', `/coffeechats/${onsae.coffeechat?.id}`)
  })

  test('a person who left or blocked the company is not shown', async ({ api, open }) => {
    api.answers('GET /console/pipeline', pipelineBoard(everybody))
    api.refuses('GET /console/pipeline/cards/:id', 'NOT_FOUND')
    await open(here)
    await expect.element(page.getByText('볼 수 없는 분이에요')).toBeVisible()
  })
})

describe('[BIZ-10] the facts', () => {
  test('are changed by their buttons, and the focus stays', async ({ api, open }) => {
    answer(api)
    const given = { ...jaehwi, assignee: sea, version: 2 }
    api.answers('PATCH /console/pipeline/cards/:id', () => {
      answer(api, { card: given })
      return given
    })
    await open(here)
    await panel.getByRole('button', { name: '담당 한이레' }).click()
    await page.getByRole('menuitemradio', { name: '강세아' }).click()
    await expect.element(panel.getByRole('button', { name: '담당 강세아' })).toHaveFocus()
    expect(api.sent('PATCH /console/pipeline/cards/:id').map(({ body }) => body)).toEqual([
      { seen: 1, assigneeId: sea.id },
    ])
  })

  test('the stage can be changed here too', async ({ api, open, clock }) => {
    answer(api)
    const moved = { ...jaehwi, stage: 'TERMS' as const, version: 2 }
    api.answers('POST /console/pipeline/cards/:id/move', () => {
      answer(api, { card: moved })
      return moved
    })
    await open(here)
    await panel.getByRole('button', { name: '단계 면접' }).click()
    clock.set(NOON)
    await page.getByRole('menuitem', { name: /^처우 협의/ }).click()
    await clock.runFor(10_000)
    await expect.element(toast('염재휘 님을 처우 협의로 옮겼어요. 후보자에게도 보여요.')).toBeVisible()
    await expect.element(panel.getByRole('button', { name: '단계 처우 협의' })).toHaveFocus()
  })
})

describe('[BIZ-10] notes', () => {
  const written = {
    id: sampleId(777),
    text: '좋았어요',
    author: ire,
    mentions: [],
    isMine: true,
    createdAt: minutesOn(0),
    editedAt: null,
  }

  test('N starts one, a draft is kept, and Ctrl+Enter saves it', async ({ api, open }) => {
    answer(api)
    const screen = await open('/pipeline')
    await expect.element(page.getByRole('link', { name: '염재휘' })).toBeVisible()
    page.getByRole('link', { name: '염재휘' }).element().focus()
    await userEvent.keyboard('n')
    const field = page.getByRole('textbox', { name: '메모' })
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('좋았어요')
    await screen.reload()
    await expect.element(field).toHaveValue('좋았어요')
    api.answers('POST /console/candidates/:id/notes', written)
    await field.click()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await expect
      .poll(() => api.sent('POST /console/candidates/:id/notes').map(({ body }) => body.text))
      .toEqual(['좋았어요'])
    await expect.element(field).toHaveValue('')
  })

  test('own notes are changed and deleted, a colleague’s are not', async ({ api, open }) => {
    answer(api)
    api.answers('PATCH /console/notes/:id', { ...written, text: '2차는 금요일이에요.' })
    api.answers('DELETE /console/notes/:id')
    await open(here)
    await expect.element(story.getByRole('button', { name: '고치기' })).toHaveLength(1)
    await story.getByRole('button', { name: '고치기' }).click()
    const field = page.getByRole('textbox', { name: '메모 고치기' })
    await field.fill('2차는 금요일이에요.')
    await page.getByRole('button', { name: /^메모 고치기/ }).click()
    await expect
      .poll(() => api.sent('PATCH /console/notes/:id').map(({ body }) => body.text))
      .toEqual(['2차는 금요일이에요.'])
    await story.getByRole('button', { name: '지우기' }).click()
    await page
      .getByRole('alertdialog')
      .or(page.getByRole('dialog'))
      .getByRole('button', { name: '지우기' })
      .click()
    await expect
      .poll(() => api.sent('DELETE /console/notes/:id').map(({ params }) => params.id))
      .toEqual([sampleId(702)])
  })
})
