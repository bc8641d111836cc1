import { toast } from '@coffeeattack/kit/testing/toast'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import {
  asking,
  doyeop,
  everybody,
  jaehwi,
  onsae,
  pipelineBoard,
  pipelineCard,
  type PipelineCard,
  sea,
  starred,
} from '../testing/samples/pipeline.ts'
import { NOON } from '../testing/samples/times.ts'
import { test } from '../testing/screen-test.tsx'

/** Moving cards by mouse, keys and menu (BIZ-10). */

const column = (name: RegExp) => page.getByRole('region', { name })
const card = (name: string) => page.getByRole('link', { name, exact: true })
const menu = page.getByRole('menu')

/** A fake server that stores the changes of cards. */
function keeps(api: FakeApi, cards: readonly PipelineCard[]): void {
  let all = [...cards]
  const put = (next: PipelineCard) => {
    all = all.map((each) => (each.id === next.id ? next : each))
    return next
  }
  const found = (id: string) => all.find((each) => each.id === id)!
  api.answers('GET /console/pipeline', () => pipelineBoard(all))
  api.answers('POST /console/pipeline/cards/:id/move', ({ params, body }) => {
    const { version, moves: _, ...was } = found(params.id)
    const { moves } = pipelineCard(1, { stage: body.to })
    return put({ ...was, stage: body.to, moves, version: version + 1 })
  })
  api.answers('PATCH /console/pipeline/cards/:id', ({ params, body }) => {
    const was = found(params.id)
    const assignee = body.assigneeId === undefined ? was.assignee : body.assigneeId === sea.id ? sea : null
    return put({
      ...was,
      assignee,
      remindOn: body.remindOn === undefined ? was.remindOn : body.remindOn,
      version: was.version + 1,
    })
  })
}
const moves = (api: FakeApi) =>
  api.sent('POST /console/pipeline/cards/:id/move').map(({ params, body }) => ({ ...params, ...body }))

/** Drags a card over an element without dropping it. */
async function hold(name: string, over: Element): Promise<{ letGo: () => Promise<void> }> {
  const box = card(name).element().closest('[data-card-box]')!
  const dataTransfer = new DataTransfer()
  const tell = (type: string, at: Element) =>
    at.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer, ...middle(at) }))
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  tell('dragstart', box)
  await frame()
  tell('dragenter', over)
  tell('dragover', over)
  await frame()
  return {
    async letGo() {
      tell('drop', over)
      tell('dragend', box)
      await frame()
    },
  }
}
function middle(at: Element) {
  const { left, top } = at.getBoundingClientRect()
  return { clientX: left + 12, clientY: top + 12 }
}

describe('[BIZ-10] by the mouse', () => {
  test('a card is dragged to the next stage, moves at once, and the candidate is told ten seconds later', async ({
    api,
    open,
    clock,
  }) => {
    await page.viewport(1440, 900)
    keeps(api, everybody)
    await open('/pipeline')
    await expect.element(card('천도엽')).toBeVisible()
    clock.set(NOON)
    const gate = api.holds('POST /console/pipeline/cards/:id/move')
    await userEvent.dragAndDrop(card('천도엽'), column(/^면접/))
    await expect
      .element(
        column(/^면접 3명/)
          .getByRole('listitem')
          .nth(0),
      )
      .toMatchTextContent(/^천도엽바꾸는 중/)
    await expect.element(column(/^커피챗 3명/)).toBeVisible()
    // A card cannot be dragged while its change is saved.
    await userEvent.dragAndDrop(card('천도엽'), column(/^처우 협의/))
    await expect.element(toast('천도엽 님을 면접으로 옮겼어요. 10초 뒤에 후보자에게 보여요.')).toBeVisible()
    await clock.runFor(8_000)
    expect(moves(api)).toEqual([])
    await clock.runFor(2_000)
    gate.open()
    await expect.element(toast('천도엽 님을 면접으로 옮겼어요. 후보자에게도 보여요.')).toBeVisible()
    expect(moves(api)).toEqual([{ id: doyeop.id, from: 'COFFEECHAT', to: 'INTERVIEW', seen: 1 }])
    await expect.element(card('천도엽')).toHaveFocus()
  })

  test('within ten seconds a move is taken back, by the toast or on the card, and nobody is told', async ({
    api,
    open,
    clock,
  }) => {
    await page.viewport(1440, 900)
    keeps(api, everybody)
    const screen = await open('/pipeline')
    await expect.element(card('천도엽')).toBeVisible()
    clock.set(NOON)
    await userEvent.dragAndDrop(card('천도엽'), column(/^면접/))
    await userEvent.dragAndDrop(card('염재휘'), column(/^처우 협의/))
    await expect.element(column(/^커피챗 3명/)).toBeVisible()
    await page.getByRole('button', { name: '되돌리기', exact: true }).click()
    await expect.element(toast('되돌렸어요. 후보자에게 알리지 않았어요.')).toBeVisible()
    await expect.element(column(/^면접 3명/).getByRole('link', { name: '염재휘' })).toBeVisible()
    // The move before it stays in hand on its card, on every page.
    api.loses('GET /console/figures')
    await screen.go('/figures')
    await screen.go('/pipeline')
    await page.getByRole('button', { name: '천도엽 되돌리기' }).click()
    await expect.element(column(/^커피챗 4명/).getByRole('link', { name: '천도엽' })).toBeVisible()
    await clock.runFor(20_000)
    expect(moves(api)).toEqual([])
  })

  test('whoever closes the console meanwhile has meant it', async ({ api, open }) => {
    keeps(api, everybody)
    await open('/pipeline')
    await page.getByRole('button', { name: '염재휘 더 보기' }).click()
    await menu.getByRole('menuitem', { name: /^처우 협의/ }).click()
    await expect.element(column(/^처우 협의 3명/)).toBeVisible()
    expect(moves(api)).toEqual([])
    window.dispatchEvent(new PageTransitionEvent('pagehide'))
    await expect.poll(() => moves(api)).toMatchObject([{ id: jaehwi.id, to: 'TERMS' }])
  })

  test('while dragging, closed columns say why, and the target is marked', async ({ api, open }) => {
    await page.viewport(1440, 900)
    keeps(api, everybody)
    await open('/pipeline')
    await expect.element(card('천도엽')).toBeVisible()
    const held = await hold('천도엽', column(/^면접/).element())
    await expect.element(column(/^면접/).getByText('여기에 놓아요')).toBeVisible()
    await expect
      .element(column(/^채용 확정/))
      .toMatchTextContent(/끌어올 수 없어요\.둘 다 확인하면 들어와요\./)
    await expect.element(column(/^어택/)).toMatchTextContent(/끌어올 수 없어요\.어택을 보내면 들어와요\./)
    expect(
      column(/^처우 협의/)
        .getByText('끌어올 수 없어요')
        .query(),
    ).toBeNull()
    expect(
      column(/^커피챗/)
        .getByText('끌어올 수 없어요')
        .query(),
    ).toBeNull()
    await held.letGo()
    await expect.element(column(/^면접 3명/)).toBeVisible()
    expect(page.getByText('끌어올 수 없어요').query()).toBeNull()
  })

  test('stages that only the candidate sets accept nothing', async ({ api, open }) => {
    await page.viewport(1440, 900)
    keeps(api, everybody)
    await open('/pipeline')
    await userEvent.dragAndDrop(card('고온새'), column(/^채용 확정/))
    await userEvent.dragAndDrop(card('염재휘'), column(/^커피챗/))
    await expect.element(column(/^처우 협의 2명/)).toBeVisible()
    expect(moves(api)).toEqual([])
  })

  test('여기까지 asks first, because the candidate is told', async ({ api, open, clock }) => {
    await page.viewport(1440, 900)
    keeps(api, everybody)
    await open('/pipeline')
    const strip = page.getByRole('button', { name: /^여기까지 1/ })
    await expect.element(strip).toBeVisible()
    clock.set(NOON)
    await userEvent.dragAndDrop(card('염재휘'), strip)
    await page.getByRole('button', { name: '그대로 두기' }).click()
    expect(moves(api)).toEqual([])
    await userEvent.dragAndDrop(card('염재휘'), strip)
    await expect
      .element(page.getByText('후보자에게도 여기까지라고 보여요. 보인 말은 거둘 수 없어요.'))
      .toBeVisible()
    await page.getByRole('button', { name: '여기까지로 옮기기' }).click()
    await expect.element(page.getByRole('button', { name: /^여기까지 2/ })).toBeVisible()
    await clock.runFor(10_000)
    await expect.poll(() => moves(api)).toMatchObject([{ id: jaehwi.id, to: 'ENDED' }])
  })
})

describe('[BIZ-10] by keyboard', () => {
  test('J K H L move the focus, M moves the card, and the focus follows', async ({ api, open, clock }) => {
    keeps(api, everybody)
    await open('/pipeline')
    await expect.element(card('염재휘')).toBeVisible()
    await userEvent.keyboard('j')
    await expect.element(card('백엔드 개발자').first()).toHaveFocus()
    await userEvent.keyboard('jk')
    await expect.element(card('백엔드 개발자').first()).toHaveFocus()
    await userEvent.keyboard('lll')
    await expect.element(card('염재휘')).toHaveFocus()
    await userEvent.keyboard('h')
    await expect.element(card('문서하')).toHaveFocus()
    await userEvent.keyboard('l')
    await userEvent.keyboard('m')
    await expect.element(menu.getByRole('menuitem', { name: /^처우 협의/ })).toHaveFocus()
    clock.set(NOON)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await clock.runFor(10_000)
    await expect.element(toast('염재휘 님을 처우 협의로 옮겼어요. 후보자에게도 보여요.')).toBeVisible()
    await expect.element(column(/^처우 협의 3명/)).toBeVisible()
    await expect.element(card('염재휘')).toHaveFocus()
    expect(moves(api)).toEqual([{ id: jaehwi.id, from: 'INTERVIEW', to: 'TERMS', seen: 1 }])
  })

  test('A assigns a colleague, R sets a day', async ({ api, open }) => {
    keeps(api, [jaehwi])
    await open('/pipeline')
    await expect.element(card('염재휘')).toBeVisible()
    await userEvent.keyboard('ja')
    await expect.element(menu.getByRole('menuitemradio', { name: '한이레' })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(page.getByRole('button', { name: '담당 강세아' })).toBeVisible()
    await expect.element(card('염재휘')).toHaveFocus()
    await userEvent.keyboard('r{ArrowDown}{Enter}')
    await expect.element(card('염재휘')).toBeVisible()
    await expect
      .poll(() => api.sent('PATCH /console/pipeline/cards/:id').map(({ body }) => body))
      .toEqual([
        { seen: 1, assigneeId: sea.id },
        { seen: 2, remindOn: '2026-11-16' },
      ])
  })

  test('a card waiting for an answer stays, and Esc closes a menu', async ({ api, open }) => {
    keeps(api, [asking, starred])
    await open('/pipeline')
    await expect.element(card('데이터 엔지니어')).toBeVisible()
    await userEvent.keyboard('jlm')
    await expect.element(toast('후보자의 답을 기다리고 있어요')).toBeVisible()
    await userEvent.keyboard('a')
    await expect.element(menu).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(menu).not.toBeInTheDocument()
    await expect.element(card('데이터 엔지니어')).toHaveFocus()
  })

  test('? lists them', async ({ api, open }) => {
    keeps(api, everybody)
    await open('/pipeline')
    await expect.element(card('염재휘')).toBeVisible()
    await userEvent.keyboard('?')
    await expect.element(page.getByRole('region', { name: '파이프라인' })).toMatchTextContent(/옮기기/)
  })
})

describe('[BIZ-10] by the menu', () => {
  test('a starred person is put aside, and restored', async ({ api, open }) => {
    keeps(api, [{ ...starred, assignee: sea }])
    await open('/pipeline')
    await page.getByRole('button', { name: '백엔드 개발자 더 보기' }).click()
    await expect.element(menu.getByRole('menuitem', { name: '어택 보내기' })).toBeVisible()
    await menu.getByRole('menuitem', { name: /^여기까지/ }).click()
    await expect.element(toast('백엔드 개발자를 여기까지로 옮겼어요')).toBeVisible()
    await page.getByRole('button', { name: '되돌리기' }).click()
    await expect.element(column(/^담아 둔 분 1명/)).toBeVisible()
    expect(moves(api).map(({ to, seen }) => [to, seen])).toEqual([
      ['ENDED', 1],
      ['SAVED', 2],
    ])
  })

  test('an offer and a hire link to their pages', async ({ api, open }) => {
    keeps(api, [starred, onsae])
    const screen = await open('/pipeline')
    await page.getByRole('button', { name: '고온새 더 보기' }).click()
    await expect.element(menu.getByRole('menuitem', { name: /^채용 확정 알리기/ })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    api.loses('GET /console/candidates/:id')
    api.loses('GET /console/candidates')
    api.loses('GET /console/positions/:id')
    await page.getByRole('button', { name: '백엔드 개발자 더 보기' }).click()
    await menu.getByRole('menuitem', { name: '어택 보내기' }).click()
    await expect.poll(screen.address).toMatch(`/candidates/${starred.candidateId}/compose?position=`)
  })

  test('any day can be chosen', async ({ api, open }) => {
    keeps(api, [jaehwi])
    await open('/pipeline')
    await page.getByRole('button', { name: '염재휘 더 보기' }).click()
    await menu.getByRole('menuitem', { name: '다시 볼 날 정하기' }).click()
    await menu.getByRole('menuitem', { name: '날짜 고르기' }).click()
    const day = page.getByLabelText('다시 볼 날')
    await day.fill('2026-11-02')
    await page.getByRole('button', { name: '정하기', exact: true }).click()
    await expect.element(page.getByText('오늘이나 앞으로 올 날짜를 골라 주세요')).toBeVisible()
    await day.fill('2026-12-24')
    await page.getByRole('button', { name: '정하기', exact: true }).click()
    await expect.element(column(/^면접/)).toMatchTextContent(/12월 24일/)
  })
})

describe('[BIZ-10] two operators at once', () => {
  test('the second learns that a colleague was faster and sees the new place', async ({
    api,
    open,
    clock,
  }) => {
    api.answers('GET /console/pipeline', pipelineBoard(everybody))
    await open('/pipeline')
    await expect.element(card('염재휘')).toBeVisible()
    clock.set(NOON)
    const moved = { ...pipelineCard(1, { stage: 'ENDED' }), name: '염재휘', version: 2 }
    api.answers(
      'GET /console/pipeline',
      pipelineBoard(everybody.map((one) => (one.id === jaehwi.id ? moved : one))),
    )
    api.refuses('POST /console/pipeline/cards/:id/move', 'CARD_MOVED')
    await page.getByRole('button', { name: '염재휘 더 보기' }).click()
    await menu.getByRole('menuitem', { name: /^처우 협의/ }).click()
    await clock.runFor(10_000)
    await expect.element(toast('그사이 동료가 바꿨어요. 바뀐 내용을 불러올게요.')).toBeVisible()
    await expect.element(column(/^처우 협의 2명/)).toBeVisible()
    await expect.element(page.getByRole('button', { name: /^여기까지 2/ })).toBeVisible()
  })

  test('a failed move is undone', async ({ api, open, clock }) => {
    api.answers('GET /console/pipeline', pipelineBoard(everybody))
    api.loses('POST /console/pipeline/cards/:id/move')
    await open('/pipeline')
    await expect.element(card('염재휘')).toBeVisible()
    clock.set(NOON)
    await page.getByRole('button', { name: '염재휘 더 보기' }).click()
    await menu.getByRole('menuitem', { name: /^처우 협의/ }).click()
    await clock.runFor(10_000)
    await page.getByRole('button', { name: '닫기', exact: true }).click()
    await expect.element(column(/^면접 2명/).getByRole('link', { name: '염재휘' })).toBeVisible()
    await expect.element(column(/^처우 협의 2명/)).toBeVisible()
  })
})
