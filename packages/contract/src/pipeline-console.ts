import { coffeechatTodos } from '@coffeeattack/domain/coffeechats/by-time'
import { pactStates } from '@coffeeattack/domain/pacts/state'
import { pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { storyGroups, storySides } from '@coffeeattack/domain/pipeline/story'
import { z } from 'zod'
import { anonymousProfile, handle } from './anonymous-profile.ts'
import { feature, operatorCall } from './call.ts'
import { disclosedIncome } from './insight.ts'
import { flag, page } from './query.ts'
import { day, id, instant, int4, manwon, nextCursor } from './shapes.ts'

const roles = ['recruiter'] as const
const many = z.int().min(0)
const stage = z.enum(pipelineStages)
const colleague = z.object({ id, name: z.string() })
const position = z.object({ id, title: z.string() })

/** A person's card in the pipeline. It has a name only after a match (OFR-13). */
const card = z
  .object({
    id,
    candidateId: id,
    stage,
    stageSince: instant,
    /** Null before a match, and once they left. */
    name: z.string().nullable(),
    ...handle,
    jobLabel: z.string(),
    jobSubLabel: z.string(),
    totalMonth: many,
    offer: z
      .object({
        id,
        salaryMin: manwon.nullable(),
        salaryMax: manwon.nullable(),
        /** What the person discloses of the income, over which the offer is a raise. */
        income: disclosedIncome,
        expiredAt: instant,
        /** What the candidate would meet for, while it waits for an answer. */
        counter: manwon.nullable(),
        /** A nameless question waits for an answer. */
        isAsked: z.boolean(),
        isRead: z.boolean(),
      })
      .nullable(),
    coffeechat: z
      .object({
        id,
        roomId: id.nullable(),
        /** The company's next task. */
        todo: z.enum(coffeechatTodos).nullable(),
        startsAt: instant.nullable(),
        /** The number of recorded stages: `seen` of the next call. */
        stages: many,
        /** Where the newest terms stand; null when none are written. */
        pactState: z.enum(pactStates).nullable(),
      })
      .nullable(),
    /** What the company told of a hire; `isAgreed` when the candidate said the same. */
    hire: z.object({ startsOn: day, basePay: manwon, isAgreed: z.boolean() }).nullable(),
    /** The stages to which it can be moved now. */
    moves: z.array(stage),
    position: position.nullable(),
    assignee: colleague.nullable(),
    remindOn: day.nullable(),
    notes: many,
    /** The version: colleagues' changes increase it, and a change names the version that the caller saw. */
    version: z.int().min(1),
  })
  .meta({ id: 'PipelineCard', description: '파이프라인의 한 사람' })

const filter = {
  /** `none`: people without a position, or without an assignee. */
  positionId: z.union([id, z.literal('none')]).optional(),
  assigneeId: z.union([id, z.literal('none')]).optional(),
  /** Only what the caller has to look at: assigned to them and waiting for the company, or to be reminded of by today. */
  mine: flag().optional(),
  /** Only offers whose last day is today. */
  today: flag().optional(),
}

const storyEntry = z
  .object({
    id: z.string(),
    at: instant,
    group: z.enum(storyGroups),
    /** The acting side; the candidate's entries are drawn as a ring. */
    side: z.enum(storySides),
    title: z.string(),
    body: z.string().nullable(),
    /** Where it leads. */
    link: z.object({ to: z.enum(['room', 'coffeechat', 'offer', 'profile']), id }).nullable(),
    /** A colleague's note, which its author may change. */
    note: z
      .object({
        id,
        text: z.string(),
        author: colleague,
        mentions: z.array(colleague),
        isMine: z.boolean(),
        isEdited: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'StoryEntry' })

export const consolePipeline = feature('콘솔: 파이프라인', {
  'GET /console/pipeline': operatorCall(roles, {
    about: '단계마다 처음 몇 사람과 모두의 수를 보여줘요.',
    query: z.object(filter),
    out: {
      200: z.object({
        /** Every stage, from left to right; the counts add up to `total`. */
        columns: z.array(z.object({ stage, count: many, items: z.array(card), nextCursor })),
        total: many,
        /** The count of each filter chip, independent of the current filter. */
        chips: z.object({ mine: many, today: many }),
        colleagues: z.array(colleague),
        positions: z.array(position),
      }),
    },
  }),
  'GET /console/pipeline/cards': operatorCall(roles, {
    about: '한 단계를 이어서, 또는 모든 단계를 표로 보여줘요. 급한 순서예요.',
    query: z.object({ ...filter, stage: stage.optional(), ...page }),
    out: { 200: z.object({ items: z.array(card), total: many, nextCursor }) },
  }),
  'GET /console/pipeline/cards/:id': operatorCall(roles, {
    about: '한 사람과 있었던 일을 시간 순서로 보여줘요. 다른 동료가 남긴 메모도 함께예요.',
    out: {
      200: z.object({
        card,
        /** The first lines of the profile; null while they are not to be seen. */
        profile: anonymousProfile
          .pick({
            techStackItems: true,
            hashtags: true,
            income: true,
            incomeOrigin: true,
            hopeSalary: true,
            isEmployed: true,
          })
          .nullable(),
        /** The oldest first. */
        story: z.array(storyEntry),
      }),
    },
  }),
  'POST /console/pipeline/cards/:id/move': operatorCall(roles, {
    about: '단계를 옮겨요. 후보자만 줄 수 있는 단계로는 옮길 수 없어요.',
    body: z.object({ from: stage, to: stage, seen: int4.min(1), onDay: day.optional() }),
    out: { 200: card },
    errors: ['CARD_MOVED', 'CONFLICT', 'STAGE_CHANGED'],
  }),
  'PATCH /console/pipeline/cards/:id': operatorCall(roles, {
    about: '담당, 다시 볼 날, 포지션을 바꿔요.',
    body: z.object({
      seen: int4.min(1),
      assigneeId: id.nullable().optional(),
      remindOn: day.nullable().optional(),
      positionId: id.nullable().optional(),
    }),
    out: { 200: card },
    errors: ['CARD_MOVED'],
  }),
})
