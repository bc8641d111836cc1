import { outcomes, reportReasons } from '@coffeeattack/domain/safety/report'
import { signalKinds } from '@coffeeattack/domain/safety/signals'
import { caseActions, STOP } from '@coffeeattack/domain/safety/stop'
import { TEXT_AREA } from '@coffeeattack/domain/text/length'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { deskStatus } from './desk-console.ts'
import { page } from './query.ts'
import { requiredText } from './rule.ts'
import { companyCard, id, instant, nextCursor } from './shapes.ts'

const roles = ['agent', 'admin'] as const
const admins = ['admin'] as const
const many = z.int().min(0)

const stop = z.object({
  stoppedAt: instant,
  /** When it ends by itself; a confirmed stop does not. */
  until: instant,
  isConfirmed: z.boolean(),
  isInForce: z.boolean(),
  by: z.string(),
  reason: z.string(),
})

const caseRow = {
  id,
  company: companyCard.pick({ name: true, logo: true }).extend({ id }),
  newestAt: instant,
  /** What the newest report or signal says. */
  reason: z.enum(reportReasons).nullable(),
  signal: z.enum(signalKinds).nullable(),
  reports: many,
  signals: many,
  isStopped: z.boolean(),
  isHandedOver: z.boolean(),
  closedAt: instant.nullable(),
  outcome: z.enum(outcomes).nullable(),
}

const listed = z.object(caseRow).meta({ id: 'SafetyCaseRow', description: '안전 목록의 한 줄' })

/** Found words are marked by the reader (`markedPieces` of the domain). */
const line = z.object({ isCompany: z.boolean(), text: z.string(), at: instant })

const evidence = z.object({
  id,
  kind: z.enum(['report', 'signal']),
  at: instant,
  reason: z.enum(reportReasons).nullable(),
  signal: z.enum(signalKinds).nullable(),
  /** The reporter's own words. */
  text: z.string(),
  /** The reporter by job and years; null for a signal, which nobody reported. */
  reporter: z.object({ job: z.string(), months: many }).nullable(),
  askedAgain: z.boolean(),
  /** The talk or the message of the offer. */
  lines: z.array(line),
})

export const safetyDeeds = [
  'REPORTED',
  'SIGNALLED',
  'STOPPED',
  'CONFIRMED',
  'RELEASED',
  'LAPSED',
  'HANDED_OVER',
  'CLOSED',
  'TAKEN_DOWN',
] as const

const people = z.object({
  /** Only an open offer. */
  offer: many,
  /** A talk or a coffee chat. */
  talk: many,
})

const safetyCase = z
  .object({
    ...caseRow,
    sender: z.object({ id, name: z.string(), title: z.string(), joinedAt: instant }).nullable(),
    figures: z.object({ sent: many, people, earlierReports: many }),
    evidence: z.array(evidence),
    stop: stop.nullable(),
    actions: z.array(z.enum(caseActions)),
    trail: z.array(
      z.object({
        name: z.enum(safetyDeeds),
        at: instant,
        by: z.string().nullable(),
        text: z.string(),
      }),
    ),
    /** Which sentence the people would read at a takedown. */
    toldReason: z.enum(reportReasons),
    /** After a takedown: how many were told, and how it reached them. */
    told: z.object({ all: many, read: many, reached: many, waiting: many }).nullable(),
    finding: z.string(),
  })
  .meta({ id: 'SafetyCase', description: '한 보낸 사람에 관해 알린 일과 신호' })

const ownStop = z.object({
  stoppedAt: instant,
  /** Null once an admin confirmed it: then it does not end by itself. */
  until: instant.nullable(),
  reason: z.string(),
})

const words = (limit: number) => z.object({ reason: requiredText(limit) })

export const consoleSafety = feature('콘솔: 안전', {
  'GET /console/safety': operatorCall(roles, {
    about: '알린 일과 신호를 보낸 사람마다 한 줄로, 새것부터 보여줘요.',
    query: z.object({
      status: deskStatus.optional(),
      only: z.enum(['report', 'signal']).optional(),
      ...page,
    }),
    out: {
      200: z.object({
        items: z.array(listed),
        counts: z.object({ all: many, report: many, signal: many }),
        nextCursor,
      }),
    },
  }),
  'GET /console/safety/:id': operatorCall(roles, {
    about: '한 줄의 증거와 기록을 보여줘요. 본 사람이 기록돼요.',
    out: { 200: safetyCase },
  }),
  'GET /console/own-stop': operatorCall(['recruiter', 'agent'], {
    act: 'prepare',
    about: '내가 보내지 못하게 멈춰 있는지, 왜인지 보여줘요. 누가 알렸는지는 없어요.',
    out: { 200: z.object({ stop: ownStop.nullable() }) },
  }),
  'POST /console/safety/:id/stop': operatorCall(roles, {
    about: '보낸 사람이 72시간 동안 아무것도 보내지 못하게 해요. 관리자가 확정하지 않으면 저절로 풀려요.',
    body: words(STOP.reasonLimit),
    out: { 200: safetyCase },
    errors: ['CONFLICT'],
  }),
  'POST /console/safety/:id/release': operatorCall(roles, {
    about: '멈춘 것을 풀어요. 확정된 것은 관리자만 풀어요.',
    out: { 200: safetyCase },
    errors: ['CONFLICT'],
  }),
  'POST /console/safety/:id/hand-over': operatorCall(['agent'], {
    about: '관리자에게 넘겨요.',
    out: { 200: safetyCase },
    errors: ['CONFLICT'],
  }),
  'POST /console/safety/:id/close': operatorCall(roles, {
    about: '문제없는 일로 닫아요. 적은 말은 알린 사람이 읽어요.',
    body: words(TEXT_AREA.limit),
    out: { 200: safetyCase },
    errors: ['CONFLICT'],
  }),
  'POST /console/safety/:id/confirm': operatorCall(admins, {
    about: '멈춘 것을 확정하고 닫아요. 그러면 저절로 풀리지 않아요.',
    out: { 200: safetyCase },
    errors: ['CONFLICT'],
  }),
  'POST /console/safety/:id/take-down': operatorCall(admins, {
    about:
      '회사를 내려요. 열린 어택과 대화가 닫히고, 어택이나 대화가 있던 사람 모두에게 한 번씩 알려요. 되돌릴 수 없어요.',
    body: words(TEXT_AREA.limit),
    out: { 200: safetyCase },
    errors: ['CONFLICT'],
  }),
})
