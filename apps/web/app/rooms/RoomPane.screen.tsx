import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { NOON, sampleId } from '../testing/samples/offers.ts'
import { message, withCompany } from '../testing/samples/rooms.ts'
import { test } from '../testing/talk-test.tsx'

/** One conversation: reading, writing, and what cannot be sent or viewed (MSG-1, MSG-2). */

const conversation = page.getByRole('log')
const box = page.getByRole('textbox', { name: '메시지' })
const send = page.getByRole('button', { name: '보내기', exact: true })
const again = page.getByRole('button', { name: '다시 보내기' })

describe('[MSG-1] a conversation', () => {
  test('without messages begins with a greeting', async ({ talk }) => {
    await talk.open()
    await expect.element(page.getByText('먼저 인사를 건네 보세요')).toBeVisible()
    await expect.element(page.getByText('무엇이든 편하게 물어보세요.')).toBeVisible()
    await expect.element(conversation).toHaveAccessibleName('정하린 대화')
  })

  test('is grouped by day, with the time of each message and a read mark', async ({ talk }) => {
    talk.say('어제 한 이야기', { createdAt: '2026-11-14T23:59:00+09:00' })
    talk.say('오늘 한 이야기', { from: 'me', createdAt: '2026-11-15T00:01:00+09:00' })
    await talk.open()
    await expect
      .element(conversation)
      .toHaveTextContent(
        '11월 14일 토요일정하린 님의 메시지하어제 한 이야기오후 11:5911월 15일 일요일내가 보낸 메시지오늘 한 이야기오전 12:01',
      )
    talk.tell({ name: 'read', data: { roomId: talk.roomId, seq: 2 } })
    await expect.element(conversation.getByText('읽음')).toBeVisible()
  })

  test('[FIRM-9] has a care note under a company’s message that asks for an account, and a way to report', async ({
    api,
    talk,
  }) => {
    talk.say('급여 계좌번호와 통장 사본을 먼저 보내 주세요.')
    talk.say('포트폴리오를 보내 주세요.', { createdAt: '2026-11-15T10:00:00+09:00' })
    await talk.open(withCompany)
    const note = page.getByRole('complementary', { name: '안내' })
    await expect.element(note).toMatchTextContent('계좌나 주민등록번호는 보내지 않아도 돼요')
    await note.getByRole('button', { name: '신고하기' }).click()
    await expect.element(page.getByRole('heading', { name: '무엇이 걱정됐나요?' })).toBeVisible()
    expect(api.sent('POST /users/reports')).toEqual([])
    await expectAccessible()
  })

  test('that fails to load can be retried', async ({ api, talk }) => {
    talk.say('안녕하세요')
    api.refuses('GET /users/message/:roomId', 'INTERNAL')
    await talk.open()
    await expect.element(page.getByText('대화를 불러오지 못했어요')).toBeVisible()
    api.answers('GET /users/message/:roomId', { items: talk.said, nextCursor: null })
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(conversation).toMatchTextContent('안녕하세요')
  })

  test('whose other side fails to load can be left or retried', async ({ api, open, talk }) => {
    api.refuses('GET /users/message/room', 'INTERNAL')
    await open(`/my/message/${talk.roomId}`)
    await expect.element(page.getByText('대화를 불러오지 못했어요')).toBeVisible()
    await expect.element(page.getByRole('button', { name: '뒤로' })).toBeVisible()
    await expectAccessible()
    talk.say('안녕하세요')
    talk.isListed()
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(conversation).toMatchTextContent('안녕하세요')
  })

  test('tells that the connection is lost, but not at once', async ({ api, clock, talk }) => {
    clock.set(NOON)
    api.loses('GET /users/message/stream')
    await talk.open()
    await expect.element(box).toBeVisible()
    const lost = page.getByText('다시 연결하고 있어요')
    await expect.element(lost).not.toBeInTheDocument()
    await clock.runFor(3_000)
    await expect.element(lost).toBeVisible()
  })
})

describe('[MSG-1] writing', () => {
  test('takes 1000 characters; one more shows the error and cannot be sent', async ({ talk }) => {
    await talk.open()
    await box.fill('가'.repeat(1000))
    await expect.element(page.getByText('1,000 / 1,000')).toBeVisible()
    await expect.element(send).toBeEnabled()
    await box.fill('가'.repeat(1001))
    await expect.element(page.getByText('1000자까지 작성 가능해요')).toBeVisible()
    await expect.element(send).toBeDisabled()
  })

  test('offers quick replies that can be edited', async ({ api, talk }) => {
    await talk.open()
    await page.getByRole('button', { name: '조금 더 생각해 볼게요' }).click()
    await expect.element(box).toHaveValue('조금 더 생각해 볼게요')
    await expect.element(box).toHaveFocus()
    expect(api.sent('POST /users/message')).toEqual([])
  })

  test('[VAL-8] an address that pretends to lead elsewhere stays text', async ({ talk }) => {
    talk.say('https://github.com@evil.example/ 말고 https://noeul.example 를 봐 주세요.')
    await talk.open()
    await expect.element(conversation).toMatchTextContent('https://github.com@evil.example/ 말고')
    const links = conversation.getByRole('link', { name: /https?:/ })
    await expect.element(links).toHaveLength(1)
    await expect.element(links).toHaveAttribute('href', 'https://noeul.example')
  })

  test('by a real keyboard: Enter sends, Shift+Enter breaks the line, and Enter in a syllable only ends the syllable', async ({
    talk,
  }) => {
    await page.viewport(1280, 900)
    talk.say('https://noeul.example 를 봐 주세요.')
    await talk.open()
    await expect
      .element(conversation.getByRole('link', { name: 'https://noeul.example' }))
      .toHaveAttribute('href', 'https://noeul.example')
    await box.fill('좋아요')
    box
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true }))
    await expect.element(box).toHaveValue('좋아요')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    await userEvent.type(box, '볼게요')
    await userEvent.keyboard('{Enter}')
    await expect.element(box).toHaveValue('')
    await expect.poll(() => talk.said.at(-1)?.message).toBe('좋아요\n볼게요')
    await expect.element(conversation.getByText('좋아요 볼게요')).toBeVisible()
    await expect
      .element(page.getByRole('complementary', { name: '대화 목록' }))
      .toMatchTextContent('나: 좋아요 볼게요')
    await expectAccessible()
  })

  test('offline keeps the messages; a retry sends them with the same ids and in order', async ({
    api,
    talk,
  }) => {
    api.loses('POST /users/message')
    await talk.open()
    for (const text of ['이야기 1', '이야기 2']) {
      await box.fill(text)
      await send.click()
    }
    await expect.element(again).toHaveLength(2)
    await expectAccessible()
    talk.takeWords()
    await again.first().click()
    await expect.poll(() => talk.said.map((each) => each.message)).toEqual(['이야기 1', '이야기 2'])
    await expect.element(again).not.toBeInTheDocument()
    const sent = api.sent('POST /users/message').map(({ body }) => body)
    expect(sent.length).toBeGreaterThanOrEqual(4)
    expect(new Set(sent.map((each) => `${each.message} ${each.clientId}`)).size).toBe(2)
  })

  test('offline can be given up', async ({ api, talk }) => {
    api.loses('POST /users/message')
    await talk.open()
    await box.fill('이야기 1')
    await send.click()
    await page.getByRole('button', { name: '지우기' }).click()
    await expect.element(conversation.getByText('이야기 1')).not.toBeInTheDocument()
    await expect.element(page.getByText('먼저 인사를 건네 보세요')).toBeVisible()
  })
})

describe('[MSG-2] a message that cannot be sent', () => {
  const blocked = page.getByRole('alertdialog', { name: '이 회사에는 메시지를 보낼 수 없어요' })

  test('because the room was closed says so, and can only be discarded', async ({ api, talk }) => {
    await talk.open(withCompany)
    api.loses('POST /users/message')
    await box.fill('이야기 1')
    await send.click()
    await expect.element(again).toBeVisible()
    talk.isListed({ ...withCompany, isClosed: true, canSend: false })
    talk.tell({ name: 'room', data: { roomId: talk.roomId } })
    await expect.element(page.getByText('끝난 대화예요. 나눈 이야기는 계속 볼 수 있어요.')).toBeVisible()
    await expect.element(box).not.toBeInTheDocument()

    api.refuses('POST /users/message', 'MESSAGE_BLOCKED')
    await again.click()
    await expect.element(blocked).toMatchTextContent('궁금한 점은 고객센터로 알려 주세요.')
    await expectAccessible()
    await blocked.getByRole('button', { name: '닫기' }).click()
    await page.getByRole('button', { name: '지우기' }).click()
    await expect.element(conversation.getByText('이야기 1')).not.toBeInTheDocument()
  })

  test('because the room is over says why, and links to support', async ({ talk }) => {
    const screen = await talk.open({ ...withCompany, isClosed: true, canSend: false })
    await page.getByRole('button', { name: '메시지를 보내고 싶어요' }).click()
    await blocked.getByRole('button', { name: '고객센터에 문의하기' }).click()
    await expect.poll(screen.address).toBe(`/ask?from=${encodeURIComponent(talk.address)}`)
  })
})

describe('[MSG-2] a message that cannot be viewed', () => {
  test('keeps its place, says so and links to support', async ({ talk }) => {
    talk.say('', { isHidden: true })
    talk.say('남은 말')
    await talk.open()
    await expect.element(conversation).toMatchTextContent('남은 말')
    await expect.element(conversation.getByText('메시지를 확인할 수 없습니다.')).toBeVisible()
    await expect
      .element(conversation.getByRole('link', { name: '고객센터에 문의하기' }))
      .toHaveAttribute('href', `/ask?from=${encodeURIComponent(talk.address)}`)
    await expectAccessible()
  })

  test('also a whole room that does not exist or belongs to another person', async ({ open }) => {
    await open(`/my/message/${sampleId(0)}`)
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toHaveTextContent('메시지를 확인할 수 없습니다.')
    await expect.element(page.getByText('고객센터로 문의해 주세요.', { exact: true })).toBeVisible()
    await expectAccessible()
  })

  test('links to support’s KakaoTalk channel, where there is one', async ({ open }) => {
    const kakaoChannel = 'https://pf.kakao.com/_coffee'
    await open(`/my/message/${sampleId(0)}`, { word: { outside: { kakaoChannel } } })
    await expect.element(page.getByText('카카오톡 고객센터로 문의해 주세요.')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '고객센터에 문의하기' }))
      .toHaveAttribute('href', kakaoChannel)
  })
})

describe('[MSG-1] older messages', () => {
  const talked = conversation.getByText(/^이야기 \d+$/)
  const top = (text: string) =>
    conversation.getByText(text, { exact: true }).element().getBoundingClientRect().top
  /** Close enough to the oldest message to load those before it. */
  function scrollUp() {
    const log = conversation.element()
    log.scrollTop = -(log.scrollHeight - log.clientHeight - 650)
  }

  test('are added at the top without moving what is being read', async ({ api, talk }) => {
    const lines = Array.from({ length: 150 }, (_, index) => talk.say(`이야기 ${index + 1}`))
    api.answers('GET /users/message/:roomId', ({ query }) =>
      query.cursor === 'before-101'
        ? { items: lines.slice(50, 100), nextCursor: 'before-51' }
        : { items: talk.said.slice(100), nextCursor: 'before-101' },
    )
    await talk.open()
    await expect.element(conversation.getByText('이야기 150', { exact: true })).toBeInViewport()
    await expect.element(talked).toHaveLength(50)

    const older = api.holds('GET /users/message/:roomId')
    scrollUp()
    await expect.poll(() => api.sent('GET /users/message/:roomId').at(-1)?.query.cursor).toBe('before-101')
    const before = top('이야기 101')
    older.open()
    await expect.element(talked).toHaveLength(100)
    expect(Math.abs(top('이야기 101') - before)).toBeLessThan(2)

    // a new message below moves nothing either, and is announced
    talk.hear('이야기 151', 1)
    const newBelow = page.getByRole('button', { name: '새 메시지' })
    await expect.element(newBelow).toBeVisible()
    expect(Math.abs(top('이야기 101') - before)).toBeLessThan(2)
    expect(api.sent('POST /users/message/:roomId/read')).toEqual([])
    await newBelow.click()
    await expect.element(conversation.getByText('이야기 151', { exact: true })).toBeInViewport()
    await expect
      .poll(() => api.sent('POST /users/message/:roomId/read').map(({ body }) => body))
      .toEqual([{ seq: 151 }])
  })

  test('that fail to load can be retried', async ({ api, talk }) => {
    const newest = { items: [message(3, '이야기 3', { roomId: talk.roomId })], nextCursor: 'before-3' }
    api.answers('GET /users/message/:roomId', ({ query }) => {
      if (query.cursor) throw new TypeError('Failed to fetch')
      return newest
    })
    await talk.open()
    const retry = page.getByRole('button', { name: '이전 메시지 다시 불러오기' })
    await expect.element(retry).toBeVisible()
    api.answers('GET /users/message/:roomId', ({ query }) =>
      query.cursor
        ? {
            items: [1, 2].map((seq) => message(seq, `이야기 ${seq}`, { roomId: talk.roomId })),
            nextCursor: null,
          }
        : newest,
    )
    await retry.click()
    await expect.element(talked).toHaveLength(3)
    await expect.element(retry).not.toBeInTheDocument()
  })
})
