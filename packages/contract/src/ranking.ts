import { reportReasons, TALK } from '@coffeeattack/domain/talk/post'
import { postProblem } from '@coffeeattack/domain/talk/post-problem'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { page } from './query.ts'
import { rule } from './rule.ts'
import { id, idParam, instant, manwon, nextCursor } from './shapes.ts'

const rankedJob = z
  .object({
    place: z.int().min(1),
    jobLabel: z.string(),
    jobSubLabel: z.string(),
    salary: manwon,
    /** The current income of the same people; null under five. */
    income: manwon.nullable(),
    /** At least so many. */
    people: z.int().min(5),
  })
  .meta({ id: 'RankedJob', description: '제안 연봉 순위에 오른 직무' })

/** It reveals neither the author nor that posts in two threads have the same author. */
const reply = z.object({
  id,
  nickname: z.string(),
  jobLabel: z.string().nullable(),
  body: z.string(),
  createdAt: instant,
  isMine: z.boolean(),
})

const post = reply
  .extend({
    /** Deleted by its author; it stays because of its replies. */
    isDeleted: z.boolean(),
    replies: z.array(reply),
  })
  .meta({ id: 'TalkPost', description: '랭킹톡 글과 답글' })

export const ranking = feature('랭킹톡', {
  'GET /rankings/jobs': call({
    auth: 'none',
    about: '직무를 회사가 제안하는 연봉 순서로 보여줘요. 5명, 회사 3곳이 안 되는 직무는 없어요.',
    out: {
      200: z.object({
        /** Offers up to the end of the day before count. */
        day: z.iso.date(),
        items: z.array(rankedJob),
      }),
    },
    errors: [],
  }),
  'GET /talk/posts': call({
    auth: 'optional',
    beforeProof: true,
    about: '이름 없는 이야기를 최근 것부터 보여줘요.',
    query: z.object(page),
    out: { 200: z.object({ items: z.array(post), nextCursor }) },
    errors: [],
  }),
  'POST /talk/posts': call({
    auth: 'candidate',
    makes: true,
    about: '이야기나 답글을 남겨요. 커리어를 인증한 사람만 쓸 수 있어요.',
    body: z.object({
      body: rule(postProblem).meta({ minLength: 1, maxLength: TALK.limit }),
      parentId: id.optional(),
    }),
    out: { 200: z.object({ id, nickname: z.string() }) },
    errors: ['TALK_NEEDS_CAREER', 'TALK_TOO_MANY', 'TALK_THREAD_FULL', 'NOT_FOUND'],
  }),
  'DELETE /talk/posts/:id': call({
    auth: 'candidate',
    about: '내가 쓴 글을 지워요.',
    params: idParam,
    out: { 204: null },
    errors: [],
  }),
  'POST /talk/posts/:id/report': call({
    auth: 'candidate',
    about: '글을 신고해요. 한 사람의 신고는 한 번만 세어요.',
    params: idParam,
    body: z.object({ reason: z.enum(reportReasons) }),
    out: { 204: null },
    errors: ['TALK_NEEDS_CAREER'],
  }),
})
