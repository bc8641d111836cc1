import { raiseBands } from '@coffeeattack/domain/offers/figures'
import { figurePeriods } from '@coffeeattack/domain/offers/figures-period'
import { TOLD_TOGETHER } from '@coffeeattack/domain/offers/in-fives'
import { OTHER_REASON, refusalReasons } from '@coffeeattack/domain/offers/refusal-reasons'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { day, id } from './shapes.ts'

const roles = ['recruiter'] as const
const many = z.int().min(0)

/** Which offers are followed: those sent in the period, by one colleague, for one position or for none. */
const filter = z.object({
  /** The last three months, when nothing is said. */
  period: z.enum(figurePeriods).optional(),
  /** Seoul days, both counted in; they outweigh the period. Two years at most. */
  from: day.optional(),
  to: day.optional(),
  operatorId: id.optional(),
  positionId: z.union([id, z.literal('none')]).optional(),
})

/** Each step is in the one before, and all that was sent is followed to the end, whenever that comes. */
const funnel = {
  /** Sent and not taken back in time; whoever left since is in it. */
  sent: many,
  read: many,
  answered: many,
  matched: many,
  /** As the company itself said, or went on from there. */
  met: many,
  interviewed: many,
  /** Both sides said so. */
  hired: many,
  /** Half of the answers came within so many hours; null under five people. */
  answerHours: z.number().nullable(),
}

const reasonCodes = [...refusalReasons, OTHER_REASON].map(({ code }) => code) as [string, ...string[]]
const inWholeFives = z.int().min(TOLD_TOGETHER).multipleOf(TOLD_TOGETHER)

export const consoleFigures = feature('콘솔: 성과', {
  'GET /console/figures': call({
    auth: 'operator',
    roles,
    about:
      '이 기간에 우리 회사가 보낸 제안을 끝까지 따라간 성과예요. 거절한 이유는 다섯 명씩 묶어서, 회사 전체로만 보여줘요.',
    query: filter,
    out: {
      200: z.object({
        from: day,
        to: day,
        total: z.object(funnel),
        /** How many of what was sent the list can still show. */
        listed: many,
        /** Sent by agents in the company's name: they take nothing of the quota. */
        byAgents: many,
        /** Matched, talking about the terms, and no hire yet. */
        inTalks: many,
        /** The same in people, each counted once. */
        people: z.object({ sent: many, matched: many, hired: many }),
        /** Weeks from the first day on, or calendar months where they would be too many. */
        spanKind: z.enum(['week', 'month']),
        spans: z.array(z.object({ from: day, sent: many, matched: many })),
        /** Those with something sent, the most first; without a position last. */
        positions: z.array(z.object({ id: id.nullable(), title: z.string().nullable(), ...funnel })),
        colleagues: z.array(z.object({ id, name: z.string(), isAgent: z.boolean(), ...funnel })),
        /** Of those who refused in the period, in whole fives of people; OTHER is the rest. Null: too few to tell. */
        reasons: z.array(z.object({ code: z.enum(reasonCodes), count: inWholeFives })).nullable(),
        /** How many answers came within so many hours and not sooner. Null under five people. */
        answerTimes: z.array(z.object({ hours: z.int().min(1), count: many })).nullable(),
        /** By the raise that the disclosed income tells; a band of fewer than five people has no figures. */
        raises: z
          .array(z.object({ band: z.enum(raiseBands), answered: many.nullable(), matched: many.nullable() }))
          .nullable(),
        /** What can be chosen: who ever sent something, and all positions, the open ones first. */
        choices: z.object({
          colleagues: z.array(z.object({ id, name: z.string() })),
          positions: z.array(z.object({ id, title: z.string() })),
        }),
      }),
    },
    errors: [],
  }),
  'POST /console/figures/export': call({
    auth: 'operator',
    roles,
    about: '보이는 성과를 CSV로 내려받아요. 사람의 이름은 동료뿐이고, 내려받은 사람이 기록돼요.',
    body: filter,
    out: { 200: z.object({ fileName: z.string(), csv: z.string(), rows: many }) },
    errors: [],
  }),
})
