import { PACT } from '@coffeeattack/domain/pacts/state'
import { pactStates } from '@coffeeattack/domain/pacts/state'
import { z } from 'zod'
import { candidateCall, feature } from './call.ts'
import { offerCompany } from './offer-shapes.ts'
import { pactCore, signingErrors } from './pact-shapes.ts'
import { incomeOrigin } from './profile-shapes.ts'
import { requiredText, textUpTo } from './rule.ts'
import { day, id, instant, int4, manwon } from './shapes.ts'

/** The verified income of the offer, from which the raise of the base is told (VER-14); null without one. */
const income = z.object({ amount: manwon, origin: incomeOrigin.nullable() }).nullable()

const pact = pactCore
  .extend({
    company: offerCompany,
    income,
    roomId: id.nullable(),
  })
  .meta({ id: 'Pact', description: '처우 합의서' })

const card = z
  .object({
    id,
    coffeechatId: id,
    state: z.enum(pactStates),
    company: offerCompany,
    position: z.string(),
    version: int4,
    base: manwon,
    income,
    startsOn: day,
    lowerCount: int4,
    untilDay: day,
    changedAt: instant,
  })
  .meta({ id: 'PactCard' })

/** The version that the caller has read; another one by now is refused. */
const seen = int4.min(1)

const errors = ['PACT_MOVED_ON'] as const

export const pacts = feature('처우 합의서', {
  'GET /users/pacts': candidateCall({
    about: '내가 받은 처우 합의서를 새것부터 보여줘요.',
    out: { 200: z.object({ items: z.array(card) }) },
  }),
  'GET /users/pacts/:id': candidateCall({
    about: '처우 합의서 하나를 모든 안, 제안과 함께 보여줘요.',
    out: { 200: pact },
  }),
  'POST /users/pacts/:id/read': candidateCall({
    about: '안을 읽었다고 남겨요. 회사에도 읽은 때가 보여요.',
    body: z.object({ version: seen }),
    out: { 204: null },
  }),
  'POST /users/pacts/:id/requests': candidateCall({
    about: `바꿔 달라고 해요. ${PACT.requests}번까지 할 수 있어요.`,
    body: z.object({ version: seen, text: requiredText(PACT.requestLimit) }),
    out: { 200: pact },
    errors: [...errors, 'PACT_REQUESTS_USED'],
  }),
  'DELETE /users/pacts/:id/requests': candidateCall({
    about: '바꿔 달라고 한 것을 거둬요. 회사가 새 안을 보내기 전까지예요.',
    out: { 200: pact },
    errors: [...errors],
  }),
  'POST /users/pacts/:id/decline': candidateCall({
    about: '함께하지 않기로 하고 회사에 한마디를 남겨요.',
    body: z.object({ version: seen, words: textUpTo(PACT.wordsLimit) }),
    out: { 200: pact },
    errors: [...errors],
  }),
  'POST /users/pacts/:id/signing': candidateCall({
    about: '휴대폰의 인증서로 서명을 요청해요. 이미 요청했으면 그 요청이에요.',
    body: z.object({ version: seen }),
    out: { 200: pact },
    errors: [...errors, ...signingErrors],
  }),
  'GET /users/pacts/:id/signing': candidateCall({
    about: '서명 요청이 어디까지 왔는지 물어봐요.',
    out: { 200: pact },
  }),
  'DELETE /users/pacts/:id/signing': candidateCall({
    about: '서명 요청을 그만둬요. 이미 서명했으면 서명이 남아요.',
    out: { 200: pact },
  }),
  'DELETE /users/pacts/:id/signature': candidateCall({
    about: '내 서명을 거둬요. 회사가 서명하기 전까지예요.',
    out: { 200: pact },
    errors: [...errors],
  }),
  'POST /users/pacts/:id/ask-again': candidateCall({
    about: '기한이 지난 합의서를 다시 보내 달라고 해요. 한 번만 전해요.',
    out: { 204: null },
    errors: [...errors],
  }),
  'GET /users/pacts/:id/file': candidateCall({
    about: '봉인한 합의서를 내려받을 주소를 줘요. 주소는 잠시 뒤 닫혀요.',
    out: { 200: z.object({ url: z.string() }) },
    errors: ['PACT_NOT_SEALED'],
  }),
})
