import { askedChecks, CHECKS, checkAnswers } from '@coffeeattack/domain/companies/checks'
import { domainProofStates, readDomain, registeredDomain } from '@coffeeattack/domain/companies/domain-proof'
import { businessStates, companyStates } from '@coffeeattack/domain/companies/state'
import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { companyProof, headcountItem } from './companies.ts'
import { requiredText, rule } from './rule.ts'
import { day, id, instant } from './shapes.ts'

const admins = ['admin'] as const
const recruiters = ['recruiter'] as const

/** The TXT record that proves a mail domain, and what was found under its name (FIRM-6). */
const domainProof = z
  .object({
    domain: z.string(),
    recordName: z.string(),
    recordValue: z.string(),
    state: z.enum(domainProofStates),
    /** What stood there instead. */
    found: z.string().nullable(),
    lookedAt: instant.nullable(),
    provedAt: instant.nullable(),
    /** Null when nobody looks any more. */
    nextAt: instant.nullable(),
  })
  .meta({ id: 'DomainProof', description: '회사 메일 주소의 증명' })

const evidence = z
  .object({
    company: z.object({
      id,
      name: z.string(),
      businessNumber: z.string().nullable(),
      state: z.enum(companyStates),
      businessState: z.enum(businessStates).nullable(),
    }),
    /** As candidates read it; without a recruiter. */
    proof: companyProof,
    headcountItems: z.array(headcountItem),
    checkItems: z.array(
      z.object({
        kind: z.enum(askedChecks),
        answer: z.enum(checkAnswers).nullable(),
        answeredAt: instant.nullable(),
        changedAt: instant.nullable(),
        /** A suspension or closing that is looked at once more before it counts. */
        doubtAt: instant.nullable(),
        failures: z.int().min(0),
        failure: z.string().nullable(),
        failedAt: instant.nullable(),
        nextAt: instant,
      }),
    ),
    domainProof: domainProof.nullable(),
    recruiterItems: z.array(z.object({ id, name: z.string(), provedOn: day.nullable() })),
    /** The listing for unpaid wages, and what was decided about it (FIRM-4). */
    listing: z
      .object({
        listedOn: day,
        decidedAt: instant.nullable(),
        decidedBy: z.string().nullable(),
        reason: z.string(),
      })
      .nullable(),
  })
  .meta({ id: 'CheckEvidence', description: '회사를 확인한 근거' })

const ownChecks = z
  .object({
    company: z.object({ id, name: z.string(), logo: z.string().nullable(), region: z.string() }),
    /** As a candidate reads it under an offer of the caller. */
    proof: companyProof,
    domainProof: domainProof.nullable(),
    /** The domain of the caller's own mail address, to begin with. */
    mailDomain: z.string().nullable(),
  })
  .meta({ id: 'OwnChecks', description: '우리 회사를 확인한 것' })

const domain = rule((typed) => {
  const read = readDomain(typed)
  if (!read) return '회사 메일 주소의 @ 뒤를 적어 주세요'
  return registeredDomain(read) ? null : '회사가 갖고 있는 도메인을 적어 주세요'
}).transform((typed) => registeredDomain(readDomain(typed) ?? '') ?? '')

const REASON_LIMIT = 500

export const consoleChecks = feature('콘솔: 회사 확인', {
  'GET /console/companies/:id/evidence': operatorCall(admins, {
    about: '회사 하나를 확인한 근거를 출처와 때와 함께 보여줘요.',
    out: { 200: evidence },
  }),
  'POST /console/companies/:id/arrears-decision': operatorCall(admins, {
    about: '체불사업주 명단에 있는 회사가 어택을 보내도 되는지 까닭을 적어 정해요. 후보자에게는 계속 보여요.',
    body: z.object({ reason: requiredText(REASON_LIMIT) }),
    out: { 200: evidence },
    errors: ['CONFLICT'],
  }),
  'POST /console/companies/:id/ask-again': operatorCall(admins, {
    about: `기관에 곧 다시 물어봐요. 늦어도 ${CHECKS.jobEveryMinutes}분 안에 답이 와요.`,
    out: { 200: evidence },
  }),
  'GET /console/own-checks': operatorCall(recruiters, {
    act: 'always',
    about: '우리 회사를 어디까지 확인했는지, 후보자에게 보이는 대로 보여줘요.',
    out: { 200: ownChecks },
  }),
  'POST /console/own-checks/domain': operatorCall(recruiters, {
    act: 'prepare',
    about: '회사 메일 주소의 증명을 시작해요. DNS에 넣을 한 줄을 알려줘요.',
    body: z.object({ domain }),
    out: { 200: ownChecks },
  }),
  'POST /console/own-checks/domain/look': operatorCall(recruiters, {
    act: 'prepare',
    about: 'DNS를 지금 봐요.',
    out: { 200: ownChecks },
    errors: ['NOT_FOUND', 'DOMAIN_NOT_SEEN'],
  }),
})
