import type { FakeApi } from '@coffeeattack/contract/testing/fake-api'
import { expectAccessible } from '@coffeeattack/ui/testing/accessible'
import { describe, expect } from 'vitest'
import { page } from 'vitest/browser'
import { my } from '../../testing/samples/account.ts'
import { home, homeWith } from '../../testing/samples/home.ts'
import { offerEntry, sampleId } from '../../testing/samples/offers.ts'
import { profile } from '../../testing/samples/profile.ts'
import { test } from '../../testing/screen-test.tsx'
import type { Home } from './queries.ts'

/** The next meeting on the home page, and the day on which it leads the page (TRUST-4, OFR-19). */

const title = () => page.getByRole('heading', { level: 1 })
const link = (name: string | RegExp) => page.getByRole('link', { name })

function answers(api: FakeApi, { home: shown }: { home: Home }): void {
  api.answers('GET /v3/users/my', my())
  api.answers('GET /v3/users/my/attack', shown)
  api.answers('GET /v3/users/profile', profile())
  api.answers('GET /users/notifications/unread', { unread: 0 })
}

test('[TRUST-4] [OFR-19] the next coffee chat is shown under the card with its place and a link', async ({
  api,
  open,
  clock,
}) => {
  clock.day('2026-11-18T14:00:00+09:00')
  const nextCoffeechat = {
    id: sampleId(901),
    name: '달그락',
    startsAt: '2026-11-20T16:00:00+09:00',
    minutes: 30,
    place: { kind: 'ADDRESS', text: '서울 성동구 연무장길 7' } as const,
  }
  answers(api, { home: home({ isOffered: true, selectedOfferCount: 1, nextCoffeechat }) })
  await open('/my')
  const next = link(/달그락 커피챗/)
  await expect.element(next).toHaveTextContent('달그락 커피챗11월 20일 (금) 오후 4:00서울 성동구 연무장길 7')
  await expect
    .element(next)
    .toHaveAttribute('href', `/my/result/like/${sampleId(901)}?company=${encodeURIComponent('달그락')}`)
  await expectAccessible()
})

describe('[OFR-19] on its day a meeting', () => {
  const nextCoffeechat = {
    id: sampleId(901),
    name: '달그락',
    startsAt: '2026-11-15T15:00:00+09:00',
    minutes: 30,
    place: { kind: 'LINK', text: 'https://meet.example.com/abc' } as const,
  }
  const today = homeWith(offerEntry(), { selectedOfferCount: 1, nextCoffeechat })
  const meeting = link(/달그락 커피챗/)
  const join = link(/^화상으로 들어가기/)

  test('leads the page, before the offers', async ({ api, open, clock }) => {
    clock.day('2026-11-15T14:55:00+09:00')
    answers(api, { home: today })
    await open('/my')
    await expect.element(title()).toHaveTextContent('하람 님, 오늘 3시에커피챗이 있어요')
    await expect.element(meeting).toMatchTextContent('오늘 3시화상 · meet.example.com')
    expect(meeting.element().compareDocumentPosition(link(/제안 확인하기/).element())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
    await expect.element(join).toHaveAttribute('rel', 'noopener noreferrer')
    await expectAccessible()
  })

  test('lets into its call from ten minutes before until its end', async ({ api, open, clock }) => {
    clock.set('2026-11-15T14:30:00+09:00')
    answers(api, { home: today })
    await open('/my')
    await expect.element(meeting).toMatchTextContent('10분 전부터 들어갈 수 있어요')
    await expect.element(join).not.toBeInTheDocument()
    await clock.runFor(20 * 60_000)
    await expect.element(join).toHaveAttribute('href', nextCoffeechat.place.text)
    await clock.runFor(10 * 60_000)
    await expect.element(title()).toHaveTextContent('하람 님, 지금은커피챗 시간이에요')
    await clock.runFor(30 * 60_000)
    await expect.element(title()).toMatchTextContent('고를 수 있는 어택이 있어요')
    await expect.element(join).not.toBeInTheDocument()
  })
})
