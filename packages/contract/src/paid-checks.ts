import { judgements, unknownReasons } from '@coffeeattack/domain/paid-checks/judgement'
import { paidRounds } from '@coffeeattack/domain/paid-checks/invitation'
import { z } from 'zod'
import { candidateCall, feature } from './call.ts'
import { offerCompany } from './offer-shapes.ts'
import { certificateLevel, telecom } from './person-fields.ts'
import { day, id, instant, manwon, month } from './shapes.ts'
import {
  beginErrors,
  certificateErrors,
  confirmErrors,
  twoWayBegun,
  twoWayConfirmed,
} from './verification.ts'

/** Only the person reads it: no call of the console, of a program or of a file has it (KEEP-9). */
const result = z
  .object({
    judgement: z.enum(judgements),
    /** Why health insurance could not tell; null where it did. */
    reason: z.enum(unknownReasons).nullable(),
    /** What was promised, the pay of a year that the premium stands for, and from where it counts as kept; null where it could not tell. */
    figures: z.object({ promised: manwon, insured: manwon, keptFrom: manwon }).nullable(),
    /** The month of the premium. */
    month: month.nullable(),
    source: z.literal('HEALTH_INSURANCE'),
    checkedOn: day,
    /** It can become a proof that the promised pay is paid. */
    isProvable: z.boolean(),
  })
  .meta({ id: 'PaidResult', description: '받은 연봉을 확인한 결과' })

const card = z.object({
  id,
  coffeechatId: id,
  company: offerCompany,
  /** How many months after the first day. */
  round: z.literal(paidRounds),
  startsOn: day,
  /** `OVER`: nobody answered while it could be answered. */
  state: z.enum(['INVITED', 'OVER', 'DECLINED', 'DONE']),
  invitedAt: instant,
})

const paidCheck = card
  .extend({
    result: result.nullable(),
    /** The certificate that the person used last, if any. */
    lastCertificate: z.object({ loginTypeLevel: certificateLevel, telecom }).nullable(),
    /** What both signed. */
    pact: z.object({ id, sealedOn: day }).nullable(),
  })
  .meta({ id: 'PaidCheck', description: '받은 연봉 확인' })

export const paidChecks = feature('받은 연봉 확인', {
  'GET /users/paid-checks': candidateCall({
    about: '받은 연봉을 확인해 달라는 초대와 내 결과를 새것부터 보여줘요.',
    out: { 200: z.object({ items: z.array(card.meta({ id: 'PaidCheckCard' })) }) },
  }),
  'GET /users/paid-checks/:id': candidateCall({
    about: '초대 하나와 그 결과를 보여줘요. 결과는 본인만 읽어요.',
    out: { 200: paidCheck },
  }),
  'POST /users/paid-checks/:id/decline': candidateCall({
    about: '확인하지 않기로 해요. 이 채용으로는 다시 묻지 않아요.',
    out: { 200: paidCheck },
    errors: ['CONFLICT'],
  }),
  'POST /users/paid-checks/:id/leave': candidateCall({
    about: '지금 쉬는 중이라고 남겨요. 건강보험에 묻지 않고 알 수 없음으로 남아요.',
    out: { 200: paidCheck },
    errors: ['CONFLICT'],
  }),
  'POST /users/paid-checks/:id/certificate': candidateCall({
    about: '카카오톡이나 PASS로 건강보험을 봐도 되는지 휴대전화에 물어봐요.',
    body: z.object({ loginTypeLevel: certificateLevel, telecom }),
    out: { 200: twoWayBegun },
    errors: [...beginErrors, ...certificateErrors, 'CONFLICT'],
  }),
  'POST /users/paid-checks/:id/confirm': candidateCall({
    about: '휴대전화에서 확인한 뒤 한 달 보험료로 어림해요. 보험료는 남기지 않아요.',
    body: twoWayConfirmed,
    out: { 200: paidCheck },
    errors: [...confirmErrors, ...certificateErrors],
  }),
  'DELETE /users/paid-checks/:id': candidateCall({
    about: '결과를 지워요. 누구의 답인지 알 수 없게 더해진 회사 기록은 그대로예요.',
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
})
