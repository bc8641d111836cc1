import { hideReasons, restoreReasons } from '@coffeeattack/domain/talk/post'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { page } from './query.ts'
import { id, idParam, instant, nextCursor } from './shapes.ts'
import { deskStatus } from './desk-console.ts'

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
  'GET /console/talk': call({
    auth: 'operator',
    roles,
    about: '신고된 글을 보여줘요. 기다리는 것은 오래된 신고부터, 마친 것은 새것부터예요.',
    query: z.object({ status: deskStatus.optional(), ...page }),
    out: { 200: z.object({ items: z.array(reportedPost), openCount: z.int().min(0), nextCursor }) },
    errors: [],
  }),
  'POST /console/talk/:id/hide': call({
    auth: 'operator',
    roles,
    about: '글을 가려요. 답글이 있으면 함께 보이지 않아요.',
    params: idParam,
    body: z.object({ reason: z.enum(hideReasons) }),
    out: { 204: null },
    errors: [],
  }),
  'POST /console/talk/:id/restore': call({
    auth: 'operator',
    roles,
    about: '글을 보이게 둬요. 지금까지의 신고로는 다시 가려지지 않아요.',
    params: idParam,
    body: z.object({ reason: z.enum(restoreReasons) }),
    out: { 204: null },
    errors: [],
  }),
})
