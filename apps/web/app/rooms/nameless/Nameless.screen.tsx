import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { my } from '../../testing/samples/account.ts'
import { coffeechat, coffeechatId, disclosure } from '../../testing/samples/coffeechats.ts'
import { offer, sampleId } from '../../testing/samples/offers.ts'
import { profile } from '../../testing/samples/profile.ts'
import { message, rooms, withCompany } from '../../testing/samples/rooms.ts'
import { test as base } from '../../testing/talk-test.tsx'

/** Asking a company anonymously before deciding (OFR-17). */

const test = base.extend('asker', { auto: true }, ({ api }) => {
  api.answers('GET /v3/users/profile', profile())
  api.answers('GET /users/coffeechats/disclosure', disclosure())
})

const conversation = page.getByRole('log')
const box = page.getByRole('textbox', { name: '메시지' })
const send = page.getByRole('button', { name: '보내기', exact: true })
const OFFER = sampleId(501)
const nameless = (questionsLeft: number, status: 'WAITING' | 'REFUSED' | 'EXPIRED' = 'WAITING') => ({
  ...withCompany,
  nameless: { offerId: OFFER, status, questionsLeft },
})

describe('[OFR-17] an anonymous conversation', () => {
  test('tells how the company sees me, numbers my questions, masks contacts and counts in cups', async ({
    talk,
  }) => {
    talk.say('재택 요일은 직접 고를 수 있나요?', { from: 'me' })
    talk.say('네, 팀과 맞추면 자유예요. 급하면 〔전화번호〕 여기로 물어봐 주세요.', { senderName: '이도현' })
    talk.say('수습 기간에도 연봉이 같나요? 답은 〔이메일〕 쪽이 편해요.', { from: 'me' })
    await talk.open(nameless(3))
    await expect.element(page.getByText(/^회사에는 .+로만 보여요/)).toBeVisible()
    await expect.element(page.getByText('연락처와 링크는 커피챗을 정한 뒤에 열려요')).toBeVisible()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('노을클라우드')
    await expect.element(page.getByRole('main').getByText('이름 없이 묻는 방')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: '제안 보기' }))
      .toHaveAttribute('href', `/my/result/${OFFER}`)
    await expect.element(conversation.getByText('질문 1')).toBeVisible()
    await expect.element(conversation.getByText('질문 2')).toBeVisible()
    await expect.element(conversation).toMatchTextContent('급하면 가려진 전화번호 여기로')
    await expect.element(page.getByText('질문 3개 남았어요')).toBeVisible()
    await expect.element(page.getByRole('img', { name: '5번 가운데 2번 물었어요' })).toBeVisible()
    await expect.element(box).toHaveAttribute('placeholder', '이름 없이 물어보세요')
    // What was asked already is suggested no more.
    await expect.element(page.getByRole('button', { name: '재택도 할 수 있나요?' })).toBeVisible()
    await expect.element(page.getByRole('button', { name: '수습 기간에도 연봉이 같나요?' })).not.toBeInTheDocument()
    await expectAccessible()
  })

  test('a sent question fills a cup; after the last one only the decision is left', async ({ talk }) => {
    for (const text of ['하나', '둘', '셋', '넷']) talk.say(text, { from: 'me' })
    await talk.open(nameless(1))
    await box.fill('다섯')
    await send.click()
    await expect.element(page.getByText('질문을 모두 썼어요')).toBeVisible()
    await expect.element(box).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: '제안 보고 정하기' }))
      .toHaveAttribute('href', `/my/result/${OFFER}`)
    await expectAccessible()
  })

  test('a question beyond the limit, asked on another device, is told and removed', async ({ api, talk }) => {
    await talk.open(nameless(1))
    api.refuses('POST /users/message', 'QUESTIONS_USED_UP')
    talk.isListed(nameless(0))
    await box.fill('여섯')
    await send.click()
    const dialog = page.getByRole('alertdialog', { name: '질문 다섯 개를 모두 썼어요' })
    await expect.element(dialog).toMatchTextContent('커피챗을 수락하면 이어서 이야기할 수 있어요.')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.element(page.getByText('질문을 모두 썼어요')).toBeVisible()
  })

  test('continues under names after the match: a line, a contact, and the pills show their text', async ({
    api,
    talk,
  }) => {
    api.answers('GET /users/coffeechats/:id', coffeechat())
    talk.say('답은 〔이메일〕 쪽이 편해요.', { from: 'me' })
    await talk.open(nameless(4))
    await expect.element(conversation).toMatchTextContent('가려진 이메일')
    talk.said[0] = { ...talk.said[0]!, message: '답은 jiwoo@example.com 쪽이 편해요.' }
    talk.hear('여기서부터 서로 이름을 알아요', 0, { from: 'system', senderName: null })
    talk.hear('커피챗 매칭이 완료되었어요. 이제 서로 이름과 연락처를 볼 수 있어요.', 0, {
      from: 'system',
      senderName: null,
    })
    talk.isListed({ ...withCompany, coffeechatId })
    talk.tell({ name: 'room', data: { roomId: talk.roomId } })
    await expect.element(conversation).toMatchTextContent('jiwoo@example.com')
    await expect.element(conversation.getByText('여기서부터 서로 이름을 알아요')).toBeVisible()
    await expect.element(conversation.getByText('질문 1')).toBeVisible()
    await expect.element(page.getByRole('main').getByText('이도현 님')).toBeVisible()
    await expect
      .element(conversation.getByRole('link', { name: 'dohyun@noeulcloud.example' }))
      .toHaveAttribute('href', 'mailto:dohyun@noeulcloud.example')
    await expect.element(page.getByText(/회사에는/)).not.toBeInTheDocument()
    await expect.element(box).toHaveAttribute('placeholder', '메시지를 입력해 주세요')
    await expectAccessible()
  })

  test.for([
    ['REFUSED', '이번 제안을 거절해서 방이 닫혔어요'],
    ['EXPIRED', '제안이 끝나서 방이 닫혔어요'],
  ] as const)('without a match (%s) is closed and stays dashed', async ([status, title], { talk }) => {
    talk.say('답은 〔이메일〕 쪽이 편해요.', { from: 'me' })
    await talk.open({ ...nameless(4, status), isClosed: true, canSend: false })
    await expect.element(page.getByText('이름을 남기지 않고 닫힌 방이에요')).toBeVisible()
    await expect.element(page.getByText(title)).toBeVisible()
    await expect.element(page.getByText('회사는 앞으로도 누가 물었는지 알 수 없어요')).toBeVisible()
    await expect.element(conversation).toMatchTextContent('가려진 이메일')
    await expect.element(box).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: '다른 어택 보기' }))
      .toHaveAttribute('href', '/my/attack')
    await expectAccessible()
  })
})

const hidden = page.getByRole('mark')
const hiddenWords = () => hidden.elements().map(({ textContent }) => textContent)

describe('[OFR-17] while a question is typed', () => {
  test('each part that will be masked is listed under the composer, until it is deleted', async ({
    talk,
  }) => {
    await talk.open(nameless(3))
    await box.fill('윤하람이에요. 답은 010-1234-5678 이나 me@example.com 으로 주세요')
    await expect.element(page.getByText('커피챗이 정해질 때까지 가려져요')).toBeVisible()
    await expect.poll(hiddenWords).toEqual(['윤하람', '010-1234-5678', 'me@example.com'])
    await expect
      .element(box)
      .toHaveAccessibleDescription(
        '이름 윤하람 전화번호 010-1234-5678 이메일 me@example.com 커피챗이 정해질 때까지 가려져요',
      )
    await expect.element(send).toBeEnabled()
    await expectAccessible()
    await box.fill('재택도 되나요?')
    await expect.element(hidden).not.toBeInTheDocument()
  })

  test('one’s own number is marked in any groups, like one’s own name', async ({ talk }) => {
    await talk.open(nameless(3))
    await box.fill('점심은 어때요? 뒤는 31 415 926, 또는 삼일사일오구이육')
    await expect.poll(hiddenWords).toEqual(['31 415 926', '삼일사일오구이육'])
    await box.fill('3141 5926')
    await expect.element(send).toBeDisabled()
    await box.fill('점심은 어때요? 뒤는 31 415 927')
    await expect.element(hidden).not.toBeInTheDocument()
  })

  test('only a contact cannot be sent, and says why', async ({ api, talk }) => {
    await talk.open(nameless(3))
    await box.fill('010-1234-5678')
    await expect
      .element(page.getByText('연락처만 보낼 수는 없어요. 하고 싶은 말을 함께 적어 주세요.'))
      .toBeVisible()
    await expect.element(send).toBeDisabled()
    await expectAccessible()
    await box.fill('재택도 되나요? 답은 010-1234-5678')
    await expect.element(send).toBeEnabled()
    expect(api.sent('POST /users/message')).toEqual([])
  })

  test('under names nothing is masked', async ({ api, talk }) => {
    api.answers('GET /users/coffeechats/:id', coffeechat())
    await talk.open({ ...withCompany, coffeechatId })
    await box.fill('010-1234-5678')
    await expect.element(send).toBeEnabled()
    await expect.element(hidden).not.toBeInTheDocument()
  })
})

describe('[OFR-17] the first question', () => {
  test('lists what will be masked, and is refused when it is only a contact', async ({ api, open }) => {
    api.answers('GET /v2/users/offers/:id', offer({ id: OFFER, status: 'WAITING' }))
    api.answers('GET /users/message/room', rooms())
    await open(`/my/message/ask/${OFFER}`)
    await box.fill('010-1234-5678')
    await expect.poll(hiddenWords).toEqual(['010-1234-5678'])
    await expect
      .element(page.getByText('연락처만 보낼 수는 없어요. 하고 싶은 말을 함께 적어 주세요.'))
      .toBeVisible()
    await expect.element(send).toBeDisabled()
    await box.fill('재택도 되나요? 답은 010-1234-5678')
    api.refuses('POST /users/offers/ask/:id', 'ONLY_CONTACTS')
    await send.click()
    const dialog = page.getByRole('alertdialog', { name: '연락처만 보낼 수는 없어요' })
    await expect.element(dialog).toMatchTextContent('하고 싶은 말을 함께 적어 주세요.')
    await dialog.getByRole('button', { name: '확인' }).click()
    await expect.element(box).toHaveValue('재택도 되나요? 답은 010-1234-5678')
  })

  test('is asked from the offer, and opens the room', async ({ api, talk, open }) => {
    api.answers('GET /v2/users/offers/:id', offer({ id: OFFER, status: 'WAITING' }))
    api.answers('GET /users/message/room', rooms())
    const screen = await open(`/my/message/ask/${OFFER}`)
    await expect.element(page.getByText('무엇이 궁금하세요?')).toBeVisible()
    await expect.element(page.getByText('질문 5개 남았어요')).toBeVisible()
    await expectAccessible()
    api.answers('POST /users/offers/ask/:id', ({ body }) => {
      talk.isListed(nameless(4))
      return talk.say(body.message, { from: 'me', clientId: body.clientId ?? null })
    })
    await box.fill('재택도 되나요?')
    const gate = api.holds('POST /users/offers/ask/:id')
    await send.click()
    await expect.element(box).toBeDisabled()
    gate.open()
    await expect.poll(screen.address).toBe(talk.address)
    await expect.element(conversation).toMatchTextContent('재택도 되나요?')
    await expect.element(page.getByText('질문 4개 남았어요')).toBeVisible()
    expect(api.sent('POST /users/offers/ask/:id').map(({ body }) => body.message)).toEqual(['재택도 되나요?'])
  })

  test('of an existing conversation leads to its room', async ({ api, talk, open }) => {
    api.answers('GET /v2/users/offers/:id', offer({ id: OFFER, status: 'WAITING' }))
    talk.isListed(nameless(4))
    const screen = await open(`/my/message/ask/${OFFER}`)
    await expect.poll(screen.address).toBe(talk.address)
  })

  test('that comes too late leads to the offer’s result', async ({ api, open }) => {
    api.answers('GET /v2/users/offers/:id', offer({ id: OFFER, status: 'WAITING' }))
    api.answers('GET /users/message/room', rooms())
    api.answers('GET /v3/users/my', my())
    const screen = await open(`/my/message/ask/${OFFER}`)
    await box.fill('재택도 되나요?')
    api.answers('GET /v2/users/offers/:id', offer({ id: OFFER, status: 'EXPIRED', isExpired: true }))
    api.refuses('POST /users/offers/ask/:id', 'OFFER_EXPIRED')
    await send.click()
    await expect.poll(screen.address).toBe(`/my/result/${OFFER}`)
  })

  test('whose response was lost can be resent as the same question', async ({ api, talk, open }) => {
    api.answers('GET /v2/users/offers/:id', offer({ id: OFFER, status: 'WAITING' }))
    api.answers('GET /users/message/room', rooms())
    const screen = await open(`/my/message/ask/${OFFER}`)
    api.loses('POST /users/offers/ask/:id')
    await box.fill('재택도 되나요?')
    await send.click()
    await expect.element(page.getByText('인터넷에 연결되어 있지 않아요')).toBeVisible()
    api.answers('POST /users/offers/ask/:id', ({ body }) => {
      talk.isListed(nameless(4))
      return message(1, body.message, { from: 'me', roomId: talk.roomId })
    })
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.poll(screen.address).toBe(talk.address)
    expect(new Set(api.sent('POST /users/offers/ask/:id').map(({ body }) => body.clientId)).size).toBe(1)
  })
})
