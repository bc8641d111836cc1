import { addMonths, atKst, formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { coffeechats, coffeechatStages } from '../../platform/db/schema/coffeechats.ts'
import type { notices } from '../../platform/db/schema/notifications.ts'
import type { paidChecks } from '../../platform/db/schema/paid-checks.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import { minutesAfter } from '../chance/moments.ts'
import type { Company } from '../companies/companies.ts'
import type { Operator } from '../companies/operators.ts'
import { buildOffer } from '../offers/build.ts'
import type { Offer } from '../offers/offer.ts'

/** What 한지우 does in the evenings; the sandbox's health insurance knows of it too. */
const SECOND_JOB = { slug: 'yeonpil-kkakki', base: 3_600, position: '프론트엔드 저녁반 강사' } as const

/** The months after which somebody is asked for the first time (KEEP-7). */
const ASKED_AFTER = 3
const HIRED_DAYS_BEFORE = 20

type SecondJob = {
  offer: Offer
  chat: typeof coffeechats.$inferInsert
  stage: typeof coffeechatStages.$inferInsert
  check: typeof paidChecks.$inferInsert
  notice: typeof notices.$inferInsert
}

type Around = { jiwoo: Candidate; companies: readonly Company[]; operators: readonly Operator[]; now: Date }

/** She took a second job three months ago, and is asked whether its promised pay is paid. It is told of nowhere else. */
export function createSecondJob({ jiwoo, companies, operators, now }: Around, dice: Dice): SecondJob {
  const { slug, base, position } = SECOND_JOB
  const company = companies.find((one) => one.slug === slug)!
  const operator = operators.find((one) => one.company === company)!
  const startDay = addMonths(kstDay(now), -ASKED_AFTER)
  const startsOn = formatDay(startDay)
  const hiredAt = atKst(startDay - HIRED_DAYS_BEFORE, 15, 20)
  const matchedAt = minutesAfter(hiredAt, -60 * 24 * 10)
  const createdAt = minutesAfter(matchedAt, -60 * 5)
  const timing = {
    createdAt,
    deliverAt: minutesAfter(createdAt, 5),
    expiryDay: kstDay(createdAt) + 7,
    readAt: minutesAfter(createdAt, 40),
    decidedAt: matchedAt,
    likedAt: null,
  }
  const terms = { candidate: jiwoo, company, operator, status: 'MATCHED', timing, position } as const
  const salary = { salaryMin: base, salaryMax: base }
  const message = '저녁반에서 프론트엔드를 가르쳐 주실 분을 찾아요. 한 주에 두 번, 저녁 일곱 시에 만나요.'
  const offer = buildOffer({ ...terms, salary, message, link: null, offerItems: [] }, dice)
  const coffeechatId = dice.id(matchedAt)
  const invitedAt =
    atKst(kstDay(now), 9, 10) > now ? atKst(kstDay(now) - 1, 9, 10) : atKst(kstDay(now), 9, 10)
  const paidCheckId = dice.id(invitedAt)
  return {
    offer,
    chat: {
      id: coffeechatId,
      offerId: offer.row.id,
      candidateId: jiwoo.row.id,
      companyId: company.row.id,
      operatorId: operator.row.id,
      placeChanges: 0,
      createdAt: matchedAt,
    },
    stage: {
      id: dice.id(hiredAt),
      coffeechatId,
      number: 1,
      stage: 'HIRED',
      onDay: formatDay(kstDay(hiredAt)),
      startsOn,
      basePay: base,
      recordedBy: operator.row.id,
      recordedAt: hiredAt,
      agreedAt: minutesAfter(hiredAt, 90),
      hirePay: 'AS_OFFERED',
    },
    check: {
      id: paidCheckId,
      candidateId: jiwoo.row.id,
      coffeechatId,
      round: ASKED_AFTER,
      startsOn,
      promised: base,
      state: 'INVITED',
      invitedAt,
    },
    notice: {
      id: dice.of('notice').id(invitedAt),
      userId: jiwoo.row.id,
      type: 'PAID_CHECK',
      channel: 'CENTRE',
      dedupeKey: `PAID_CHECK:${paidCheckId}`,
      content: { paidCheckId, coffeechatId },
      dueAt: invitedAt,
      sentAt: invitedAt,
      createdAt: invitedAt,
    },
  }
}
