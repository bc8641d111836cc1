import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { sampleId } from '../testing/samples/ids.ts'
import {
  backendPosition,
  everybody,
  jaehwi,
  pipelineBoard,
  pipelineCard,
  pipelineStory,
  sea,
} from '../testing/samples/pipeline.ts'
import { test } from '../testing/screen-test.tsx'

/** The board (BIZ-10). */

const column = (name: RegExp) => page.getByRole('region', { name })
const cards = (name: RegExp) => column(name).getByRole('listitem')

describe('[BIZ-10] the board', () => {
  test('shows per column the count and per card person, pay and next step', async ({ api, open }) => {
    api.answers('GET /console/pipeline', pipelineBoard(everybody))
    await open('/pipeline')
    await expect.element(page.getByText('모두 16명')).toBeVisible()
    await expect
      .element(cards(/^면접 2명/).nth(0))
      .toMatchTextContent('염재휘이백엔드 · 6년 2개월7,000~7,600만 원 최대 +24.6%다시 보기오늘메모 2개')
    await expect.element(cards(/^어택 3명/).nth(0)).toMatchTextContent(/7,800이면 만날게요$/)
    await expect.element(cards(/^어택/).nth(1)).toMatchTextContent(/질문이 왔어요$/)
    await expect.element(cards(/^어택/).nth(2)).toMatchTextContent(/오늘 마감$/)
    await expect.element(cards(/^커피챗 4명/).nth(0)).toMatchTextContent(/시간을 정해 주세요$/)
    await expect.element(cards(/^커피챗/).nth(1)).toMatchTextContent(/오늘 오후 4:00$/)
    await expect.element(cards(/^채용 확정 1명/).nth(0)).toMatchTextContent(/12월 1일 시작$/)
    // A person has no name before a match (OFR-13).
    await expect.element(cards(/^담아 둔 분/).nth(0)).toMatchTextContent('백엔드 개발자5년 4개월')
    await expectAccessible()
  })

  test('is filtered by position, colleague, own tasks and tasks due today, in the address', async ({
    api,
    open,
  }) => {
    api.answers('GET /console/pipeline', pipelineBoard(everybody))
    const screen = await open('/pipeline')
    const asked = () => api.sent('GET /console/pipeline').at(-1)?.query
    await page.getByRole('combobox', { name: '포지션' }).selectOptions('백엔드 개발자')
    await page.getByRole('combobox', { name: '담당' }).selectOptions('강세아')
    await page.getByRole('button', { name: /^내가 볼 것/ }).click()
    await page.getByRole('button', { name: /^오늘 마감/ }).click()
    await expect
      .poll(asked)
      .toEqual({ positionId: backendPosition.id, assigneeId: sea.id, mine: true, today: true })
    expect(screen.address()).toBe(
      `/pipeline?position=${backendPosition.id}&assignee=${sea.id}&mine=1&today=1`,
    )
    await page.getByRole('combobox', { name: '포지션' }).selectOptions('포지션 없이')
    await page.getByRole('combobox', { name: '담당' }).selectOptions('담당 없음')
    await expect.poll(asked).toEqual({ positionId: 'none', assigneeId: 'none', mine: true, today: true })
    api.answers('GET /console/pipeline', { ...pipelineBoard([]), chips: { mine: 1, today: 0 } })
    await screen.reload()
    await expect.element(page.getByText('조건에 맞는 분이 없어요')).toBeVisible()
    await page.getByRole('button', { name: '모두 보기' }).click()
    await expect.poll(asked).toEqual({})
  })

  test('opens 여기까지 from its strip and closes it', async ({ api, open }) => {
    api.answers('GET /console/pipeline', pipelineBoard(everybody))
    await open('/pipeline')
    await page.getByRole('button', { name: /^여기까지 1/ }).click()
    await expect.element(cards(/^여기까지 1명/).nth(0)).toMatchTextContent(/^서버 엔지니어/)
    await page.getByRole('button', { name: '여기까지 접기' }).click()
    await expect.element(page.getByRole('button', { name: /^여기까지 1/ })).toBeVisible()
  })

  test('keeps the stage of the open story and its neighbours wide', async ({ api, open }) => {
    await page.viewport(1440, 900)
    api.answers('GET /console/pipeline', pipelineBoard(everybody))
    api.answers('GET /console/pipeline/cards/:id', pipelineStory())
    api.answers('GET /console/candidates/:id/notes', { items: [], colleagues: [sea] })
    const screen = await open('/pipeline')
    await page.getByRole('link', { name: '염재휘' }).click()
    await expect.element(page.getByRole('complementary', { name: '염재휘 이야기' })).toBeVisible()
    expect(screen.address()).toBe(`/pipeline/${jaehwi.id}`)
    await expect.element(column(/^커피챗/)).toBeVisible()
    await expect.element(column(/^처우 협의/)).toBeVisible()
    const strip = page.getByRole('button', { name: /^어택 3/ })
    expect(strip.element().getBoundingClientRect().width).toBe(38)
    await page.viewport(1280, 900)
    await expect.element(page.getByRole('button', { name: /^처우 협의 2/ })).toBeVisible()
  })

  test('renders only visible cards and loads more by cursor', async ({ api, open }) => {
    const many = Array.from({ length: 120 }, (_, place) =>
      pipelineCard(1_000 + place, { jobSubLabel: `${place}번째 개발자` }),
    )
    const board = pipelineBoard(many.slice(0, 50))
    board.columns[0] = { ...board.columns[0]!, count: 120, nextCursor: 'next' }
    api.answers('GET /console/pipeline', { ...board, total: 120 })
    api.answers('GET /console/pipeline/cards', { items: many.slice(50), total: 120, nextCursor: null })
    await open('/pipeline')
    const list = column(/^담아 둔 분 120명/)
    await expect.element(list.getByText('0번째 개발자', { exact: true })).toBeVisible()
    expect(list.getByRole('listitem').elements().length).toBeLessThan(40)
    expect(api.sent('GET /console/pipeline/cards')).toEqual([])
    const scroller = list.getByRole('list').element().parentElement!
    await expect
      .poll(() => {
        scroller.scrollTo({ top: scroller.scrollHeight })
        return list.getByText('119번째 개발자').query()
      })
      .not.toBeNull()
    expect(api.sent('GET /console/pipeline/cards')[0]?.query).toMatchObject({
      stage: 'SAVED',
      cursor: 'next',
    })
    expect(list.getByRole('listitem').elements().length).toBeLessThan(40)
  })
})

test('[BIZ-10] the view stands in the address and is remembered', async ({ api, open }) => {
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  api.answers('GET /console/pipeline/cards', { items: [...everybody], total: 16, nextCursor: null })
  const screen = await open('/pipeline')
  await page.getByRole('button', { name: '표', exact: true }).click()
  await expect.element(page.getByRole('table', { name: '파이프라인' })).toBeVisible()
  expect(screen.address()).toBe('/pipeline?view=table')
  await open('/pipeline')
  await expect.element(page.getByRole('table', { name: '파이프라인' }).first()).toBeVisible()
})

test('[BIZ-10] an empty pipeline shows the first step', async ({ api, open }) => {
  api.answers('GET /console/pipeline', { ...pipelineBoard([]), chips: { mine: 0, today: 0 } })
  await open('/pipeline')
  await expect.element(page.getByText('아직 파이프라인에 아무도 없어요')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '후보자 찾기' }).last())
    .toHaveAttribute('href', '/candidates')
  await expect.element(page.getByRole('button', { name: /^내가 볼 것/ })).toBeDisabled()
  await expectAccessible()
})

test('[BIZ-10] a failed board can be loaded again', async ({ api, open }) => {
  api.loses('GET /console/pipeline')
  await open('/pipeline')
  await expect.element(page.getByText('파이프라인을 불러오지 못했어요')).toBeVisible()
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(page.getByRole('link', { name: '염재휘' })).toBeVisible()
})

test('[BIZ-10] a colleague’s move appears without a reload', async ({ api, open }) => {
  api.answers('GET /console/pipeline', pipelineBoard(everybody))
  await open('/pipeline')
  await expect.element(column(/^면접 2명/)).toBeVisible()
  const moved = everybody.map((card) => (card.id === jaehwi.id ? { ...card, stage: 'TERMS' as const } : card))
  api.answers('GET /console/pipeline', pipelineBoard(moved))
  api.tells('GET /console/stream', { id: sampleId(1), name: 'changed', data: { what: 'pipeline' } } as never)
  await expect.element(column(/^처우 협의 3명/)).toBeVisible()
})
