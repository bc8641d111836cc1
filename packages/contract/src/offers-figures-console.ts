import { raiseBands } from '@coffeeattack/domain/offers/figures'
import { figurePeriods } from '@coffeeattack/domain/offers/figures-period'
import { TOLD_TOGETHER } from '@coffeeattack/domain/offers/in-fives'
import { OTHER_REASON, refusalReasons } from '@coffeeattack/domain/offers/refusal-reasons'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { day, id } from './shapes.ts'

const roles = ['recruiter'] as const
const many = z.int().min(0)

/** The offers to count: those sent in the period, optionally by one colleague and for one position or none. */
const filter = z.object({
  /** The last three months, when nothing is said. */
  period: z.enum(figurePeriods).optional(),
  /** Seoul days, both counted in; they outweigh the period. Two years at most. */
  from: day.optional(),
  to: day.optional(),
  operatorId: id.optional(),
  positionId: z.union([id, z.literal('none')]).optional(),
})

/** Each step is a part of the one before; every sent offer is followed to its end, even after the period. */
const funnel = {
  /** Sent and not taken back; people who left since are included. */
  sent: many,
  read: many,
  answered: many,
  matched: many,
  /** As the company recorded it, or implied by a later stage. */
  met: many,
  interviewed: many,
  /** Confirmed by both sides. */
  hired: many,
  /** The median of hours until the answer; null under five people. */
  answerHours: z.number().nullable(),
}

const reasonCodes = [...refusalReasons, OTHER_REASON].map(({ code }) => code) as [string, ...string[]]
const inWholeFives = z.int().min(TOLD_TOGETHER).multipleOf(TOLD_TOGETHER)

export const consoleFigures = feature('콘솔: 성과', {
  'GET /console/figures': operatorCall(roles, {
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
        /** Sent by agents for the company; they do not count toward the quota. */
        byAgents: many,
        /** People matched who talk about the terms and are not hired yet, each counted once. */
        inTalks: many,
        /** The same in people, each counted once. */
        people: z.object({ sent: many, matched: many, hired: many }),
        /** Weeks from the first day on, or calendar months where they would be too many. */
        spanKind: z.enum(['week', 'month']),
        spans: z.array(z.object({ from: day, sent: many, matched: many })),
        /** Those with something sent, the most first; without a position last. */
        positions: z.array(z.object({ id: id.nullable(), title: z.string().nullable(), ...funnel })),
        colleagues: z.array(z.object({ id, name: z.string(), isAgent: z.boolean(), ...funnel })),
        /** The reasons of refusals in the period, in multiples of five people; OTHER is the rest. Null with too few. */
        reasons: z.array(z.object({ code: z.enum(reasonCodes), count: inWholeFives })).nullable(),
        /** The number of answers per range of hours. Null under five people. */
        answerTimes: z.array(z.object({ hours: z.int().min(1), count: many })).nullable(),
        /** By the raise over the disclosed income; a band with fewer than five people has no figures. */
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
  }),
  'POST /console/figures/export': operatorCall(roles, {
    about: '보이는 성과를 CSV로 내려받아요. 사람의 이름은 동료뿐이고, 내려받은 사람이 기록돼요.',
    body: filter,
    out: { 200: z.object({ fileName: z.string(), csv: z.string(), rows: many }) },
  }),
})
