import { COMPOSING } from '@coffeeattack/domain/offers/composing'
import { pipelineStages } from '@coffeeattack/domain/pipeline/stage'
import { POSITION, positionProblems } from '@coffeeattack/domain/positions/position'
import { clampSalary } from '@coffeeattack/domain/salary/limits'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { payParts } from './offer-shapes.ts'
import { jobText, link } from './profile-fields.ts'
import { page } from './query.ts'
import { heldFields, requiredText, textUpTo } from './rule.ts'
import { id, idParam, instant, int4, manwon, nextCursor } from './shapes.ts'

const roles = ['recruiter'] as const
const many = z.int().min(0)
const years = z.int().min(POSITION.years.min).max(POSITION.years.max).nullable()
const salary = z.int().min(0).overwrite(clampSalary).nullable()
const lines = ({ max, limit }: { max: number; limit: number }) => z.array(requiredText(limit)).max(max)

const given = z.object({
  title: textUpTo(POSITION.titleLimit),
  jobLabel: textUpTo(60),
  /** Of all jobs of the group when it is null. */
  jobSubLabel: jobText.nullable(),
  yearsMin: years,
  yearsMax: years,
  salaryMin: salary,
  salaryMax: salary,
  pay: payParts.nullable(),
  benefits: lines(COMPOSING.benefits),
  mustHaves: lines(POSITION.mustHaves),
  interviewers: lines(POSITION.interviewers),
  place: textUpTo(POSITION.placeLimit),
  link: link.nullable(),
  message: textUpTo(COMPOSING.messageLimit),
})

const newPosition = heldFields(given, (draft) => ({ ...positionProblems(draft) }))
const seen = z.object({ seen: int4.min(1) })
const changedPosition = heldFields(given.extend(seen.shape), (draft) => ({ ...positionProblems(draft) }))

const fields = {
  id,
  title: z.string(),
  jobLabel: z.string(),
  jobSubLabel: z.string().nullable(),
  yearsMin: z.int().nullable(),
  yearsMax: z.int().nullable(),
  salaryMin: manwon,
  salaryMax: manwon,
  mustHaves: z.array(z.string()),
  createdAt: instant,
  closedAt: instant.nullable(),
  /** How many stand at each stage. */
  stages: z.object(
    Object.fromEntries(pipelineStages.map((stage) => [stage, many])) as Record<
      (typeof pipelineStages)[number],
      typeof many
    >,
  ),
  /** What was sent for it and not taken back. */
  sent: many,
}

const listed = z.object(fields).meta({ id: 'ListedPosition', description: '포지션 목록의 한 줄' })

const position = z
  .object({
    ...fields,
    pay: payParts.nullable(),
    benefits: z.array(z.string()),
    interviewers: z.array(z.string()),
    place: z.string(),
    link: z.string().nullable(),
    message: z.string(),
    /** The version: every change increases it, and a change names the version that the caller saw. */
    version: z.int().min(1),
    /** As 성과 counts them. */
    figures: z.object({
      read: many,
      answered: many,
      matched: many,
      /** Half of the answers came within so many hours. */
      answerHours: z.number().nullable(),
    }),
  })
  .meta({ id: 'Position', description: '포지션 하나' })

export const consolePositions = feature('콘솔: 포지션', {
  'GET /console/positions': call({
    auth: 'operator',
    roles,
    about: '우리 회사의 포지션이에요. 열린 것이나 닫은 것을 새 것부터 보여줘요.',
    query: z.object({ status: z.enum(['open', 'closed']).optional(), ...page }),
    out: {
      200: z.object({
        items: z.array(listed),
        counts: z.object({ open: many, closed: many }),
        nextCursor,
      }),
    },
    errors: [],
  }),
  'POST /console/positions': call({
    auth: 'operator',
    roles,
    makes: true,
    about: '포지션을 만들어요.',
    body: newPosition,
    out: { 200: position },
    errors: [],
  }),
  'GET /console/positions/:id': call({
    auth: 'operator',
    roles,
    about: '포지션 하나를 단계마다의 수와 성과까지 보여줘요.',
    params: idParam,
    out: { 200: position },
    errors: [],
  }),
  'PATCH /console/positions/:id': call({
    auth: 'operator',
    roles,
    about: '포지션을 고쳐요. 그사이 동료가 고쳤으면 고치지 않아요.',
    params: idParam,
    body: changedPosition,
    out: { 200: position },
    errors: ['CONFLICT'],
  }),
  'POST /console/positions/:id/close': call({
    auth: 'operator',
    roles,
    about: '포지션을 닫아요. 있었던 일은 남고, 새 제안은 보낼 수 없어요.',
    params: idParam,
    body: seen,
    out: { 200: position },
    errors: ['CONFLICT'],
  }),
  'POST /console/positions/:id/open': call({
    auth: 'operator',
    roles,
    about: '닫은 포지션을 다시 열어요.',
    params: idParam,
    body: seen,
    out: { 200: position },
    errors: ['CONFLICT'],
  }),
})
