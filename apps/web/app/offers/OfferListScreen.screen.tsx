import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { coffeechat, coffeechatId, questions } from '../testing/samples/coffeechats.ts'
import { curation } from '../testing/samples/curations.ts'
import {
  curationEntry,
  lastMomentIn,
  NOON,
  offer,
  offerEntry,
  offerList,
  owner,
  sampleId,
} from '../testing/samples/offers.ts'
import { test } from '../testing/screen-test.tsx'

/** The lists of offers: all, accepted, expired. */

const rows = (name: string) =>
  page.getByRole('region', { name: new RegExp(`^${name}`) }).getByRole('listitem')
const waiting = rows('지금 고를 수 있어요')
const tab = (name: string) => page.getByRole('navigation', { name: '어택 목록' }).getByRole('link', { name })

const today = offerEntry({ expiredAt: lastMomentIn(0), isNew: true })
const later = offerEntry({ id: sampleId(2), name: '온결헬스' })
const past = offerEntry({ id: sampleId(3), name: '달그락', status: 'EXPIRED', expiredAt: lastMomentIn(-1) })
const refused = offerEntry({ id: sampleId(4), name: '달그락', status: 'REFUSED' })
const matched = offerEntry({ id: sampleId(5), name: '온결헬스', status: 'MATCHED' })
const group = curationEntry(['너울에너지', '두레박데이터', '옹달미디어'], { expiredAt: lastMomentIn(3) })

test.beforeEach(({ clock }) => clock.day(NOON))

test('[OFR-9] [OFR-2] open offers come first with their deadlines, a group is one entry, unread ones are marked', async ({
  api,
  open,
}) => {
  api.answers('GET /v3/users/offers', offerList(refused, later, group, today))
  await open('/my/attack')
  await expect.element(waiting).toHaveLength(3)
  await expect.element(waiting.nth(0)).toMatchTextContent('노을클라우드')
  await expect.element(waiting.nth(0)).toMatchTextContent('오늘 마감')
  await expect.element(waiting.nth(0)).toMatchTextContent('+30.8%')
  await expect.element(waiting.nth(0)).toMatchTextContent('새 소식')
  await expect.element(waiting.nth(1)).toMatchTextContent('에이전트가 고른 3곳')
  await expect.element(waiting.nth(1)).toMatchTextContent('3일 남았어요')
  await expect.element(waiting.nth(2)).toMatchTextContent('5일 남았어요')
  await expect.element(waiting.nth(2)).not.toMatchTextContent('새 소식')
  const others = rows('답하거나 지난 어택')
  await expect.element(others).toHaveLength(1)
  await expect.element(others).toMatchTextContent('거절한 제안')
})

test('[OFR-9] a group’s companies are shown in full beside a long badge', async ({ api, open }) => {
  const asked = curationEntry(['노을클라우드', '두레박데이터', '옹달미디어'], { status: 'AGENT' })
  api.answers('GET /v3/users/offers', offerList(asked))
  await open('/my/attack')
  const names = page.getByText('노을클라우드, 두레박데이터 외 1곳')
  await expect.element(names).toBeVisible()
  const { scrollWidth, clientWidth } = names.element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
})

test('[OFR-9] each entry leads to its page; a read offer is no longer marked', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList(today, group))
  api.answers('GET /users/offers/group/:groupId', curation())
  api.answers('GET /v2/users/offers/:id', offer())
  api.answers('GET /v3/users/my', owner())
  const screen = await open('/my/attack')
  await waiting.nth(1).getByRole('link').click()
  await expect.poll(screen.address).toBe(`/my/result/curation/${group.id}`)
  await screen.back()
  await waiting.nth(0).getByRole('link').click()
  await expect.element(page.getByRole('heading', { name: /노을클라우드/ })).toBeVisible()
  expect(screen.address()).toBe(`/my/result/${today.id}`)
  await page.getByRole('button', { name: '뒤로' }).click()
  await expect.element(waiting.nth(0)).toMatchTextContent('노을클라우드')
  await expect.element(waiting.nth(0)).not.toMatchTextContent('새 소식')
  // Without another request.
  expect(api.sent('GET /v3/users/offers')).toHaveLength(1)
})

test('[OFR-9] accepted and expired offers have lists of their own', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', ({ query: { isSelected, isExpired } }) => {
    if (isSelected) return offerList(matched)
    return isExpired ? offerList(past) : offerList(later, matched, past)
  })
  const screen = await open('/my/attack')
  await tab('고른 어택').click()
  await expect.poll(screen.address).toBe('/my/attack/select')
  await expect.element(rows('커피챗을 하기로 했어요')).toHaveLength(1)
  await expect.element(rows('커피챗을 하기로 했어요')).toMatchTextContent('온결헬스')
  await expect.element(page.getByRole('navigation', { name: '주요 메뉴' })).toBeVisible()

  await tab('지난 어택').click()
  await expect.poll(screen.address).toBe('/my/attack/expired')
  const expired = rows('기한이 지났어요')
  await expect.element(expired).toHaveLength(1)
  await expect.element(expired).toMatchTextContent('달그락')
  await expect
    .element(expired.getByRole('link', { name: '다시 연결하기' }))
    .toHaveAttribute(
      'href',
      `/ask?${new URLSearchParams({ from: `/my/result/${past.id}`, company: '달그락' })}`,
    )
})

test('each empty list says so and names one thing to do', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList())
  await open('/my/attack')
  await expect.element(page.getByText('아직 받은 어택이 없어요')).toBeVisible()
  await expect.element(page.getByText('프로필을 채우면 회사가 더 빨리 찾아와요')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '프로필 채우기' }))
    .toHaveAttribute('href', '/my/profile')
  await tab('고른 어택').click()
  await expect.element(page.getByText('아직 고른 어택이 없어요')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: '받은 어택 보기' }))
    .toHaveAttribute('href', '/my/attack')
  await tab('지난 어택').click()
  await expect.element(page.getByText('지난 어택이 없어요')).toBeVisible()
})

test('[OFR-9] a new offer from the live stream appears without a reload', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList(later))
  await open('/my/attack')
  await expect.element(waiting).toHaveLength(1)
  api.answers('GET /v3/users/offers', offerList(today, later))
  // Repeated until it is received, because the stream is opened after the page.
  await expect
    .poll(() => {
      api.tells('GET /users/message/stream', {
        id: '1',
        name: 'offer',
        data: { id: today.id, offerGroupId: null },
      })
      return waiting.elements().length
    })
    .toBe(2)
})

test('[OFR-12] an offer that expires while the list is open moves to the expired ones', async ({
  api,
  open,
  clock,
}) => {
  clock.set('2026-11-15T23:59:59+09:00')
  api.answers('GET /v3/users/offers', offerList(today, later))
  await open('/my/attack')
  await expect.element(waiting).toHaveLength(2)
  await clock.runFor(1_000)
  await expect.element(waiting).toHaveLength(1)
  await expect.element(rows('답하거나 지난 어택')).toMatchTextContent('기한이 지났어요')
})

describe('[OFR-9] [UI-9] a list', () => {
  test('is fresh for 30 seconds and cached for 60', async ({ api, open, clock }) => {
    clock.set(NOON)
    api.answers('GET /v3/users/offers', offerList(later))
    const asked = () => api.sent('GET /v3/users/offers').filter(({ query }) => !query.isSelected).length
    const away = async () => {
      await tab('고른 어택').click()
      await expect.element(rows('지금 고를 수 있어요')).not.toBeInTheDocument()
    }
    await open('/my/attack')
    await expect.element(waiting).toHaveLength(1)
    await away()
    await clock.runFor(20_000)
    await tab('받은 어택').click()
    await expect.element(waiting).toHaveLength(1)
    expect(asked()).toBe(1)

    await away()
    await clock.runFor(15_000)
    // Cached data is shown during a refetch.
    const gate = api.holds('GET /v3/users/offers')
    await tab('받은 어택').click()
    await expect.element(waiting).toHaveLength(1)
    await expect.poll(asked).toBe(2)
    gate.open()

    await away()
    await clock.runFor(61_000)
    api.holds('GET /v3/users/offers')
    await tab('받은 어택').click()
    await expect.element(page.getByText('어택을 불러오는 중이에요')).toBeInTheDocument()
    await expect.element(waiting).not.toBeInTheDocument()
  })

  test('that fails to load can be retried', async ({ api, open }) => {
    api.refuses('GET /v3/users/offers', 'INTERNAL')
    await open('/my/attack')
    await expect.element(page.getByRole('alert')).toMatchTextContent('어택을 불러오지 못했어요')
    await expectAccessible()
    api.answers('GET /v3/users/offers', offerList(later))
    await page.getByRole('button', { name: '다시 시도하기' }).click()
    await expect.element(waiting).toHaveLength(1)
  })
})

test('the lists are accessible', async ({ api, open }) => {
  api.answers('GET /v3/users/offers', offerList(today, group, past, refused))
  await open('/my/attack')
  await expect.element(rows('답하거나 지난 어택')).toHaveLength(2)
  await expectAccessible()
})

describe('[OFR-9] on a desktop', () => {
  const beside = page.getByRole('complementary', { name: '어택 목록' })

  test.beforeEach(({ api }) => {
    api.answers('GET /v3/users/offers', offerList(today, later, { ...matched, coffeechatId }))
    api.answers('GET /v2/users/offers/:id', ({ params }) => offer({ id: params.id }))
    api.answers('GET /v3/users/my', owner())
  })

  test('the list stands beside the opened offer, whose row is marked', async ({ open }) => {
    await page.viewport(1280, 900)
    const screen = await open('/my/attack')
    await expect.element(page.getByText('어떤 어택을 볼까요?')).toBeVisible()
    await waiting.nth(0).getByRole('link').click()
    await expect.poll(screen.address).toBe(`/my/result/${today.id}`)
    await expect.element(page.getByRole('button', { name: '커피챗 할래요' })).toBeVisible()
    const rowsBeside = beside.getByRole('listitem')
    await expect.element(rowsBeside).toHaveLength(3)
    await expect.element(rowsBeside.nth(0).getByRole('link')).toHaveAttribute('aria-current', 'page')
    const list = beside.element().getBoundingClientRect()
    const opened = page.getByRole('main').element().getBoundingClientRect()
    expect(list.right).toBeLessThanOrEqual(opened.left)
    expect([list.width, opened.width].map(Math.round)).toEqual([352, 539])
    await expectAccessible()
    await rowsBeside.nth(1).getByRole('link').click()
    await expect.poll(screen.address).toBe(`/my/result/${later.id}`)
    await expect.element(rowsBeside.nth(1).getByRole('link')).toHaveAttribute('aria-current', 'page')
  })

  test('a chosen offer opens its coffee chat, beside the chosen ones', async ({ api, open }) => {
    await page.viewport(1280, 900)
    api.answers('GET /users/coffeechats/:id', coffeechat())
    api.answers('GET /users/coffeechats/questions', questions())
    const screen = await open(`/my/result/${later.id}`)
    await beside.getByRole('listitem').nth(2).getByRole('link').click()
    await expect.poll(screen.address).toContain(`/my/result/like/${coffeechatId}`)
    await expect.element(page.getByText('커피챗 매칭이 완료되었어요.')).toBeVisible()
    await expect.element(beside.getByRole('link', { name: '고른 어택' })).toHaveAttribute('aria-current', 'page')
    await expect.element(beside.getByRole('listitem')).toHaveLength(1)
  })

  test('a phone shows the offer alone and asks for no list', async ({ api, open }) => {
    await open(`/my/result/${today.id}`)
    await expect.element(page.getByRole('button', { name: '커피챗 할래요' })).toBeVisible()
    await expect.element(beside).not.toBeInTheDocument()
    expect(api.sent('GET /v3/users/offers')).toEqual([])
  })
})
