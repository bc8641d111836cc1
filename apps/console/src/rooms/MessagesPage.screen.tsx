import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { sampleId } from '../testing/samples/ids.ts'
import { inbox, message, room, type Room } from '../testing/samples/rooms.ts'
import { minutesOn } from '../testing/samples/times.ts'
import { zeroCounts, test } from '../testing/screen-test.tsx'

/** The console's message rooms (MSG-1, BIZ-1). */

const conversation = page.getByRole('log')
const rows = page.getByRole('list', { name: '대화' }).getByRole('link')
const box = page.getByRole('textbox', { name: '메시지' })
const QUESTION = '이직 시기를 상의하고 싶어요'

/** A room with one question, and its current messages. */
function tellOf(api: FakeApi, given: Room) {
  const first = message(given.id)
  const listed = { ...given, lastMessage: first }
  api.answers('GET /console/rooms', inbox(listed))
  api.answers('GET /console/rooms/:id', given)
  api.answers('GET /console/rooms/:id/messages', { items: [first], nextCursor: null })
  api.answers('POST /console/rooms/:id/read', { unread: 0 })
  api.answers('GET /console/replies', { items: [] })
  api.answers('POST /console/rooms/:id/messages', ({ body }) =>
    message(given.id, {
      id: sampleId(802),
      seq: 2,
      from: 'me',
      isMine: true,
      senderName: given.operator.name,
      message: body.message,
      clientId: body.clientId ?? null,
      createdAt: minutesOn(0),
    }),
  )
  return listed
}

test('[MSG-1] an unassigned room is taken before answering', async ({ api, open }) => {
  const before = { id: sampleId(903), name: '한때봄' }
  const given = room({ operator: before, isMine: false, isUnassigned: true, canSend: false })
  tellOf(api, given)
  const mine = { ...given, operator: given.assignees[0]!, isMine: true, isUnassigned: false, canSend: true }
  api.answers('PATCH /console/rooms/:id', mine)
  await open('/messages?filter=unassigned', { as: 'agent' })
  await page.getByRole('searchbox', { name: '직무, 이름, 대화' }).fill('이직')
  await expect
    .poll(() => api.sent('GET /console/rooms').at(-1)?.query)
    .toMatchObject({
      filter: 'unassigned',
      q: '이직',
    })
  await rows.filter({ hasText: QUESTION }).click()
  await expect.element(conversation).toMatchTextContent(QUESTION)
  await expect.element(page.getByText('이 대화를 맡으면 답할 수 있어요.')).toBeVisible()
  await expect.element(page.getByText('매칭되면 이름과 연락처가 열려요')).toBeInTheDocument()
  expect(api.sent('POST /console/rooms/:id/read')).toEqual([])
  await page.getByRole('button', { name: '내가 맡기' }).click()
  await expect.element(page.getByText('내가 맡았어요')).toBeVisible()
  await expect.element(box).toBeVisible()
  expect(api.sent('PATCH /console/rooms/:id').map(({ body }) => body)).toEqual([
    { operatorId: given.assignees[0]!.id },
  ])
})

test('[MSG-1] a saved reply is created, found by a slash, and sent; the stream updates the rest', async ({
  api,
  open,
}) => {
  const given = room()
  tellOf(api, given)
  const reply = { id: sampleId(811), title: '통화 약속', message: '편하신 시간을 알려 주시면 전화 드릴게요.' }
  api.answers('POST /console/replies', reply)
  await open(`/messages/${given.id}`, { as: 'agent' })
  await expect.element(conversation).toMatchTextContent(QUESTION)
  await expectAccessible()
  await page.getByRole('button', { name: '자주 쓰는 답' }).click()
  await page.getByRole('link', { name: '첫 답 만들기' }).click()
  const panel = page.getByRole('complementary', { name: '자주 쓰는 답' })
  await panel.getByRole('button', { name: '새 답 만들기' }).click()
  await panel.getByRole('button', { name: '저장하기' }).click()
  expect(api.sent('POST /console/replies')).toEqual([])
  await panel.getByRole('textbox', { name: /^이름/ }).fill(reply.title)
  await panel.getByRole('textbox', { name: '내용' }).fill(reply.message)
  await expectAccessible()
  api.answers('GET /console/replies', { items: [reply] })
  await panel.getByRole('button', { name: '저장하기' }).click()
  await expect.element(panel.getByRole('button', { name: /^통화 약속.*고치기$/ })).toBeVisible()
  await panel.getByRole('link', { name: '닫기' }).click()

  await userEvent.type(box, '/통화')
  const menu = page.getByRole('region', { name: '자주 쓰는 답' })
  await expect.element(menu).toMatchTextContent('통화 약속')
  await expectAccessible()
  await userEvent.keyboard('{Enter}')
  await expect.element(box).toHaveValue(reply.message)
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await expect.element(conversation).toMatchTextContent(reply.message)
  await expect.element(box).toHaveValue('')
  expect(api.sent('POST /console/rooms/:id/messages').map(({ body }) => body.message)).toEqual([
    reply.message,
  ])

  api.tells('GET /console/stream', { id: '1', name: 'read', data: { roomId: given.id, seq: 2 } })
  await expect.element(conversation.getByText('읽음')).toBeVisible()
  const next = message(given.id, { id: sampleId(803), seq: 3, message: '내일 오후 3시가 좋아요' })
  api.tells('GET /console/stream', { id: '2', name: 'message', data: { ...next, unread: 1 } })
  await expect.element(conversation).toMatchTextContent('내일 오후 3시가 좋아요')
  await expect.poll(() => api.sent('POST /console/rooms/:id/read').at(-1)?.body).toEqual({ seq: 3 })
})

test('[MSG-1] handing a room over asks first and removes it from the list', async ({ api, open }) => {
  const taker = { id: sampleId(904), name: '나보람' }
  const given = room({ assignees: [{ id: sampleId(901), name: '정하린' }, taker] })
  tellOf(api, given)
  api.answers('PATCH /console/rooms/:id', { ...given, operator: taker, isMine: false, canSend: false })
  const screen = await open(`/messages/${given.id}`, { as: 'agent' })
  await expect.element(rows).toHaveLength(1)
  await page.getByRole('combobox', { name: '답하는 사람' }).selectOptions('나보람')
  await expect.element(page.getByRole('dialog')).toMatchTextContent('나보람 님에게 넘길까요?')
  api.answers('GET /console/rooms', inbox())
  await page.getByRole('button', { name: '넘기기' }).click()
  await expect.element(toast('나보람 님에게 넘겼어요')).toBeVisible()
  await expect.poll(screen.address).toBe('/messages')
  await expect.element(page.getByText('맡은 대화가 없어요')).toBeVisible()
})

test('[MSG-1] handing over is announced even when the stream is faster than the answer', async ({
  api,
  open,
}) => {
  const taker = { id: sampleId(904), name: '나보람' }
  const given = room({ assignees: [{ id: sampleId(901), name: '정하린' }, taker] })
  tellOf(api, given)
  api.answers('PATCH /console/rooms/:id', { ...given, operator: taker, isMine: false, canSend: false })
  const screen = await open(`/messages/${given.id}`, { as: 'agent' })
  await page.getByRole('combobox', { name: '답하는 사람' }).selectOptions('나보람')
  api.answers('GET /console/rooms', inbox())
  api.refuses('GET /console/rooms/:id', 'NOT_FOUND')
  const gate = api.holds('PATCH /console/rooms/:id')
  await page.getByRole('button', { name: '넘기기' }).click()
  await expect.poll(() => api.sent('PATCH /console/rooms/:id')).toHaveLength(1)
  api.tells('GET /console/stream', { id: '1', name: 'room', data: { roomId: given.id } })
  await expect.element(page.getByText('볼 수 없는 대화예요')).toBeVisible()
  gate.open()
  await expect.element(toast('나보람 님에게 넘겼어요')).toBeVisible()
  await expect.poll(screen.address).toBe('/messages')
})

test('[BIZ-1] a recruiter moves through the company’s rooms by keyboard; closing ends writing', async ({
  api,
  open,
}) => {
  const given = room({ kind: 'company', name: '배소윤', canAskSurvey: false, coffeechatId: sampleId(301) })
  tellOf(api, given)
  api.answers('PATCH /console/rooms/:id', { ...given, isClosed: true, canSend: false })
  await open('/messages')
  await expect.element(rows).toMatchTextContent('배소윤')
  await userEvent.keyboard('j')
  await userEvent.keyboard('{Enter}')
  await expect
    .element(page.getByRole('complementary', { name: '후보자' }))
    .toMatchTextContent('프론트엔드 개발자 · 5년 2개월')
  await box.fill('커피챗에서 뵐게요')
  await page.getByRole('button', { name: '보내기' }).click()
  await expect.element(conversation).toMatchTextContent('커피챗에서 뵐게요')
  await expectAccessible()
  await page.getByRole('button', { name: '대화 닫기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '대화 닫기' }).click()
  await expect.element(page.getByText('닫힌 대화예요.', { exact: false })).toBeVisible()
  await expect.element(box).not.toBeInTheDocument()
})

test('[BIZ-1] a colleague’s room is not found', async ({ api, open }) => {
  api.answers('GET /console/rooms', inbox())
  api.refuses('GET /console/rooms/:id', 'NOT_FOUND')
  await open(`/messages/${room().id}`)
  await expect.element(page.getByText('볼 수 없는 대화예요')).toBeVisible()
  await expectAccessible()
})

test('[MSG-1] the tab and the rail count the waiting rooms', async ({ api, open }) => {
  api.answers('GET /console/rooms', inbox())
  api.answers('GET /console/counts', { ...zeroCounts, rooms: 2 })
  await open('/messages')
  await expect
    .element(page.getByRole('link', { name: /^메시지/ }))
    .toHaveTextContent('메시지2개의 대화에 새 메시지가 있어요')
  await expect.poll(() => document.title).toBe('(2) 메시지 · 커피어택')
  await expect.element(page.getByText('아직 대화가 없어요')).toBeVisible()
  await expectAccessible()
})

const asked = { kind: 'company', name: null, canAskSurvey: false } as const
const nameless = (status: 'WAITING' | 'REFUSED') => ({ offerId: sampleId(401), status, questionsLeft: 4 })
const sent = [
  { id: sampleId(401), name: '노을클라우드', position: '프론트엔드 개발자', status: 'WAITING' as const },
]

test('[OFR-17] an anonymous person is named by the job; only words are sent, and contacts are masked', async ({
  api,
  open,
}) => {
  const given = room({ ...asked, nameless: nameless('WAITING'), offers: sent })
  tellOf(api, given)
  const first = message(given.id, { message: '재택도 되나요? 답은 〔이메일〕 쪽이 편해요.' })
  api.answers('GET /console/rooms/:id/messages', { items: [first], nextCursor: null })
  await open(`/messages/${given.id}`)
  await expect.element(rows).toMatchTextContent('프론트엔드 개발자 · 5년 2개월')
  await expect.element(rows).toMatchTextContent('이름 없이 묻는 방')
  await expect
    .element(page.getByRole('heading', { level: 2 }))
    .toHaveTextContent('프론트엔드 개발자 · 5년 2개월 · 가로누')
  await expect.element(conversation).toMatchTextContent('답은 가려진 이메일 쪽이')
  await expect.element(page.getByRole('button', { name: '자주 쓰는 답' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: '어택 보여 주기' })).not.toBeInTheDocument()
  await expect.element(page.getByText('매칭되면 이름과 연락처가 열려요')).toBeInTheDocument()
  await box.fill('네, 돼요.')
  await page.getByRole('button', { name: '보내기' }).click()
  await expect.element(conversation).toMatchTextContent('네, 돼요.')
  await expectAccessible()

  const match = {
    id: sampleId(805),
    seq: 3,
    from: 'system',
    message: '여기서부터 서로 이름을 알아요',
  } as const
  const named = { ...given, name: '배소윤', nameless: null, coffeechatId: sampleId(301) }
  api.answers('GET /console/rooms/:id', named)
  api.answers('GET /console/rooms', inbox(named))
  api.answers('GET /console/rooms/:id/messages', {
    items: [{ ...first, message: '재택도 되나요? 답은 soyun@example.com 쪽이 편해요.' }],
    nextCursor: null,
  })
  api.tells('GET /console/stream', {
    id: '1',
    name: 'message',
    data: { ...message(given.id, match), unread: 1 },
  })
  api.tells('GET /console/stream', { id: '2', name: 'room', data: { roomId: given.id } })
  await expect.element(page.getByRole('heading', { level: 2 })).toHaveTextContent('배소윤')
  await expect.element(conversation).toMatchTextContent('soyun@example.com')
  await expect.element(conversation.getByText('여기서부터 서로 이름을 알아요')).toBeVisible()
  await expect.element(page.getByRole('button', { name: '어택 보여 주기' })).toBeVisible()
})

test('[OFR-17] an answer shows what will be masked, and a mere contact is not sent', async ({
  api,
  open,
}) => {
  const given = room({ ...asked, nameless: nameless('WAITING'), offers: sent })
  tellOf(api, given)
  await open(`/messages/${given.id}`)
  const send = page.getByRole('button', { name: '보내기' })
  await box.fill('네, 돼요. 급하면 02-123-4567로 주세요')
  await expect.element(page.getByRole('mark')).toHaveTextContent('02-123-4567')
  await expect.element(page.getByText('커피챗이 정해질 때까지 가려져요')).toBeVisible()
  await expect.element(send).toBeEnabled()
  await expectAccessible()
  await box.fill('02-123-4567')
  await expect
    .element(page.getByText('연락처만 보낼 수는 없어요. 하고 싶은 말을 함께 적어 주세요.'))
    .toBeVisible()
  await expect.element(send).toBeDisabled()
  expect(api.sent('POST /console/rooms/:id/messages')).toEqual([])
})

test('[OFR-17] an ended room stays anonymous and cannot be reopened', async ({ api, open }) => {
  const over = { isClosed: true, canSend: false, nameless: nameless('REFUSED') }
  const given = room({ ...asked, ...over, isMine: false, assignees: [{ id: sampleId(901), name: '정하린' }] })
  tellOf(api, given)
  await open(`/messages/${given.id}?filter=closed`)
  await expect.element(page.getByText('이름을 남기지 않고 닫힌 방이에요.')).toBeVisible()
  await expect.element(page.getByText('누가 물었는지는 앞으로도 알 수 없어요')).toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: '다시 열기' })).not.toBeInTheDocument()
  await expect.element(box).not.toBeInTheDocument()
  await expectAccessible()
})
