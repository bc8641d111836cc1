import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { curation, GROUP_ID, matchedCuration } from '../../testing/samples/curations.ts'
import { disclosure } from '../../testing/samples/coffeechats.ts'
import {
  curationEntry,
  lastMomentIn,
  NOON,
  offerList,
  owner,
  sampleId,
} from '../../testing/samples/offers.ts'
import { test } from '../../testing/screen-test.tsx'

/** An open curation: choosing, asking the agent, refusing (OFR-7). */

const ADDRESS = `/my/result/curation/${GROUP_ID}`
const GROUP = 'GET /users/offers/group/:groupId'
const DECIDE = 'PATCH /users/offers/group/:groupId'

const title = page.getByRole('heading', { level: 1 })
const company = (name: string) => page.getByRole('checkbox', { name: new RegExp(name) })
const connect = (count: number) => page.getByRole('button', { name: `${count}곳과 커피챗 연결하기` })
const tell = page.getByRole('button', { name: '알리고 커피챗 시작하기' })
const nothingChosen = page.getByRole('button', { name: '회사를 골라 주세요' })
const hardToChoose = page.getByRole('button', { name: '지금은 고르기 어려워요' })
const question = page.getByRole('dialog', { name: '에이전트와 이야기하고 정할까요?' })

test.beforeEach(({ api, clock }) => {
  clock.day(NOON)
  api.answers(GROUP, curation())
  api.answers('GET /v3/users/my', owner())
  api.answers('GET /users/coffeechats/disclosure', disclosure())
})

test('[OFR-7] the companies, the agent’s message, and a button with the count or a hint', async ({
  api,
  open,
}) => {
  api.answers(GROUP, curation({ expiredAt: lastMomentIn(3) }))
  await open(ADDRESS)
  await expect.poll(() => document.title).toBe('여러 회사의 어택 · 커피어택')
  await expect.element(title).toHaveTextContent('커피챗하고 싶은 회사를모두 골라 주세요')
  const message = page.getByRole('region', { name: '에이전트의 메시지' })
  await expect.element(message).toMatchTextContent('커피어택 에이전트 · 정하린')
  await expect.element(message).toMatchTextContent('이야기 나눈 조건에 맞는 회사들을 모았어요.')
  await expect.element(page.getByRole('banner')).toMatchTextContent('3일 남았어요')
  await expect.element(page.getByRole('checkbox')).toHaveLength(3)
  await expect.element(nothingChosen).toBeDisabled()

  await company('노을클라우드').click()
  await expect.element(connect(1)).toBeEnabled()
  await expect.element(hardToChoose).not.toBeInTheDocument()
  company('온결헬스').element().focus()
  await userEvent.keyboard(' ')
  await expect.element(connect(2)).toBeEnabled()
  await expectAccessible()
  await company('노을클라우드').click()
  await company('온결헬스').click()
  await expect.element(nothingChosen).toBeDisabled()
  await expect.element(hardToChoose).toBeVisible()
})

test('[UI-9] a visit fetches the group once', async ({ api, open }) => {
  await open(ADDRESS)
  await expect.element(page.getByRole('checkbox')).toHaveLength(3)
  expect(api.sent(GROUP)).toHaveLength(1)
})

test('[OFR-7] [OFR-8] the chosen companies are sent once, and the group’s result is shown', async ({
  api,
  open,
}) => {
  await open(ADDRESS)
  await company('노을클라우드').click()
  await company('반달랩스').click()
  api.answers(DECIDE, { groupId: GROUP_ID, status: 'MATCHED' })
  api.answers(GROUP, matchedCuration(['노을클라우드', '반달랩스']))
  // Both presses happen before the response.
  const gate = api.holds(DECIDE)
  await connect(2).click()
  await tell.dblClick()
  gate.open()
  await expect.element(title).toHaveTextContent('커피챗 매칭이 완료되었어요.')
  expect(api.sent(DECIDE).map(({ body }) => body)).toEqual([
    { isLike: true, groupId: GROUP_ID, offerItems: [sampleId(510), sampleId(512)] },
  ])
})

describe('[OFR-7] undecided', () => {
  test('and yes: the agent helps to decide', async ({ api, open }) => {
    await open(ADDRESS)
    await hardToChoose.click()
    await expect.element(question).toMatchTextContent('궁금한 점을 함께 살펴보고 골라도 돼요.')
    await expectAccessible()
    api.answers(DECIDE, { groupId: GROUP_ID, status: 'AGENT' })
    api.answers(GROUP, curation({ status: 'AGENT' }))
    await question.getByRole('button', { name: '이야기하고 정할래요' }).click()
    await expect.element(title).toHaveTextContent('에이전트와 이야기하고 정하기로 했어요')
    expect(api.sent(DECIDE).map(({ body }) => body)).toEqual([
      { isLike: true, groupId: GROUP_ID, offerItems: [] },
    ])
  })

  test('and no: the group is refused, and the page speaks of it as just done', async ({ api, open }) => {
    const screen = await open(ADDRESS)
    await hardToChoose.click()
    api.answers(DECIDE, { groupId: GROUP_ID, status: 'REFUSED' })
    api.answers(GROUP, curation({ status: 'REFUSED' }))
    await question.getByRole('button', { name: '이번에는 넘어갈래요' }).click()
    await expect.element(title).toHaveTextContent('제안을 거절했어요')
    expect(screen.address()).toBe(`/my/result/hate/${GROUP_ID}`)
    await expect.element(page.getByText('이미 거절한 제안이에요.')).not.toBeInTheDocument()
    expect(api.sent(DECIDE).map(({ body }) => body)).toEqual([
      { isLike: false, groupId: GROUP_ID, offerItems: [] },
    ])
  })

  test('and closing the dialog answers nothing', async ({ api, open }) => {
    await open(ADDRESS)
    await hardToChoose.click()
    await expect.element(question).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(hardToChoose).toHaveFocus()
    expect(api.sent(DECIDE)).toEqual([])
  })
})

test('[OFR-2] on the last day there is a countdown, and at midnight in Seoul the choice is over', async ({
  api,
  open,
  clock,
}) => {
  clock.set('2026-11-15T23:59:00+09:00')
  api.answers(GROUP, curation({ expiredAt: lastMomentIn(0) }))
  await open(ADDRESS)
  await expect.element(page.getByRole('banner')).toMatchTextContent('오늘 마감')
  await expect.element(page.getByRole('timer')).toHaveTextContent('00:01:00')
  await company('노을클라우드').click()
  clock.wakeAt('2026-11-15T23:59:59+09:00')
  await expect.element(page.getByRole('timer')).toHaveTextContent('00:00:01')
  await clock.runFor(1_000)
  await expect.element(title).toHaveTextContent('선택 가능한 기한이 만료되었어요!')
})

describe('[ROUTE-5] a refused answer', () => {
  test('because another answer came first shows that one', async ({ api, open }) => {
    await open(ADDRESS)
    await company('온결헬스').click()
    api.refuses(DECIDE, 'GROUP_NOT_WAITING')
    api.answers(GROUP, matchedCuration(['노을클라우드']))
    await connect(1).click()
    await tell.click()
    await expect.element(title).toHaveTextContent('커피챗 매칭이 완료되었어요.')
    const chosen = page.getByRole('region', { name: '커피챗하기로 한 회사' }).getByRole('listitem')
    await expect.element(chosen).toHaveLength(1)
    await expect.element(chosen).toMatchTextContent('노을클라우드')
  })

  test.for(['INTERNAL', 'GROUP_FOREIGN_OFFER'] as const)(
    'by %s replaces the page with /my',
    async (why, { api, open }) => {
      api.answers('GET /v3/users/offers', offerList(curationEntry(['노을클라우드', '온결헬스'])))
      // The home page's data is not under test here.
      api.holds('GET /v3/users/my')
      api.loses('GET /users/notifications/unread')
      const screen = await open('/my/attack')
      await page.getByRole('link', { name: /에이전트가 고른 2곳/ }).click()
      await company('노을클라우드').click()
      api.refuses(DECIDE, why)
      await connect(1).click()
      await tell.click()
      await expect.poll(screen.address).toBe('/my')
      await screen.back()
      expect(screen.address()).toBe('/my/attack')
    },
  )
})
