import { QUESTIONS } from '@coffeeattack/domain/coffeechat/questions'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { textUpTo } from './rule.ts'
import { id } from './shapes.ts'

const questions = z
  .object({ items: z.array(z.object({ id, question: z.string(), answer: z.string().nullable() })) })
  .meta({ id: 'CoffeechatQuestions' })

export const coffeechats = feature('커피챗', {
  'POST /v2.1/users/coffeechat': call({
    auth: 'candidate',
    makes: true,
    about: '제안을 받아들여 커피챗을 잡아요. 같은 제안은 몇 번을 눌러도 커피챗 하나예요.',
    body: z.object({ offerId: id }),
    out: { 200: z.object({ coffeechatId: id }) },
    errors: ['NOT_FOUND', 'OFFER_NOT_WAITING', 'OFFER_REFUSED', 'OFFER_EXPIRED', 'OFFER_WITH_AGENT'],
  }),
  'GET /users/coffeechats/questions': call({
    auth: 'candidate',
    about: '커피챗 질문과 내 답을 보여줘요.',
    query: z.object({ coffeechatId: id }),
    out: { 200: questions },
    errors: ['NOT_FOUND'],
  }),
  'POST /users/coffeechats/questions': call({
    auth: 'candidate',
    about: '커피챗 질문에 답해요.',
    body: z.object({
      items: z
        .array(z.object({ id, answer: textUpTo(QUESTIONS.answerLimit) }))
        .min(1)
        .max(QUESTIONS.max),
    }),
    out: { 200: questions },
    errors: ['NOT_FOUND'],
  }),
})
