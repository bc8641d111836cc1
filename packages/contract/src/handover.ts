import { stageKinds } from '@coffeeattack/domain/coffeechats/outcome'
import { handedOver } from '@coffeeattack/domain/handover/events'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { page } from './query.ts'
import { day, id, idParam, instant, nextCursor } from './shapes.ts'

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

export const handover = feature('채용 시스템 연결', {
  'GET /users/handovers': call({
    auth: 'candidate',
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
    errors: [],
  }),
  'GET /v1/candidates': call({
    auth: 'api-key',
    about:
      '우리 회사와 커피챗이 연결된 후보자를 최근에 연결된 순서로 보여줘요. 읽은 사실이 후보자의 기록에 남아요.',
    query: z.object(page),
    out: { 200: z.object({ items: z.array(listed), nextCursor }) },
    errors: [],
  }),
  'GET /v1/candidates/:id': call({
    auth: 'api-key',
    about:
      '커피챗이 연결된 후보자 한 분이 우리 회사에 공개한 정보를 보여줘요. 읽은 사실이 후보자의 기록에 남고, 탈퇴한 분은 404예요.',
    params: idParam,
    out: { 200: listed.extend({ disclosed }) },
    errors: [],
  }),
})
