import { metAnswers, stageKinds } from '@coffeeattack/domain/coffeechats/outcome'
import { handedOver, type HandoverEvent } from '@coffeeattack/domain/handover/events'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import { page } from './query.ts'
import { day, id, instant, nextCursor } from './shapes.ts'

/** The progress of a match for a company's program, with the same ids as in webhooks. */
const coffeechat = z
  .object({
    id,
    offerId: id,
    positionId: id.nullable(),
    /** The position as the offer named it. */
    position: z.string(),
    matchedAt: instant,
    startsAt: instant.nullable(),
    minutes: z.int().nullable(),
    cancelledAt: instant.nullable(),
    /** The stage as the company recorded it last; `isAgreed` is the candidate's answer. */
    stage: z.enum(stageKinds).nullable(),
    stageOn: day.nullable(),
    isAgreed: z.boolean().nullable(),
  })
  .meta({ id: 'HandedCoffeechat', description: '회사의 프로그램이 읽는 커피챗' })

const listed = z.object({ id, matchedAt: instant, coffeechats: z.array(coffeechat) })

/** Only disclosed data, and only while it is disclosed. Files by name; they are opened in the console. */
const disclosed = z
  .object({
    name: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    resumeFile: z.string().nullable(),
    resumeLink: z.string().nullable(),
    portfolioFile: z.string().nullable(),
    portfolioLink: z.string().nullable(),
    github: z.string().nullable(),
    linkedin: z.string().nullable(),
  })
  .meta({ id: 'Disclosed', description: '커피챗이 연결되며 회사에 공개된 정보' })

const ids = {
  candidateId: '01a1e1dc-2c40-7f2a-9d1e-5b7c0a4f8e21',
  coffeechatId: '01a1e1dd-91b0-7c34-8a55-0f6e2d9b7c13',
  offerId: '01a1c8f0-5e20-7b81-b3c9-4d2a6f1e8075',
  positionId: null,
}

const coffeechatExample = {
  id: ids.coffeechatId,
  offerId: ids.offerId,
  positionId: ids.positionId,
  position: '백엔드 개발자',
  matchedAt: '2026-11-16T01:00:00.000Z',
  startsAt: '2026-11-20T05:00:00.000Z',
  minutes: 30,
  cancelledAt: null,
  stage: 'INTERVIEW',
  stageOn: '2026-11-24',
  isAgreed: true,
}
const listedExample = {
  id: ids.candidateId,
  matchedAt: coffeechatExample.matchedAt,
  coffeechats: [coffeechatExample],
}
const disclosedExample = {
  name: '나새별',
  phone: '01000000000',
  email: 'saebyeol@mail.example',
  resumeFile: '이력서.pdf',
  resumeLink: null,
  portfolioFile: null,
  portfolioLink: 'https://portfolio.example/saebyeol',
  github: null,
  linkedin: null,
}

export const handover = feature('채용 시스템 연결', {
  'GET /users/handovers': candidateCall({
    about: '어느 회사의 채용 프로그램에 내 소식이 전해졌는지 보여줘요. 하루에 같은 일은 한 줄이에요.',
    query: z.object(page),
    out: {
      200: z.object({
        items: z.array(
          z.object({
            id,
            company: z.string(),
            logo: z.string().nullable(),
            what: z.enum(handedOver),
            times: z.int().min(1),
            at: instant,
          }),
        ),
        nextCursor,
      }),
    },
  }),
})

/** The section of the reference for companies' own programs. */
export const PROGRAMS = '회사의 프로그램'

/** The API of companies' own programs. */
export const programs = feature(PROGRAMS, {
  'GET /v1/candidates': call({
    auth: 'api-key',
    about:
      '우리 회사와 커피챗이 연결된 후보자를 최근에 연결된 순서로 보여줘요. 읽은 사실이 후보자의 기록에 남아요.',
    query: z.object(page),
    out: { 200: z.object({ items: z.array(listed), nextCursor }) },
    example: { items: [listedExample], nextCursor: null },
  }),
  'GET /v1/candidates/:id': call({
    auth: 'api-key',
    about:
      '커피챗이 연결된 후보자 한 분이 우리 회사에 공개한 정보를 보여줘요. 읽은 사실이 후보자의 기록에 남고, 탈퇴한 분은 404예요.',
    out: { 200: listed.extend({ disclosed }) },
    example: { ...listedExample, disclosed: disclosedExample },
  }),
})

export type Webhook = {
  /** One Korean sentence for the reference. */
  about: string
  data: z.ZodObject
  example: object
}

const matched = z.object({
  candidateId: id,
  coffeechatId: id,
  offerId: id,
  positionId: id.nullable(),
})

/** The signed webhooks (docs/handover.md): what `data` holds for each event. */
export const webhooks: Readonly<Record<HandoverEvent | 'ping', Webhook>> = {
  'coffeechat.matched': { about: '후보자가 제안을 수락해 커피챗이 연결됐어요.', data: matched, example: ids },
  'coffeechat.scheduled': {
    about: '커피챗 시간이 정해졌어요. 정한 시간이 없어지면 null이에요.',
    data: matched.extend({ startsAt: instant.nullable(), minutes: z.int().nullable() }),
    example: { ...ids, startsAt: coffeechatExample.startsAt, minutes: 30 },
  },
  'coffeechat.cancelled': {
    about: '후보자나 회사가 커피챗을 취소했어요.',
    data: matched.extend({ cancelledAt: instant }),
    example: { ...ids, cancelledAt: '2026-11-18T02:30:00.000Z' },
  },
  'outcome.recorded': {
    about: '커피챗이 어땠는지(met) 회사가 알렸거나, 채용 단계(stage)를 회사가 남기거나 후보자가 답했어요.',
    data: matched.extend({
      met: z.enum(metAnswers).optional(),
      stage: z.enum(stageKinds).optional(),
      stageOn: day.optional(),
      isAgreed: z.boolean().nullable().optional(),
    }),
    example: { ...ids, stage: 'INTERVIEW', stageOn: '2026-11-24', isAgreed: null },
  },
  'pact.sent': {
    about: '처우 합의서의 새 안을 보냈어요. untilDay까지 두 사람이 서명할 수 있어요.',
    data: matched.extend({ pactId: id, version: z.int().min(1), untilDay: day }),
    example: { ...ids, pactId: '01a1f0c2-7d30-7a15-8c42-1e9b5d6f3a08', version: 1, untilDay: '2026-11-25' },
  },
  'pact.sealed': {
    about: '두 사람이 처우 합의서에 서명해 채용이 확정됐어요.',
    data: matched.extend({ pactId: id, version: z.int().min(1), startsOn: day, sealedAt: instant }),
    example: {
      ...ids,
      pactId: '01a1f0c2-7d30-7a15-8c42-1e9b5d6f3a08',
      version: 1,
      startsOn: '2027-01-04',
      sealedAt: '2026-11-20T01:02:47.000Z',
    },
  },
  'candidate.erased': {
    about: '커피챗이 연결됐던 후보자가 탈퇴했어요. 보관한 정보를 지워 주세요.',
    data: z.object({ candidateId: id }),
    example: { candidateId: ids.candidateId },
  },
  ping: { about: '콘솔에서 연결 확인을 눌렀어요.', data: z.object({}), example: {} },
}
