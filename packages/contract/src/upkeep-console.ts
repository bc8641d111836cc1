import { homePeriods } from '@coffeeattack/domain/upkeep/period'
import { registrationSteps } from '@coffeeattack/domain/verification/steps'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { day, instant } from './shapes.ts'

const roles = ['admin'] as const
const count = z.int().min(0)

/** Of the period, of the days before it, and day by day. */
const figure = z.object({ count, before: count, days: z.array(count).max(31) })

const days = z.object({ from: day, until: day })

const home = z
  .object({
    period: z.enum(homePeriods),
    days,
    before: days,
    /** What waits for somebody, whichever of us it is. */
    waiting: z.object({
      unverifiedCompanies: count,
      openStatements: count,
      reportedPosts: count,
      unassignedRooms: count,
      openInquiries: count,
      openRequests: count,
    }),
    figures: z.object({ sent: figure, answered: figure, matched: figure, hired: figure }),
    /** Whoever began in the period, by how far they have come until now. */
    steps: z.array(z.object({ step: z.enum(registrationSteps), count, before: count })),
    /** Confirmations that were refused, by the provider's code, the most frequent first. */
    failures: z.object({
      count,
      people: count,
      /** Of these people, those who came through later. */
      finished: count,
      codes: z.array(z.object({ code: z.string(), count })).max(30),
    }),
  })
  .meta({ id: 'House', description: '관리자 홈의 숫자. 사람의 이름은 없어요' })

const health = z
  .object({
    at: instant,
    jobs: z.array(
      z.object({
        name: z.string(),
        cron: z.string(),
        lastStartedAt: instant.nullable(),
        lastMs: count.nullable(),
        /** How many tries the last run that worked took. */
        lastTries: z.int().min(1),
        /** Tries that failed since then. */
        failures: count,
        state: z.enum(['fine', 'failing', 'late', 'new']),
      }),
    ),
    queue: z.object({
      waiting: count,
      oldestSeconds: count.nullable(),
      retrying: count,
      /** Runs of the last hour by five minutes, the oldest first. */
      done: z.array(count).length(12),
    }),
  })
  .meta({ id: 'HouseHealth', description: '예약된 일과 줄 서 있는 일' })

export const consoleHouse = feature('콘솔: 홈', {
  'GET /console/house': operatorCall(roles, {
    about: '기다리는 일, 어택에서 채용까지, 가입하다 멈추는 곳, 인증 오류를 숫자로만 보여줘요.',
    query: z.object({ period: z.enum(homePeriods).optional() }),
    out: { 200: home },
  }),
  'GET /console/house/health': operatorCall(roles, {
    about: '예약된 일이 제때 도는지, 줄 서 있는 일이 얼마나 되는지 보여줘요.',
    out: { 200: health },
  }),
})
