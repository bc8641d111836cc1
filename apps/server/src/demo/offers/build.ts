import { formatDay } from '@coffeeattack/domain/kst'
import type { OfferStatus } from '@coffeeattack/domain/offers/offer'
import type { PayParts } from '@coffeeattack/domain/offers/whole-pay'
import { incomeColumns, payColumns } from '../../modules/offers/core/store.ts'
import type { Candidate } from '../candidates/candidate.ts'
import type { Dice } from '../chance/dice.ts'
import type { Company } from '../companies/companies.ts'
import type { Operator } from '../companies/operators.ts'
import type { Group, Offer } from './offer.ts'
import type { Salary } from './terms.ts'
import type { Timing } from './timing.ts'

export type Terms = {
  candidate: Candidate
  company: Company | null
  operator: Operator
  status: OfferStatus
  timing: Timing
  /** Null for an offer that is only a message. */
  salary: Salary | null
  /** What is named besides it. */
  pay?: PayParts | null
  position: string
  message: string
  link: string | null
  offerItems: readonly string[]
  refusalReason?: string | null
}

/** What the person's raise is counted from: the last verified year. */
function incomeOf({ row, profile }: Candidate) {
  const newest = profile.incomes.at(-1)
  return newest
    ? { verifiedIncome: row.verifiedIncome ?? null, incomeYear: newest.year, incomeSource: newest.source }
    : null
}

/** A single offer. */
export function buildOffer(terms: Terms, dice: Dice): Offer {
  const { candidate, company, operator, status, timing, salary } = terms
  return {
    candidate,
    company,
    operator,
    likedAt: timing.likedAt,
    pay: terms.pay ?? null,
    counter: null,
    row: {
      ...datesOf(timing),
      ...decisionOf(status, timing),
      id: dice.id(timing.createdAt),
      candidateId: candidate.row.id,
      groupId: null,
      companyId: company?.row.id ?? null,
      operatorId: operator.row.id,
      type: 'SUPER',
      isMaster: operator.row.role === 'AGENT',
      isJustMessage: salary === null,
      position: terms.position,
      link: terms.link,
      salaryMin: salary?.salaryMin ?? null,
      salaryMax: salary?.salaryMax ?? null,
      ...incomeColumns(salary && incomeOf(candidate)),
      ...payColumns(terms.pay ?? null),
      offerItems: [...terms.offerItems],
      message: terms.message,
      isLike: timing.likedAt !== null,
      refusalReason: status === 'REFUSED' ? (terms.refusalReason ?? null) : null,
    },
  }
}

export type GroupTerms = {
  candidate: Candidate
  operator: Operator
  status: OfferStatus
  timing: Timing
  message: string
  entries: readonly { company: Company; position: string; isSelected: boolean }[]
}

/** A curation and its offers. What was not selected when others were counts as refused. */
export function buildGroup(
  { candidate, operator, status, timing, message, entries }: GroupTerms,
  dice: Dice,
): Group {
  const id = dice.id(timing.createdAt)
  const shared = { candidate, operator, timing, salary: null, link: null, offerItems: [] }
  return {
    candidate,
    operator,
    row: {
      ...datesOf(timing),
      id,
      candidateId: candidate.row.id,
      operatorId: operator.row.id,
      status,
      message,
      isLike: status === 'MATCHED' || status === 'AGENT',
      decidedAt: timing.decidedAt,
    },
    offers: entries.map(({ company, position, isSelected }) => {
      const own = status === 'MATCHED' && !isSelected ? 'REFUSED' : status
      const offer = buildOffer({ ...shared, company, position, status: own, message: '' }, dice)
      const row = {
        ...offer.row,
        type: 'SUPER_CURATION',
        groupId: id,
        isJustMessage: false,
        isLike: false,
      } as const
      return { ...offer, likedAt: null, row }
    }),
  }
}

function datesOf({ createdAt, deliverAt, expiryDay, readAt }: Timing) {
  return { createdAt, deliverAt, expiryDay: formatDay(expiryDay), readAt }
}

function decisionOf(status: OfferStatus, { decidedAt }: Timing) {
  return { status, decidedAt, selectedAt: status === 'MATCHED' ? decidedAt : null }
}
