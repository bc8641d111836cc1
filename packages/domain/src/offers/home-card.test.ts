import { describe, expect, test } from 'vitest'
import { homeCard, type HomeData } from './list.ts'

const seoul = (text: string) => new Date(`${text}+09:00`)
const now = seoul('2026-11-15T12:00:00')

const home = (more: Partial<HomeData> = {}): HomeData => ({
  isActivate: true,
  isOffered: false,
  selectedOfferCount: 0,
  recentOfferItem: null,
  ...more,
})
const recent = (expires: string, offerGroupId: string | null = null) => ({
  id: 'offer-1',
  offerGroupId,
  expiredAt: seoul(`${expires}T23:59:59.999`),
})

describe('[OFR-10] home card', () => {
  test('not active: a prompt to publish again, whatever else is there', () => {
    const card = homeCard(
      home({ isActivate: false, isOffered: true, recentOfferItem: recent('2026-11-20') }),
      now,
    )
    expect(card).toEqual({ kind: 'republish', to: '/my/retry' })
  })

  test('a recent single offer counts down', () => {
    expect(homeCard(home({ isOffered: true, recentOfferItem: recent('2026-11-18') }), now)).toEqual({
      kind: 'countdown',
      left: { kind: 'days', days: 3 },
    })
  })

  test('a recent group counts down on its last day', () => {
    expect(homeCard(home({ recentOfferItem: recent('2026-11-15', 'group-1') }), now)).toEqual({
      kind: 'countdown',
      left: { kind: 'today', ms: 12 * 3_600_000 },
    })
  })

  test('[OFR-12] a recent offer past its deadline no longer counts down', () => {
    expect(homeCard(home({ isOffered: true, recentOfferItem: recent('2026-11-14') }), now)).toEqual({
      kind: 'all-offers',
      to: '/my/attack',
    })
  })

  test('never offered', () => expect(homeCard(home(), now)).toEqual({ kind: 'no-offer' }))

  test('with selected offers the card leads to those', () => {
    expect(homeCard(home({ isOffered: true, selectedOfferCount: 2 }), now)).toEqual({
      kind: 'all-offers',
      to: '/my/attack/select',
    })
  })
})
