import { hideReasons, reportReasons, restoreReasons, TALK } from '@coffeeattack/domain/talk/post'
import { postProblem } from '@coffeeattack/domain/talk/post-problem'
import { z } from 'zod'
import { call, candidateCall, feature, operatorCall } from './call.ts'
import { page } from './query.ts'
import { rule } from './rule.ts'
import { id, instant, nextCursor } from './shapes.ts'
import { deskStatus } from './desk-console.ts'

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

export const talk = feature('랭킹톡', {
  'GET /talk/posts': call({
    auth: 'optional',
    beforeProof: true,
    about: '이름 없는 이야기를 최근 것부터 보여줘요.',
    query: z.object(page),
    out: { 200: z.object({ items: z.array(post), nextCursor }) },
  }),
  'POST /talk/posts': candidateCall({
    makes: true,
    about: '이야기나 답글을 남겨요. 커리어를 인증한 사람만 쓸 수 있어요.',
    body: z.object({
      body: rule(postProblem).meta({ minLength: 1, maxLength: TALK.limit }),
      parentId: id.optional(),
    }),
    out: { 200: z.object({ id, nickname: z.string() }) },
    errors: ['TALK_NEEDS_CAREER', 'TALK_TOO_MANY', 'TALK_THREAD_FULL', 'NOT_FOUND'],
  }),
  'DELETE /talk/posts/:id': candidateCall({
    about: '내가 쓴 글을 지워요.',
    out: { 204: null },
  }),
  'POST /talk/posts/:id/report': candidateCall({
    about: '글을 신고해요. 한 사람의 신고는 한 번만 세어요.',
    body: z.object({ reason: z.enum(reportReasons) }),
    out: { 204: null },
    errors: ['TALK_NEEDS_CAREER'],
  }),
})

const roles = ['agent', 'admin'] as const

const reportedPost = z
  .object({
    id,
    nickname: z.string(),
    /** Equal for one author in every thread, and otherwise meaningless. */
    writer: z.string(),
    body: z.string(),
    /** What it answers; null when it opens a thread. */
    answers: z.string().nullable(),
    createdAt: instant,
    hiddenAt: instant.nullable(),
    /** Null while only the reports hid it. */
    hiddenReason: z.enum(hideReasons).nullable(),
    reviewedAt: instant.nullable(),
    reportedAt: instant,
    reports: z.array(z.object({ reason: z.string(), count: z.int().min(1) })),
  })
  .meta({ id: 'ReportedPost', description: '신고된 랭킹톡 글' })

export const consoleTalk = feature('콘솔: 랭킹톡', {
  'GET /console/talk': operatorCall(roles, {
    about: '신고된 글을 보여줘요. 기다리는 것은 오래된 신고부터, 마친 것은 새것부터예요.',
    query: z.object({ status: deskStatus.optional(), ...page }),
    out: { 200: z.object({ items: z.array(reportedPost), openCount: z.int().min(0), nextCursor }) },
  }),
  'POST /console/talk/:id/hide': operatorCall(roles, {
    about: '글을 가려요. 답글이 있으면 함께 보이지 않아요.',
    body: z.object({ reason: z.enum(hideReasons) }),
    out: { 204: null },
  }),
  'POST /console/talk/:id/restore': operatorCall(roles, {
    about: '글을 보이게 둬요. 지금까지의 신고로는 다시 가려지지 않아요.',
    body: z.object({ reason: z.enum(restoreReasons) }),
    out: { 204: null },
  }),
})
