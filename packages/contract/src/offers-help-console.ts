import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { TOLD_TOGETHER } from '@coffeeattack/domain/offers/in-fives'
import { raiseBands } from '@coffeeattack/domain/offers/market-answers'
import { TEMPLATE, templateNameProblem, templateProblem } from '@coffeeattack/domain/offers/template'
import { lengthProblem } from '@coffeeattack/domain/text/length'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { rule } from './rule.ts'
import { id, manwon } from './shapes.ts'

const roles = ['recruiter'] as const

const template = z
  .object({ id, name: z.string(), message: z.string(), operatorName: z.string() })
  .meta({ id: 'OfferTemplate', description: '제안 메시지의 양식. {직무} {경력} {회사}는 고를 때 채워져요.' })

const given = z.object({
  name: rule(templateNameProblem),
  message: rule((message) => templateProblem(message) ?? lengthProblem(message, COMPOSING.messageLimit)).meta(
    { maxLength: COMPOSING.messageLimit },
  ),
})

const hopes = z
  .object({
    people: z.int().min(TOLD_TOGETHER).multipleOf(TOLD_TOGETHER),
    low: manwon,
    middle: manwon,
    high: manwon,
  })
  .meta({ id: 'MarketHopes', description: '비슷한 분들의 희망 연봉. 가운데 절반이 low와 high 사이예요.' })

/** What helps an offer to be answered (BIZ-13). */
export const consoleOfferHelp = feature('콘솔: 답을 부르는 제안', {
  'GET /console/offers/market': operatorCall(roles, {
    about:
      '후보자와 직무와 경력이 비슷한 분들의 희망 연봉과, 올린 폭마다 수락한 비율이에요. 다섯 명부터 어림해서 보여줘요.',
    query: z.object({ candidateId: id }),
    out: {
      200: z.object({
        /** Null: too few people to tell of. */
        hopes: hopes.nullable(),
        /** By `raiseBands`, how many of a hundred accepted; null where too few answered. */
        accepted: z.array(z.int().min(5).max(95).multipleOf(5).nullable()).length(raiseBands.length),
      }),
    },
    errors: ['NOT_FOUND'],
  }),
  'GET /console/offer-templates': operatorCall(roles, {
    act: 'prepare',
    about: '우리 회사가 함께 쓰는 제안 메시지의 양식을 이름순으로 보여줘요.',
    out: { 200: z.object({ items: z.array(template) }) },
  }),
  'POST /console/offer-templates': operatorCall(roles, {
    act: 'prepare',
    makes: true,
    about: `양식을 ${TEMPLATE.max}개까지 둬요. 이름은 하나씩이에요.`,
    body: given,
    out: { 200: template },
    errors: ['NAME_TAKEN', 'TEMPLATES_FULL'],
  }),
  'PATCH /console/offer-templates/:id': operatorCall(roles, {
    act: 'prepare',
    about: '양식을 고쳐요.',
    body: given,
    out: { 200: template },
    errors: ['NAME_TAKEN'],
  }),
  'DELETE /console/offer-templates/:id': operatorCall(roles, {
    act: 'prepare',
    about: '양식을 지워요. 이미 보낸 메시지는 그대로예요.',
    out: { 204: null },
  }),
})
