import { pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { AD, readFields } from '@coffeeattack/domain/positions/ad-limits'
import { listedFields, positionFieldNames, positionFields } from '@coffeeattack/domain/positions/position'
import { positionProblems } from '@coffeeattack/domain/positions/problems'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { sentPosition, shownFields } from './position-shapes.ts'
import { page } from './query.ts'
import { heldFields, requiredText } from './rule.ts'
import { id, instant, int4, manwon, nextCursor } from './shapes.ts'

const roles = ['recruiter'] as const
const many = z.int().min(0)

const newPosition = heldFields(z.object(sentPosition), (draft) => ({ ...positionProblems(draft) }))
const seen = z.object({ seen: int4.min(1) })
const changedPosition = heldFields(z.object({ ...sentPosition, ...seen.shape }), (draft) => ({
  ...positionProblems(draft),
}))

const listedShape = {
  id,
  ...shownFields(listedFields),
  createdAt: instant,
  closedAt: instant.nullable(),
  /** The number of people at each stage. */
  stages: z.object(
    Object.fromEntries(pipelineStages.map((stage) => [stage, many])) as Record<
      (typeof pipelineStages)[number],
      typeof many
    >,
  ),
  /** Offers sent for the position, without those taken back. */
  sent: many,
}

const listed = z.object(listedShape).meta({ id: 'ListedPosition', description: '포지션 목록의 한 줄' })

const position = z
  .object({
    ...listedShape,
    ...shownFields(positionFieldNames),
    /** Grows by one with every change; a change names the version it was made from. */
    version: z.int().min(1),
    /** Counted as on the figures page. */
    figures: z.object({
      read: many,
      answered: many,
      matched: many,
      /** Median hours to the answer. */
      answerHours: z.number().nullable(),
    }),
  })
  .meta({ id: 'Position', description: '포지션 하나' })

const readAd = z
  .object({
    draft: z.object({
      title: z.string(),
      jobLabel: z.string(),
      jobSubLabel: z.string().nullable(),
      yearsMin: z.int().nullable(),
      yearsMax: z.int().nullable(),
      salaryMin: manwon.nullable(),
      salaryMax: manwon.nullable(),
      mustHaves: z.array(z.string()).readonly(),
    }),
    /** The ranges of the text from which something was read. */
    marks: z
      .array(
        z.object({
          from: z.int().min(0),
          to: z.int().min(1),
          fields: z.array(z.enum(readFields)).readonly(),
        }),
      )
      .readonly(),
    /** Requirements that did not become must-haves. */
    unread: z.array(z.string()).readonly(),
  })
  .meta({ id: 'ReadAd', description: '붙여 넣은 공고에서 읽은 것' })

export const consolePositions = feature('콘솔: 포지션', {
  'GET /console/positions': operatorCall(roles, {
    act: 'prepare',
    about: '우리 회사의 포지션이에요. 열린 것이나 닫은 것을 새 것부터 보여줘요.',
    query: z.object({ status: z.enum(['open', 'closed']).optional(), ...page }),
    out: {
      200: z.object({
        items: z.array(listed),
        counts: z.object({ open: many, closed: many }),
        nextCursor,
      }),
    },
  }),
  'POST /console/positions': operatorCall(roles, {
    act: 'prepare',
    makes: true,
    about: '포지션을 만들어요.',
    body: newPosition,
    out: { 200: position },
  }),
  'GET /console/positions/must-have': operatorCall(roles, {
    act: 'prepare',
    about: '꼭 필요한 것 한 줄을 어떻게 읽는지 알려줘요.',
    query: z.object({ line: z.string().max(positionFields.mustHaves.limit).optional() }),
    out: { 200: z.object({ said: z.string().nullable() }) },
  }),
  'POST /console/positions/ad': operatorCall(roles, {
    act: 'prepare',
    about: '붙여 넣은 공고를 포지션의 초안으로 읽어요. 아무것도 저장하지 않고, 밖으로 보내지 않아요.',
    body: z.object({ text: requiredText(AD.limit) }),
    out: { 200: readAd },
  }),
  'GET /console/positions/:id': operatorCall(roles, {
    act: 'prepare',
    about: '포지션 하나를 단계마다의 수와 성과까지 보여줘요.',
    out: { 200: position },
  }),
  'PATCH /console/positions/:id': operatorCall(roles, {
    act: 'prepare',
    about: '포지션을 고쳐요. 그사이 동료가 고쳤으면 고치지 않아요.',
    body: changedPosition,
    out: { 200: position },
    errors: ['CONFLICT'],
  }),
  'POST /console/positions/:id/close': operatorCall(roles, {
    act: 'prepare',
    about: '포지션을 닫아요. 있었던 일은 남고, 새 제안은 보낼 수 없어요.',
    body: seen,
    out: { 200: position },
    errors: ['CONFLICT'],
  }),
  'POST /console/positions/:id/open': operatorCall(roles, {
    act: 'prepare',
    about: '닫은 포지션을 다시 열어요.',
    body: seen,
    out: { 200: position },
    errors: ['CONFLICT'],
  }),
})
