import {
  outcomes,
  REPORT,
  reportPlaces,
  reportProblem,
  reportReasons,
  reportSteps,
  takedownTies,
} from '@coffeeattack/domain/safety/report'
import { z } from 'zod'
import { candidateCall, feature } from './call.ts'
import { heldFields, textUpTo } from './rule.ts'
import { companyCard, id, instant } from './shapes.ts'

const company = companyCard.pick({ name: true, logo: true }).extend({ id })

const report = z
  .object({
    id,
    company,
    reason: z.enum(reportReasons),
    createdAt: instant,
    outcome: z.enum(outcomes).nullable(),
    steps: z
      .array(
        z.object({
          name: z.enum(reportSteps),
          state: z.enum(['done', 'now', 'yet']),
          at: instant.nullable(),
        }),
      )
      .readonly(),
    /** The words of the desk; empty unless nothing was found. */
    finding: z.string(),
    /** How many people were told when the company was taken down. */
    told: z.int().min(0).nullable(),
    /** It can still be taken back. */
    mayUndo: z.boolean(),
    /** It is closed without a finding, and nobody asked to look again. */
    mayAskAgain: z.boolean(),
  })
  .meta({ id: 'SafetyReport', description: '회사에 관해 내가 알린 일' })

const takedown = z
  .object({
    company,
    at: instant,
    reason: z.enum(reportReasons),
    tie: z.enum(takedownTies),
    /** Open offers that were closed with it, and when the first of them came. */
    offers: z.int().min(0),
    firstOfferAt: instant.nullable(),
  })
  .meta({ id: 'Takedown', description: '내려진 회사' })

export const reports = feature('안전', {
  'GET /users/reports': candidateCall({
    about: '내가 알린 일을 새것부터, 어떻게 됐는지와 함께 보여줘요.',
    out: { 200: z.object({ items: z.array(report) }) },
  }),
  'POST /users/reports': candidateCall({
    makes: true,
    about:
      '회사에 관해 걱정되는 일을 알려요. 회사에는 누가 알렸는지 말하지 않아요. 같은 일은 한 번만 남아요.',
    body: heldFields(
      z.object({
        place: z.enum(reportPlaces),
        /** The offer, the room or the company. */
        id,
        reason: z.enum(reportReasons),
        text: textUpTo(REPORT.textLimit).default(''),
      }),
      (given) => ({ text: reportProblem(given) }),
    ),
    out: { 200: report },
    errors: ['NOT_FOUND'],
  }),
  'GET /users/reports/:id': candidateCall({
    about: '내가 알린 일 하나를 보여줘요.',
    out: { 200: report },
  }),
  'DELETE /users/reports/:id': candidateCall({
    about: '잘못 알린 일을 10분 안에 되돌려요.',
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /users/reports/:id/again': candidateCall({
    about: '찾지 못했다고 한 일을 한 번 더 살펴봐 달라고 해요.',
    out: { 200: report },
    errors: ['CONFLICT'],
  }),
  'GET /users/takedowns/:id': candidateCall({
    about: '내려진 회사와 나 사이에 무엇이 있었는지 보여줘요. 어택이나 대화가 있던 사람만 읽어요.',
    out: { 200: takedown },
  }),
})
