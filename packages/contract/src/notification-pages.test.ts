import {
  operatorNotificationTypes as types,
  type OperatorNotificationType,
} from '@coffeeattack/domain/notifications/operator-notifications'
import { expect, test } from 'vitest'
import { operatorLinks } from './notification-pages.ts'

const ids = {
  candidateId: 'u',
  offerId: 'o',
  coffeechatId: 'k',
  roomId: 'r',
  inquiryId: 'i',
  savedSearchId: 's',
  cardId: 'd',
  safetyCaseId: 'f',
  positionId: 'g',
}
const none = Object.fromEntries(Object.keys(ids).map((key) => [key, null])) as {
  [K in keyof typeof ids]: null
}

test.for<[OperatorNotificationType, boolean, string, string[]]>([
  ['OFFER_MATCHED', true, '/coffeechats/k', ['시간 제안하기', '대화 열기']],
  ['OFFER_MATCHED', false, '/coffeechats/k', ['대화 열기']],
  ['OFFER_COUNTERED', true, '/offers?offer=o', ['답하기', '이력 보기']],
  ['OFFER_REFUSED', false, '/offers?offer=o', ['이력 보기']],
  ['OFFER_ASKED', true, '/messages/r', ['답하기', '이력 보기']],
  ['COFFEECHAT_TIMES_PROPOSED', true, '/coffeechats/k', ['시간 고르기', '대화 열기']],
  ['COFFEECHAT_CONFIRMED', true, '/coffeechats/k', ['장소 정하기', '대화 열기']],
  ['CURATION_ASKED', true, '/messages/r', ['답하기', '이력 보기']],
  ['PROFILE_SAVED', false, '/candidates/u', []],
  ['INQUIRY', true, '/inquiries/i', ['답하기', '이력 보기']],
  ['APPLICATION', true, '/desk/applications', ['신청 보기']],
  ['CARD_REMINDED', false, '/pipeline/d', ['이력 보기']],
  ['NOTE_MENTIONED', false, '/pipeline/d', ['이력 보기']],
  ['SAFETY_REPORTED', false, '/safety/f', ['이력 보기']],
  ['POSITION_INTEREST', false, '/positions/g', []],
  ['SAVED_SEARCH', false, '/candidates?search=s', []],
])('[BIZ-7] %s, open: %s, opens %s', ([type, isOpen, to, labels]) => {
  const isOfNobody = ['APPLICATION', 'SAVED_SEARCH', 'POSITION_INTEREST'].includes(type)
  const links = operatorLinks({ type, isOpen, ...ids, ...(isOfNobody && { candidateId: null }) })
  expect([links.to, links.actions.map(({ label }) => label)]).toEqual([to, labels])
})

test.for(types)('[BIZ-7] %s opens a list if what it was about is gone', (type) => {
  const { to, actions } = operatorLinks({ type, isOpen: false, ...none })
  expect(to).toMatch(/^\/[a-z/-]+$/)
  expect(actions).toEqual([])
})
