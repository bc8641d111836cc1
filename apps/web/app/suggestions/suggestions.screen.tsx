import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { toast } from '@coffeeattack/kit/testing/toast'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { answerSettings } from '../testing/samples/account.ts'
import { home } from '../testing/samples/home.ts'
import { owner } from '../testing/samples/offers.ts'
import { profile } from '../testing/samples/profile.ts'
import { reason, reasons, suggested, suggestions } from '../testing/samples/suggestions.ts'
import { test } from '../testing/screen-test.tsx'

const few = [
  reason('MUST_HAVES', 30, '꼭 필요한 것 2개 중 2개가 있어요'),
  reason('HOPE', -8, '희망 연봉이 범위보다 높아요'),
]
const bucket = suggested(1, '두레박데이터')
const list = [
  bucket,
  suggested(2, '한뼘하우스', { title: '디자인 시스템 엔지니어', reasons: few }),
  suggested(3, null, { title: '웹 프론트엔드 리드', reasons: few }),
  suggested(4, '온결헬스', { title: '프론트엔드 개발자', reasons: few }),
  suggested(5, '너울에너지', { title: '프론트엔드 개발자', reasons: few }),
]
const INTEREST = 'POST /users/suggestions/:id/interest'

function person(api: FakeApi, given: Parameters<typeof suggestions>[1] = {}, items = list) {
  api.answers('GET /v3/users/my', owner({ name: '한지우' }))
  api.answers('GET /users/suggestions', suggestions(items, given))
  api.answers('POST /users/suggestions/seen')
}

const positions = page.getByRole('list', { name: '추천한 포지션' })
const first = page.getByRole('region', { name: '두레박데이터 프론트엔드 개발자 · 데이터 시각화' })
const sheet = page.getByRole('dialog')

describe('[MATCH-1] [MATCH-4] suggested positions', () => {
  test('the first with all sums, the others shorter, the rest on demand; no salary', async ({
    api,
    open,
  }) => {
    person(api)
    await open('/my/match')
    await expect
      .element(page.getByRole('heading', { level: 1 }))
      .toMatchTextContent('지우 님 같은 분을찾고 있어요')
    await expect
      .element(first.getByRole('img', { name: '맞는 이유를 더하면 81, 걸리는 이유를 빼면 8, 모두 73' }))
      .toBeVisible()
    await expect.element(first).toMatchTextContent('다른 이유 2개+16')
    await expect.element(first).toMatchTextContent('찾는 경력은 4~7년인데 8년 2개월이에요−5')
    expect(positions.getByRole('region').elements()).toHaveLength(3)
    await expect
      .element(page.getByRole('region', { name: '아직 이름을 밝히지 않은 회사 웹 프론트엔드 리드' }))
      .toMatchTextContent('더하면 22')
    await expect.element(page.getByText(/만 원/)).not.toBeInTheDocument()
    await expectAccessible()
    await page.getByRole('button', { name: '2곳 더 보기' }).click()
    expect(positions.getByRole('region').elements()).toHaveLength(5)
    expect(api.sent('POST /users/suggestions/seen')).toHaveLength(1)
  })

  test('an interest is told without a name, and taken back', async ({ api, open }) => {
    person(api)
    api.answers(INTEREST, { ...bucket, interestedAt: '2026-11-18T05:00:00.000Z' })
    api.answers('DELETE /users/suggestions/:id/interest', bucket)
    await open('/my/match')
    await first.getByRole('button', { name: '관심 있어요' }).click()
    await expect.element(toast('이름 없이 관심을 전했어요')).toBeVisible()
    await expect.element(first).toMatchTextContent('관심을 전했어요이름 없이 전했고, 맨 앞에 보여요')
    await first.getByRole('button', { name: '거두기' }).click()
    await expect.element(first.getByRole('button', { name: '관심 있어요' })).toBeVisible()
    expect(api.sent(INTEREST)).toMatchObject([{ params: { id: bucket.id } }])
  })

  test('a position that has closed is said and leaves the list', async ({ api, open }) => {
    person(api)
    api.refuses(INTEREST, 'SUGGESTION_GONE')
    await open('/my/match')
    await expect.element(first).toBeVisible()
    api.answers('GET /users/suggestions', suggestions(list.slice(1)))
    await first.getByRole('button', { name: '관심 있어요' }).click()
    const told = page.getByRole('alertdialog', { name: '지금은 볼 수 없는 포지션이에요' })
    await told.getByRole('button', { name: '새로 불러오기' }).click()
    await expect.element(first).not.toBeInTheDocument()
  })
})

describe('[MATCH-5] what a person can do', () => {
  test('why: every reason on a row, what never counts, and the interest from there', async ({
    api,
    open,
  }) => {
    person(api)
    api.answers(INTEREST, { ...bucket, interestedAt: '2026-11-18T05:00:00.000Z' })
    await open('/my/match')
    await first.getByRole('button', { name: '이유 모두 보기' }).click()
    const rows = sheet.getByRole('listitem')
    await expect.element(rows.last()).toMatchTextContent('이유를 더하면73')
    expect(rows.elements()).toHaveLength(reasons.length + 1)
    await expect
      .element(sheet)
      .toMatchTextContent('지금 소득, 지금 회사는 세지 않아요. 두레박데이터도 같은 이유를 읽어요.')
    await expectAccessible()
    await sheet.getByRole('button', { name: '관심 있어요' }).click()
    await expect.element(sheet.getByRole('button', { name: '거두기' })).toBeVisible()
  })

  test('a person looks: the day of the answer is printed before and after sending', async ({ api, open }) => {
    const review = {
      kind: 'FACTS',
      askedAt: '2026-11-18T05:00:00.000Z',
      dueOn: '2026-11-25',
      answeredAt: null,
      roomId: null,
    } as const
    person(api)
    api.answers('POST /users/suggestions/review', review)
    await open('/my/match')
    await first.getByRole('button', { name: '이유 모두 보기' }).click()
    await sheet.getByRole('button', { name: '사람이 다시 보기' }).click()
    await expect.element(sheet.getByText('11월 25일 (수)까지 답해요')).toBeVisible()
    await expect.element(sheet.getByRole('radio', { name: '이유가 사실과 달라요' })).toBeChecked()
    await sheet.getByRole('textbox', { name: '자세히 알려 주세요' }).fill('차트 화면을 2년 맡았어요.')
    await expectAccessible()
    person(api, { review })
    await sheet.getByRole('button', { name: '사람에게 보내기' }).click()
    await expect.element(toast('11월 25일 (수)까지 답할게요')).toBeVisible()
    expect(api.sent('POST /users/suggestions/review').map(({ body }) => body)).toEqual([
      { kind: 'FACTS', text: '차트 화면을 2년 맡았어요.', positionId: bucket.id },
    ])
    const ways = page.getByRole('region', { name: '추천에 대해 할 수 있는 일' })
    await expect.element(ways).toMatchTextContent('사람이 다시 보고 있어요11월 25일 (수)까지 답해요')
  })

  test('the answer is linked, and another may be asked for', async ({ api, open }) => {
    const roomId = '0190a6f0-0000-7000-8000-000000060001'
    person(api, {
      review: {
        kind: 'MISSING',
        askedAt: '2026-11-11T05:00:00.000Z',
        dueOn: '2026-11-18',
        answeredAt: '2026-11-14T05:00:00.000Z',
        roomId,
      },
    })
    await open('/my/match')
    await expect
      .element(page.getByRole('link', { name: /사람이 보고 답했어요/ }))
      .toHaveAttribute('href', `/my/message/${roomId}`)
    await page.getByRole('button', { name: /사람이 다시 봐 주세요/ }).click()
    await expect.element(sheet.getByRole('radio', { name: '있어야 할 포지션이 없어요' })).toBeChecked()
  })

  test('switched off, and on again', async ({ api, open }) => {
    person(api)
    api.answers('POST /users/suggestions/switch', ({ body }) => {
      const state = body.isOn ? 'ON' : 'OFF'
      api.answers('GET /users/suggestions', suggestions(body.isOn ? list : [], { state }))
      return { state }
    })
    await open('/my/match')
    const turn = page.getByRole('switch', { name: '추천 받기' })
    await turn.click()
    await expect.element(page.getByRole('heading', { name: '추천을 쉬고 있어요' })).toBeVisible()
    await expect.element(page.getByText(/어택도 똑같이 받아요/)).toBeVisible()
    await expect.element(turn).not.toBeChecked()
    await expectAccessible()
    await turn.click()
    await expect.element(first).toBeVisible()
  })

  test('why not: the same sum, the one thing to do; hidden and unknown companies read alike', async ({
    api,
    open,
  }) => {
    const behind = [
      reason('JOB', 20, '직무가 같아요'),
      reason('YEARS', 10, '찾는 경력 안이에요'),
      reason('KEPT_WORD', 4, '커피챗 약속을 10번에 9번 지킨 회사예요'),
      reason('MUST_HAVES', -6, '꼭 필요한 WebGL을 적지 않았어요'),
      reason('MUST_HAVES', -6, '꼭 필요한 지도 화면을 적지 않았어요'),
    ]
    const item = suggested(5, '너울에너지', { title: '프론트엔드 개발자 · 관제 화면', reasons: behind })
    api.answers('GET /users/suggestions/why-not', ({ query }) => ({
      items: query.company === '너울에너지' ? [{ ...item, place: 14, missing: ['WebGL', '지도 화면'] }] : [],
    }))
    const screen = await open('/my/match/why-not')
    const name = page.getByRole('textbox', { name: '회사 이름' })
    await name.fill(' 너울에너지 ')
    await page.getByRole('button', { name: '이유 물어보기' }).click()
    await expect
      .element(page.getByRole('region', { name: '너울에너지 이유' }))
      .toMatchTextContent('이유를 더하면 22라서 뒤쪽에 있어요. 숨긴 건 아니에요.')
    await expect
      .element(page.getByRole('link', { name: /WebGL이나 지도 화면을 해 봤다면/ }))
      .toHaveAttribute('href', '/my/profile?part=techstack')
    await expectAccessible()
    await screen.reload()
    await expect.element(name).toHaveValue('너울에너지')
    await name.fill('달그락')
    await page.getByRole('button', { name: '이유 물어보기' }).click()
    await expect.element(page.getByText(/달그락에는 지금 알려 드릴 포지션이 없어요/)).toBeVisible()
  })
})

test('[MATCH-5] the first view says beforehand how the order comes about', async ({ api, open }) => {
  person(api, { isNoticed: false })
  await open('/my/match')
  const notice = page.getByRole('complementary', { name: '추천을 처음 볼 때' })
  await expect.element(notice).toMatchTextContent('어택을 보내는 것도, 만나는 것도 사람이 정해요.')
  await expect.element(notice.getByRole('link')).toHaveAttribute('href', '/match/criteria')
})

test('[MATCH-1] no position yet: what would help', async ({ api, open }) => {
  person(api, { hasFewSkills: true }, [])
  await open('/my/match')
  await expect.element(page.getByRole('heading', { name: '아직 맞는 포지션이 없어요' })).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '기술 적기' }))
    .toHaveAttribute('href', '/my/profile?part=techstack')
  await expectAccessible()
})

test('[MATCH-1] while companies do not find the profile, suggestions rest too', async ({ api, open }) => {
  person(api, { state: 'RESTING' }, [])
  await open('/my/match')
  await expect
    .element(page.getByRole('heading', { name: '어택을 쉬는 동안에는 추천도 쉬어요' }))
    .toBeVisible()
})

test('[MATCH-1] a list that fails to load can be tried again', async ({ api, open }) => {
  person(api)
  api.refuses('GET /users/suggestions', 'INTERNAL')
  await open('/my/match')
  await expect.element(page.getByRole('alert')).toMatchTextContent('추천을 불러오지 못했어요')
  person(api)
  await page.getByRole('button', { name: '다시 시도하기' }).click()
  await expect.element(first).toBeVisible()
})

test('[MATCH-1] the home screen has a card only while there is something new, gone once it was seen', async ({
  api,
  open,
}) => {
  person(api)
  api.answers('GET /v3/users/my/attack', home())
  api.answers('GET /v3/users/profile', profile())
  api.answers('GET /users/notifications/unread', { unread: 0 })
  api.answers('GET /users/suggestions/card', { card: { newCount: 3, best: bucket } })
  const screen = await open('/my')
  const card = page.getByRole('link', { name: /나 같은 분을 찾는 곳이 3곳 새로 있어요/ })
  await expect.element(card).toMatchTextContent('두레박데이터프론트엔드 개발자 · 데이터 시각화더하면 73')
  await expectAccessible()
  await card.click()
  await expect.element(first).toBeVisible()
  await expect.poll(() => api.sent('POST /users/suggestions/seen').length).toBe(1)
  await screen.back()
  await expect.element(page.getByRole('list', { name: '어택 개수' })).toBeVisible()
  await expect.element(card).not.toBeInTheDocument()
})

test('[MATCH-5] the switch stands among the settings too', async ({ api, open }) => {
  answerSettings(api)
  person(api)
  api.answers('POST /users/suggestions/switch', ({ body }) => {
    const state = body.isOn ? 'ON' : 'OFF'
    api.answers('GET /users/suggestions', suggestions([], { state }))
    return { state }
  })
  await open('/my/account')
  const turn = page.getByRole('switch', { name: '추천 받기' })
  await expect.element(turn).toBeChecked()
  await turn.click()
  await expect.element(toast('추천을 껐어요')).toBeVisible()
  await expect.element(turn).not.toBeChecked()
  await expect
    .element(page.getByRole('link', { name: '나 같은 분을 찾는 포지션' }))
    .toHaveAttribute('href', '/my/match')
})
