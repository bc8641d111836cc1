import { COUNTER } from '@coffeeattack/domain/offers/counter'
import { z } from 'zod'
import { candidateCall, feature } from './call.ts'
import { offer, offerGroup, offerListItem, offerStatus } from './offer-shapes.ts'
import { reason } from './profile-fields.ts'
import { flag } from './query.ts'
import { textUpTo } from './rule.ts'
import { id, manwon } from './shapes.ts'

const offerItems = z.array(offerListItem)
const listQuery = z.object({ isSelected: flag().optional(), isExpired: flag().optional() })
const groupParam = z.object({ groupId: id })

/** Only a waiting offer can be changed; the refusal names its current state. */
export const notWaiting = [
  'OFFER_NOT_WAITING',
  'OFFER_MATCHED',
  'OFFER_REFUSED',
  'OFFER_EXPIRED',
  'OFFER_WITH_AGENT',
  'COMPANY_TAKEN_DOWN',
] as const

export const offers = feature('제안', {
  'GET /v3/users/offers': candidateCall({
    about: '받은 제안을 보여줘요. 여러 회사를 모은 제안은 하나로 보여요.',
    query: listQuery,
    out: { 200: z.object({ offerItems }) },
  }),
  'GET /v2/users/offers': candidateCall({
    about: '회사 하나가 보낸 제안만 보여줘요.',
    query: listQuery,
    out: { 200: z.object({ offerItems }) },
  }),
  'GET /v2/users/offers/:id': candidateCall({
    about: '제안 하나를 보여줘요. 읽으면 새 제안 표시가 사라져요.',
    out: { 200: offer },
  }),
  'GET /v2/users/offers/history': candidateCall({
    about: '지난 제안을 보여줘요.',
    query: z.object({ isSelected: flag() }),
    out: { 200: z.object({ offerItems, groupItems: z.array(offerGroup) }) },
  }),
  'GET /users/offers/unread': candidateCall({
    about: '아직 읽지 않은, 고를 수 있는 제안이 몇 개인지 알려줘요.',
    out: { 200: z.object({ unread: z.int().min(0) }) },
  }),
  'GET /users/offers/group/:groupId': candidateCall({
    about: '여러 회사를 모은 제안을 보여줘요.',
    params: groupParam,
    out: { 200: offerGroup },
  }),
  'GET /users/offers/:userId/:companyId': candidateCall({
    about: '한 회사가 나에게 보낸 제안을 보여줘요.',
    params: z.object({ userId: id, companyId: id }),
    out: { 200: z.object({ offerItems }) },
  }),
  'PATCH /users/offers/like': candidateCall({
    about: '마음에 드는 제안으로 표시하거나 표시를 지워요.',
    body: z.object({ id, isLike: z.boolean() }),
    out: { 200: z.object({ id, isLike: z.boolean() }) },
    errors: ['NOT_FOUND', ...notWaiting],
  }),
  'PATCH /v2/users/offers/refuse/:id': candidateCall({
    about: '제안을 거절하고 이유를 남겨요.',
    body: z.object({ refusalReason: reason }),
    out: { 200: z.object({ id, status: offerStatus }) },
    errors: notWaiting,
  }),
  'POST /users/offers/counter/:id': candidateCall({
    makes: true,
    about: '이 금액이면 만나겠다고 한 번 말해요. 제안은 그대로 열려 있어요.',
    body: z.object({ amount: manwon, note: textUpTo(COUNTER.noteLimit).default('') }),
    out: { 200: offer },
    errors: ['COUNTER_USED', ...notWaiting],
  }),
  'PATCH /users/offers/group/:groupId': candidateCall({
    about: '모은 제안에서 회사를 고르거나, 에이전트와 정하거나, 모두 거절해요.',
    params: groupParam,
    body: z.object({ isLike: z.boolean(), groupId: id, offerItems: z.array(id).max(100) }),
    out: { 200: z.object({ groupId: id, status: offerStatus }) },
    errors: [
      'OFFER_ON_HOLD',
      'GROUP_NOT_WAITING',
      'GROUP_EXPIRED',
      'GROUP_FOREIGN_OFFER',
      'COMPANY_TAKEN_DOWN',
    ],
  }),
})

export const acceptance = feature('커피챗', {
  'POST /v2.1/users/coffeechat': candidateCall({
    makes: true,
    about: '제안을 받아들여 커피챗을 잡아요. 같은 제안은 몇 번을 눌러도 커피챗 하나예요.',
    body: z.object({ offerId: id }),
    out: { 200: z.object({ coffeechatId: id }) },
    errors: [
      'NOT_FOUND',
      'OFFER_ON_HOLD',
      'OFFER_NOT_WAITING',
      'OFFER_REFUSED',
      'OFFER_EXPIRED',
      'OFFER_WITH_AGENT',
      'COMPANY_TAKEN_DOWN',
    ],
  }),
})
