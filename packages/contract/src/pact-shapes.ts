import { stockKinds } from '@coffeeattack/domain/offers/whole-pay'
import { pactStates, signingStates, versionEnds } from '@coffeeattack/domain/pacts/state'
import { payWays, TERMS } from '@coffeeattack/domain/pacts/terms'
import { counterAnswers } from '@coffeeattack/domain/offers/counter'
import { z } from 'zod'
import { textUpTo } from './rule.ts'
import { day, id, instant, int4, manwon, payParts } from './shapes.ts'

const range = z.object({ min: manwon, max: manwon })
const words = textUpTo(TERMS.textLimit)

/** The terms as they are written (PACT-1). Which of them are wrong or missing is told by the domain. */
export const terms = z
  .object({
    base: manwon.nullable(),
    bonus: range.nullable(),
    stock: range.extend({ kind: z.enum(stockKinds), years: int4 }).nullable(),
    signing: manwon.nullable(),
    mealsMonthly: manwon.nullable(),
    startsOn: day.nullable(),
    place: words,
    work: words,
    hours: words,
    rest: words,
    holidays: words,
    leave: words,
    payDay: int4.nullable(),
    payWay: z.enum(payWays),
    probation: z.object({ months: int4, payPercent: int4 }).nullable(),
    other: textUpTo(TERMS.otherLimit),
    /** Why a figure is lower than the offer's, by its kind (PACT-2). */
    reasons: z.object({
      base: textUpTo(TERMS.reasonLimit).optional(),
      bonus: textUpTo(TERMS.reasonLimit).optional(),
      stock: textUpTo(TERMS.reasonLimit).optional(),
      signing: textUpTo(TERMS.reasonLimit).optional(),
    }),
  })
  .meta({ id: 'PactTerms', description: '처우 합의서에 적는 조건' })

/** The conditions that are alike for many people, kept by the company. */
export const termsTemplate = terms
  .pick({
    place: true,
    hours: true,
    rest: true,
    holidays: true,
    leave: true,
    payDay: true,
    payWay: true,
    probation: true,
    other: true,
  })
  .meta({ id: 'PactTemplate' })

/** The offer as it stands after a raise; differences are measured against it. */
export const offeredPay = z.object({ base: range.nullable(), pay: payParts }).meta({ id: 'PactOffer' })

export const version = z
  .object({
    number: int4.min(1),
    terms,
    sentAt: instant,
    sentBy: z.string(),
    /** The last day for both signatures. */
    untilDay: day,
    readAt: instant.nullable(),
    /** SHA-256 of the document without signatures, in hex: what both sign. */
    fingerprint: z.string().regex(/^[0-9a-f]{64}$/),
    /** How it ended; null while it is the open one. */
    end: z.enum(versionEnds).nullable(),
    endedAt: instant.nullable(),
  })
  .meta({ id: 'PactVersion', description: '보낸 안 하나. 바뀌지 않아요.' })

/** Both sides as the document names them. */
export const parties = z
  .object({
    /** 'CA-2611-0482', without the number of the version. */
    documentNumber: z.string(),
    company: z.object({
      name: z.string(),
      businessNumber: z.string(),
      representative: z.string(),
      address: z.string(),
    }),
    person: z.object({ name: z.string(), birthday: day.nullable(), phone: z.string(), position: z.string() }),
    signer: z.object({ name: z.string(), title: z.string() }),
  })
  .meta({ id: 'PactParties' })

/** One side's signature of the newest version. */
export const signature = z.object({ name: z.string(), at: instant }).meta({ id: 'PactSignature' })

/** Why a request to sign cannot be sent to the caller's phone. */
export const signingErrors = [
  'SIGNING_UNAVAILABLE',
  'SIGNING_MAINTENANCE',
  'SIGNING_OUT_OF_ORDER',
  'SIGNING_OFF',
  'SIGNATURE_LOST',
  'SIGNER_UNKNOWN',
  'SIGNER_DIFFERS',
  'SIGNER_DATA_DIFFERS',
  'SIGNER_ACCOUNT_CLOSED',
] as const

/** The newest request to sign that lies or lay on the caller's phone. */
export const signing = z
  .object({
    state: z.enum(signingStates),
    askedAt: instant,
    expiresAt: instant,
    /** Why it failed, as a sentence for the person. */
    problem: z.object({ title: z.string(), body: z.string() }).nullable(),
  })
  .meta({ id: 'PactSigning', description: '휴대폰으로 보낸 서명 요청' })

const request = z.object({
  version: int4,
  text: z.string(),
  at: instant,
  /** Taken back, or answered with a new version. */
  closedAt: instant.nullable(),
})

/** What both sides read alike. */
export const pactCore = z.object({
  id,
  coffeechatId: id,
  offerId: id,
  state: z.enum(pactStates),
  position: z.string(),
  offered: offeredPay,
  counter: z.object({ amount: manwon, answer: z.enum(counterAnswers).nullable() }).nullable(),
  parties,
  /** Oldest first; the last one is what may be signed. */
  versionItems: z.array(version),
  requestItems: z.array(request),
  candidateSignature: signature.nullable(),
  companySignature: signature.nullable(),
  signing: signing.nullable(),
  /** The sealed file; `isReady` as soon as the seal is made, `isStamped` when its time is confirmed by a third party. */
  seal: z.object({ at: instant, isReady: z.boolean(), isStamped: z.boolean() }).nullable(),
  declined: z.object({ words: z.string(), at: instant }).nullable(),
  withdrawn: z.object({ words: z.string(), at: instant, by: z.string() }).nullable(),
})
