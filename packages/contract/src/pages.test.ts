import type { Going } from '@coffeeattack/domain/errors/row'
import { expect, expectTypeOf, test } from 'vitest'
import { notificationPage, severalPage } from './notification-pages.ts'
import { offerPage, type Page, paths } from './pages.ts'

test('[OFR-6] accepting leads to the like page of its coffee chat, with the company', () => {
  expect(paths.accepted('c1', '노을클라우드')).toBe(
    '/my/result/like/c1?company=%EB%85%B8%EC%9D%84%ED%81%B4%EB%9D%BC%EC%9A%B0%EB%93%9C',
  )
})

test('[OFR-5] refusing leads to the hate page, with message=y for a message alone', () => {
  expect(paths.refused('o1', 'A&B', false)).toBe('/my/result/hate/o1?company=A%26B')
  expect(paths.refused('o1', 'A&B', true)).toBe('/my/result/hate/o1?company=A%26B&message=y')
})

test('[OFR-10] an offer of a group leads to the group', () => {
  expect(offerPage({ id: 'o1', offerGroupId: null })).toBe('/my/result/o1')
  expect(offerPage({ id: 'o1', offerGroupId: 'g1' })).toBe('/my/result/curation/g1')
})

test('[TRUST-5] each leads to the page of what it tells of', () => {
  const to = (kind: 'offer' | 'group' | 'coffeechat' | 'room') =>
    notificationPage({ type: 'NEW_OFFER', target: { kind, id: 'abc' }, name: '달그락' })
  expect(to('offer')).toBe('/my/result/abc')
  expect(to('group')).toBe('/my/result/curation/abc')
  expect(to('coffeechat')).toBe(`/my/result/like/abc?company=${encodeURIComponent('달그락')}`)
  expect(to('room')).toBe('/my/message/abc')
  expect(notificationPage({ type: 'SECURITY', target: null, name: null })).toBe('/my/account')
  expect(severalPage('MESSAGE')).toBe('/my/message')
})

test('a name with half a character in it still makes a link', () => {
  expect(paths.refused('o1', '\ud800', false)).toBe('/my/result/hate/o1?company=%EF%BF%BD')
})

test('[ROUTE-2] an address that is no page compiles neither as a page nor in an error row', () => {
  expectTypeOf<'/my/attack' | '/my/message/7' | '/ask?from=%2Fmy'>().toExtend<Page>()
  expectTypeOf<'/my/nowhere'>().not.toExtend<Page>()
  expectTypeOf<Going['go']>().toExtend<Page>()
  expectTypeOf<'/my/nowhere'>().not.toExtend<Going['go']>()
})
