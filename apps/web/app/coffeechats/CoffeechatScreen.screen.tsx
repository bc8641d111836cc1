import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { COFFEECHAT_ADDRESS, test } from '../testing/coffeechat-test.tsx'
import {
  cancelled,
  coffeechat,
  fixedAt,
  proposedBy,
  questions,
  stage,
} from '../testing/samples/coffeechats.ts'
import { sampleId } from '../testing/samples/offers.ts'

/** After accepting: the company, its questions, what it can read, and cancelling (OFR-6, OFR-11, OFR-13). */

const title = page.getByRole('heading', { level: 1 })
const texts = (role: 'term' | 'definition') =>
  page
    .getByRole('region', { name: '노을클라우드가 볼 수 있는 내 정보' })
    .getByRole(role)
    .elements()
    .map(({ textContent }) => textContent)

test('[OFR-8] [OFR-13] the match in its exact words, and what the company can read now', async ({
  openCoffeechat,
}) => {
  await openCoffeechat()
  await expect.element(title).toHaveTextContent('커피챗 매칭이 완료되었어요.')
  expect(document.title).toBe('커피챗 · 커피어택')
  await expect.element(page.getByText('이제 서로 이름과 연락처를 볼 수 있어요.')).toBeVisible()
  const partner = page.getByRole('region', { name: '노을클라우드', exact: true })
  await expect.element(partner).toMatchTextContent('프론트엔드 개발자 · 이도현 님')
  await expect.element(partner).toMatchTextContent('6,000~6,800만 원')
  await expect
    .element(partner.getByRole('link', { name: '메시지 보내기' }))
    .toHaveAttribute('href', `/my/message/${sampleId(601)}`)
  await expect
    .element(partner.getByRole('link', { name: '제안 보기' }))
    .toHaveAttribute('href', `/my/result/${sampleId(1)}`)

  await expect
    .element(page.getByText('2026년 11월 15일부터 볼 수 있어요. 내가 고르지 않은 회사에는 보이지 않아요.'))
    .toBeVisible()
  expect(texts('term')).toEqual(['이름', '휴대전화 번호'])
  expect(texts('definition')).toEqual(['윤하람', '010-3141-5926'])
  await expectAccessible()
})

test('[OFR-18] contacts from before the match stand under one row that says how many they are', async ({
  openCoffeechat,
}) => {
  const { disclosure } = coffeechat()
  const asked = ['010-2222-3333', 'haram@example.com', 'https://haram.example/cv'].map((text) => ({
    kind: 'ASKED_CONTACT' as const,
    text,
  }))
  await openCoffeechat({ disclosure: { ...disclosure, items: [...disclosure.items, ...asked] } })
  await expect
    .poll(() => texts('term'))
    .toEqual(['이름', '휴대전화 번호', '이름 없이 물을 때 적은 연락처 3개'])
  expect(texts('definition').slice(2)).toEqual(asked.map(({ text }) => text))
  await expectAccessible()
})

test('[OFR-6] the wait already says whose coffee chat it is', async ({ api, openCoffeechat }) => {
  const gate = api.holds('GET /users/coffeechats/:id')
  await openCoffeechat()
  await expect.element(page.getByText('노을클라우드 커피챗을 불러오는 중이에요')).toBeInTheDocument()
  gate.open()
  await expect.element(title).toHaveTextContent('커피챗 매칭이 완료되었어요.')
})

test('[OFR-6] a failed load offers a retry', async ({ api, open }) => {
  api.refuses('GET /users/coffeechats/:id', 'INTERNAL')
  await open(COFFEECHAT_ADDRESS)
  await expect.element(page.getByText('커피챗을 불러오지 못했어요')).toBeVisible()
  api.answers('GET /users/coffeechats/:id', coffeechat())
  api.answers('GET /users/coffeechats/questions', questions())
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(title).toHaveTextContent('커피챗 매칭이 완료되었어요.')
})

test('[OFR-13] another person’s coffee chat is not found', async ({ api, open }) => {
  api.refuses('GET /users/coffeechats/:id', 'NOT_FOUND')
  await open(COFFEECHAT_ADDRESS)
  await expect.element(title).toHaveTextContent('찾을 수 없어요')
  await expect
    .element(page.getByRole('link', { name: '내가 고른 어택 보기' }))
    .toHaveAttribute('href', '/my/attack/select')
  await expectAccessible()
})

describe('[TRUST-4] cancelling', () => {
  const cancel = page.getByRole('button', { name: '커피챗 취소하기' })
  const question = page.getByRole('dialog', { name: '커피챗을 취소할까요?' })

  test('asks first and ends the scheduling', async ({ api, openCoffeechat }) => {
    api.answers('POST /users/coffeechats/:id/cancel', coffeechat(cancelled))
    await openCoffeechat(proposedBy('company', '2026-11-18T14:00:00+09:00'))
    await cancel.click()
    await expect
      .element(question)
      .toMatchTextContent('노을클라우드에 취소했다고 알려요. 취소한 커피챗은 되돌릴 수 없어요.')
    await expectAccessible()
    await question.getByRole('button', { name: '그대로 두기' }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(title).toHaveTextContent('커피챗 매칭이 완료되었어요.')
    expect(api.sent('POST /users/coffeechats/:id/cancel')).toEqual([])

    await cancel.click()
    await question.getByRole('button', { name: '취소하기', exact: true }).click()
    await expect.element(title).toHaveTextContent('커피챗이 취소됐어요')
    await expect.element(cancel).not.toBeInTheDocument()
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument()
    await expect
      .element(page.getByRole('link', { name: '다시 연결 문의하기' }))
      .toHaveAttribute(
        'href',
        `/ask?${new URLSearchParams({ from: COFFEECHAT_ADDRESS, company: '노을클라우드' })}`,
      )
  })

  test('is impossible after the meeting, which can only be read', async ({ openCoffeechat }) => {
    await openCoffeechat(fixedAt('2026-11-13T15:00:00+09:00', { status: 'DONE' }))
    await expect.element(title).toHaveTextContent('커피챗을 마쳤어요')
    await expect.element(page.getByText('11월 13일 (금) 오후 3:00이었어요.')).toBeVisible()
    await expect.element(cancel).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: '시간 바꾸기' })).not.toBeInTheDocument()
  })
})

const hired = stage({ stage: 'HIRED', isAgreed: true, isHire: true })

test.for([
  ['the meeting', fixedAt('2026-11-13T15:00:00+09:00', { status: 'DONE' })],
  ['the hire', fixedAt('2026-11-20T15:00:00+09:00', { stageItems: [hired] })],
] as const)(
  '[OFR-19] after %s nothing asks to prepare it any more',
  async ([, given], { openCoffeechat }) => {
    await openCoffeechat({ ...given, place: { kind: 'ADDRESS', text: '서울 성동구 연무장길 7' } })
    await expect.element(page.getByRole('region', { name: '노을클라우드', exact: true })).toBeVisible()
    for (const name of ['여기서 만나요', '만나기 전에 답해 주세요'])
      await expect.element(page.getByRole('region', { name })).not.toBeInTheDocument()
  },
)

describe('[OFR-11] questions', () => {
  const first = page.getByLabelText('커피챗에서 가장 궁금한 점은 무엇인가요?')
  const second = page.getByLabelText('요즘 어떤 일에 재미를 느끼나요?')
  const send = page.getByRole('button', { name: '답 보내기' })

  test('are answered one by one, and the answers are kept', async ({ api, openCoffeechat }) => {
    const answered = questions('팀에서 일을 정하는 방식이 궁금해요.')
    api.answers('POST /users/coffeechats/questions', answered)
    const screen = await openCoffeechat()
    await expect.element(send).toBeDisabled()
    await first.fill('팀에서 일을 정하는 방식이 궁금해요.')
    await send.click()
    await expect.element(toast('답을 보냈어요')).toBeVisible()
    await expect.element(send).toBeDisabled()
    expect(api.sent('POST /users/coffeechats/questions').map(({ body }) => body.items)).toEqual([
      [{ id: sampleId(921), answer: '팀에서 일을 정하는 방식이 궁금해요.' }],
    ])
    api.answers('GET /users/coffeechats/questions', answered)
    await screen.reload()
    await expect.element(first).toHaveValue('팀에서 일을 정하는 방식이 궁금해요.')
  })

  test('take at most a thousand characters', async ({ openCoffeechat }) => {
    await openCoffeechat()
    await first.fill('가'.repeat(1001))
    await expect.element(first).toHaveValue('가'.repeat(1000))
    await expect.element(page.getByText('1000자까지 작성 가능해요').first()).toBeVisible()
  })

  test('keep a typed answer that failed to send', async ({ api, openCoffeechat }) => {
    api.loses('POST /users/coffeechats/questions')
    await openCoffeechat()
    await second.fill('결제 화면')
    await send.click()
    const failed = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
    await expect.element(failed).toBeVisible()
    api.answers('POST /users/coffeechats/questions', questions(null, '결제 화면'))
    await failed.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(toast('답을 보냈어요')).toBeVisible()
    await expect.element(second).toHaveValue('결제 화면')
  })

  test('of a coffee chat that has been cancelled take no answer', async ({ api, openCoffeechat }) => {
    await openCoffeechat()
    await second.fill('결제 화면')
    api.refuses('POST /users/coffeechats/questions', 'CONFLICT')
    api.answers('GET /users/coffeechats/:id', coffeechat(cancelled))
    await send.click()
    await page.getByRole('alertdialog').getByRole('button', { name: '새로 불러오기' }).click()
    await expect.element(title).toHaveTextContent('커피챗이 취소됐어요')
    await expect.element(send).not.toBeInTheDocument()
  })

  test('that fail to load can be retried', async ({ api, open }) => {
    api.answers('GET /users/coffeechats/:id', coffeechat())
    api.refuses('GET /users/coffeechats/questions', 'INTERNAL')
    await open(COFFEECHAT_ADDRESS)
    await expect.element(page.getByText('질문을 불러오지 못했어요')).toBeVisible()
    api.answers('GET /users/coffeechats/questions', questions())
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(first).toBeVisible()
  })
})
