import { PACT } from '@coffeeattack/domain/pacts/state'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { pactCore, signingErrors, terms, termsTemplate } from './pact-shapes.ts'
import { textUpTo } from './rule.ts'
import { companyCard, id, instant, int4 } from './shapes.ts'
import { verificationForm } from './verification.ts'

const roles = ['recruiter'] as const

/** Who may sign for the company. */
const signer = z.object({
  id,
  name: z.string(),
  title: z.string(),
  /** Named by the company, and still works there. */
  canSign: z.boolean(),
  isCaller: z.boolean(),
  /** The phone and birthday are kept from an earlier signature; without them the signer gives both once. */
  hasContact: z.boolean(),
})

const pact = pactCore
  .extend({
    candidateId: id,
    /** What the person is called: '한지우'. */
    name: z.string(),
    company: companyCard.pick({ name: true, logo: true }),
    /** The next version as far as it is written; null when none is. `revision` grows with every saving. */
    draft: z
      .object({ terms, revision: int4, savedAt: instant, savedBy: z.string(), startedAt: instant })
      .nullable(),
    signer,
    /** What the sealed pact costs at the hire, in won; null before. */
    fee: int4.nullable(),
    /** The person asked to have a lapsed version sent again. */
    askedAgainAt: instant.nullable(),
  })
  .meta({ id: 'ConsolePact', description: '콘솔에서 보는 처우 합의서' })

const settings = z
  .object({ template: termsTemplate, signerItems: z.array(signer), mayName: z.boolean() })
  .meta({ id: 'PactSettings' })

/** By name, phone and birthday the institution finds the signer. */
const signerContact = verificationForm.pick({ phone: true, birthday: true })

/** The draft as the caller saw it; another one by now is refused. */
const revision = int4.min(0)

const errors = ['PACT_MOVED_ON'] as const

export const consolePacts = feature('콘솔: 처우 합의서', {
  'GET /console/coffeechats/:id/pact': operatorCall(roles, {
    act: 'meet',
    about: '커피챗의 처우 합의서를 보여줘요. 아직 없으면 null이에요.',
    out: { 200: z.object({ pact: pact.nullable(), canDraft: z.boolean() }) },
  }),
  'POST /console/coffeechats/:id/pact': operatorCall(roles, {
    act: 'talk',
    makes: true,
    about: '처우 협의에서 합의서를 쓰기 시작해요. 제안과 올린 금액, 회사 양식으로 채워져 있어요.',
    out: { 200: pact },
    errors: ['PACT_TOO_EARLY', 'PACT_MOVED_ON'],
  }),
  'GET /console/pacts/:id': operatorCall(roles, {
    act: 'meet',
    about: '처우 합의서 하나를 보여줘요.',
    out: { 200: pact },
  }),
  'POST /console/pacts/:id/draft': operatorCall(roles, {
    act: 'talk',
    about: '다음 안을 쓰기 시작해요. 지난 안의 조건으로 채워져 있어요.',
    out: { 200: pact },
    errors: [...errors],
  }),
  'PATCH /console/pacts/:id/draft': operatorCall(roles, {
    act: 'talk',
    about: '쓰던 안을 저장해요. 그 사이 동료가 고쳤으면 알려 줘요.',
    body: z.object({ terms, revision }),
    out: { 200: pact },
    errors: [...errors],
  }),
  'POST /console/pacts/:id/send': operatorCall(roles, {
    act: 'talk',
    about: '안을 보내요. 빠진 것이 있거나, 제안보다 적은데 이유가 없으면 보내지 않아요.',
    body: z.object({
      revision,
      days: int4.min(PACT.days.min).max(PACT.days.max),
      signerId: id,
    }),
    out: { 200: pact },
    errors: [...errors, 'PACT_ITEM_MISSING', 'PACT_REASON_MISSING', 'PACT_SIGNER_UNKNOWN'],
  }),
  'POST /console/pacts/:id/withdraw': operatorCall(roles, {
    act: 'talk',
    about: '두 사람이 서명하기 전에 합의서를 거두고 후보자에게 바로 알려요.',
    body: z.object({ words: textUpTo(PACT.wordsLimit) }),
    out: { 200: pact },
    errors: [...errors],
  }),
  'POST /console/pacts/:id/signing': operatorCall(roles, {
    act: 'talk',
    about:
      '회사가 정한 서명자가 휴대폰의 인증서로 서명을 요청해요. 처음 한 번은 본인의 휴대폰 번호와 생년월일을 함께 보내요.',
    body: z.object({ version: int4.min(1), contact: signerContact.nullish() }),
    out: { 200: pact },
    errors: [...errors, 'PACT_NOT_YOURS_TO_SIGN', ...signingErrors],
  }),
  'GET /console/pacts/:id/signing': operatorCall(roles, {
    act: 'meet',
    about: '서명 요청이 어디까지 왔는지 물어봐요.',
    out: { 200: pact },
  }),
  'DELETE /console/pacts/:id/signing': operatorCall(roles, {
    act: 'talk',
    about: '서명 요청을 그만둬요. 이미 서명했으면 서명이 남아요.',
    out: { 200: pact },
  }),
  'POST /console/pacts/:id/remind-signer': operatorCall(roles, {
    act: 'talk',
    about: '서명할 동료에게 다시 알려요. 하루에 한 번이에요.',
    out: { 204: null },
    errors: [...errors],
  }),
  'GET /console/pacts/:id/file': operatorCall(roles, {
    act: 'meet',
    about: '봉인한 합의서를 내려받을 주소를 줘요. 주소는 잠시 뒤 닫혀요.',
    out: { 200: z.object({ url: z.string() }) },
    errors: ['PACT_NOT_SEALED'],
  }),
  'GET /console/pact-settings': operatorCall(roles, {
    act: 'prepare',
    about: '합의서의 회사 양식과 서명할 수 있는 사람을 보여줘요.',
    out: { 200: settings },
  }),
  'POST /console/pact-settings/template': operatorCall(roles, {
    act: 'prepare',
    about: '합의서를 채울 회사 양식을 저장해요.',
    body: z.object({ template: termsTemplate }),
    out: { 200: settings },
  }),
  'POST /console/pact-settings/signers': operatorCall(roles, {
    act: 'prepare',
    about: '회사를 대신해 서명할 사람을 정해요.',
    body: z.object({ signerIds: z.array(id).max(20) }),
    out: { 200: settings },
    errors: ['PACT_SIGNER_UNKNOWN'],
  }),
})
