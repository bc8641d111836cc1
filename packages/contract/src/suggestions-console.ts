import { dimensionNames } from '@coffeeattack/domain/suggestions/fairness'
import { verdicts } from '@coffeeattack/domain/suggestions/learning/outcome'
import { signalNames } from '@coffeeattack/domain/suggestions/signals'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { page } from './query.ts'
import { requiredText } from './rule.ts'
import { day, id, instant, int4, month, nextCursor } from './shapes.ts'
import { signalWeights } from './suggestion-shapes.ts'

const many = int4.min(0)
const recruiters = ['recruiter'] as const
const admins = ['admin'] as const

export const consoleSuggestions = feature('콘솔: 추천', {
  'GET /console/positions/:id/naming': operatorCall(recruiters, {
    act: 'prepare',
    about: '추천에서 이 포지션이 회사 이름을 밝히는지 보여줘요.',
    out: { 200: z.object({ isNamed: z.boolean() }) },
  }),
  'POST /console/positions/:id/naming': operatorCall(recruiters, {
    act: 'prepare',
    about: '추천에서 이 포지션이 회사 이름을 밝힐지 정해요.',
    body: z.object({ isNamed: z.boolean() }),
    out: { 200: z.object({ isNamed: z.boolean() }) },
  }),
})

const group = z.object({
  name: z.string(),
  people: many,
  suggested: many,
  /** Null for a group that is not judged: unknown, or fewer than 30 people. */
  ratio: z.number().nullable(),
  isBest: z.boolean(),
})

const looked = z
  .object({
    startedBy: z.string(),
    startedOn: day,
    assignee: z.object({ id, name: z.string() }).nullable(),
    conclusion: z.string().nullable(),
    concludedAt: instant.nullable(),
  })
  .meta({ id: 'FairnessLook' })

const dimension = z.enum(dimensionNames)

const alert = z
  .object({
    dimension,
    group: z.string(),
    /** '경력 13년 이상' */
    title: z.string(),
    ratio: z.number(),
    /** The month before; null where it was not judged. */
    ratioBefore: z.number().nullable(),
    best: z.string(),
    /** Of a hundred people of the group and of the best group. */
    per100: many,
    bestPer100: many,
    /** How many would have been suggested at the best group's share, and how many were. */
    expected: many,
    actual: many,
    /** On average in points, the largest gap first. */
    gap: z.array(z.object({ signal: z.enum(signalNames), label: z.string(), points: z.number() })),
    gapSum: z.number(),
    look: looked.nullable(),
  })
  .meta({ id: 'FairnessAlert' })

const alertKey = z.object({ month, dimension, group: z.string().min(1).max(60) })

const ledgerRow = z
  .object({
    id,
    /** The day on which it was learnt, or since when weights set by hand were used. */
    on: day,
    isHand: z.boolean(),
    from: day.nullable(),
    to: day.nullable(),
    outcomes: many.nullable(),
    learnt: many.nullable(),
    heldOut: many.nullable(),
    /** NDCG@10 on the held-out weeks, of the order before and of this one, with the interval of the difference. */
    ndcgBefore: z.number().nullable(),
    ndcg: z.number().nullable(),
    gainLow: z.number().nullable(),
    gainHigh: z.number().nullable(),
    /** The share of accepted among the first of each order. */
    acceptedBefore: z.number().nullable(),
    accepted: z.number().nullable(),
    weights: signalWeights,
    verdict: z.enum(verdicts),
    isInUse: z.boolean(),
    /** The days on which it was used; null if it never was, `usedUntil` null while it is in use. */
    usedFrom: day.nullable(),
    usedUntil: day.nullable(),
  })
  .meta({ id: 'SuggestionModel', description: '모델 장부의 한 줄' })

const fairness = z
  .object({
    /** The month that is shown, and all that were drawn, the newest first. Null before the first. */
    month: month.nullable(),
    months: z.array(month),
    /** People with suggestions switched on, and those who were among the first ten of an open position. */
    people: many,
    suggested: many,
    dimensions: z.array(
      z.object({ dimension, label: z.string(), groups: z.array(group), lowest: z.number().nullable() }),
    ),
    alerts: z.array(alert),
    /** The group with the lowest ratio; null where no group is judged. */
    lowest: z.object({ name: z.string(), ratio: z.number() }).nullable(),
    /** Who may be put in charge. */
    admins: z.array(z.object({ id, name: z.string() })),
  })
  .meta({ id: 'Fairness', description: '추천이 묶음마다 어떻게 갔는지' })

export const consoleFairness = feature('콘솔: 추천 살피기', {
  'GET /console/fairness': operatorCall(admins, {
    about: '한 달의 추천이 경력, 직군, 성별마다 어떻게 갔는지 보여줘요. 30명보다 적은 묶음은 견주지 않아요.',
    query: z.object({ month: month.optional() }),
    out: { 200: fairness },
    errors: ['NOT_FOUND'],
  }),
  'GET /console/fairness/export': operatorCall(admins, {
    about: '한 달의 견줌을 CSV로 내려받아요.',
    query: z.object({ month }),
    out: { 200: z.object({ fileName: z.string(), csv: z.string(), rows: many }) },
    errors: ['NOT_FOUND'],
  }),
  'POST /console/fairness/looks': operatorCall(admins, {
    about: '0.8보다 낮은 묶음을 살펴보기 시작해요. 무게는 저절로 바뀌지 않아요.',
    body: alertKey,
    out: { 200: fairness },
    errors: ['NOT_FOUND'],
  }),
  'POST /console/fairness/looks/assign': operatorCall(admins, {
    about: '누가 살펴볼지 정해요.',
    body: alertKey.extend({ operatorId: id }),
    out: { 200: fairness },
    errors: ['NOT_FOUND'],
  }),
  'POST /console/fairness/looks/conclude': operatorCall(admins, {
    about: '살펴본 결론을 적어요. 적은 내용은 기록에 남아요.',
    body: alertKey.extend({ conclusion: requiredText(1_000) }),
    out: { 200: fairness },
    errors: ['NOT_FOUND'],
  }),
  'GET /console/suggestions/models': operatorCall(admins, {
    about: '무게를 배운 모델의 장부를 새것부터 보여줘요.',
    query: z.object(page),
    out: {
      200: z.object({
        items: z.array(ledgerRow),
        /** Outcomes in the window so far, and from how many on weights are learnt. */
        gathered: many,
        needed: many,
        /** The setting SUGGESTIONS_LEARNING: off means weights set by hand. */
        isLearningOn: z.boolean(),
        nextCursor,
      }),
    },
  }),
})
