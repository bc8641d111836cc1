import type { PlaceKind } from '@coffeeattack/domain/coffeechats/place'
import { businessNumberText } from '@coffeeattack/domain/companies/business-number'
import { QUOTA, type Quota } from '@coffeeattack/domain/companies/quota'
import { FEE, rateFrom } from '@coffeeattack/domain/companies/statement'
import type { PickedCompany } from './CompanyLookup.tsx'
import type { Company } from './queries.ts'

/** A company while it is being written. */
export type Draft = {
  name: string
  businessNumber: string
  domain: string
  region: string
  headcount: string
  placeKind: PlaceKind
  /** Empty when the company has no usual place. */
  usualPlace: string
  /** The success fee in percent. A change applies from the next month. */
  feeRate: string
  monthlyQuota: string
  dailyQuota: string
  aliases: readonly string[]
  affiliates: readonly PickedCompany[]
  isVerified: boolean
  active: boolean
}

const percent = (rate: number) => String(rate / 100)

export const emptyDraft: Draft = {
  name: '',
  businessNumber: '',
  domain: '',
  region: '',
  headcount: '',
  placeKind: 'ADDRESS',
  usualPlace: '',
  feeRate: percent(FEE.defaultRate),
  monthlyQuota: String(QUOTA.usual.monthly),
  dailyQuota: String(QUOTA.usual.daily),
  aliases: [],
  affiliates: [],
  isVerified: false,
  active: true,
}

export const draftOf = (company: Company): Draft => ({
  name: company.name,
  businessNumber: company.businessNumber ? businessNumberText(company.businessNumber) : '',
  domain: company.domain,
  region: company.region,
  headcount: company.headcount === null ? '' : String(company.headcount),
  placeKind: company.usualPlace?.kind ?? 'ADDRESS',
  usualPlace: company.usualPlace?.text ?? '',
  feeRate: percent(company.nextFeeRate),
  monthlyQuota: String(company.quota.monthly),
  dailyQuota: String(company.quota.daily),
  aliases: company.aliases,
  affiliates: company.affiliates,
  isVerified: company.isVerified,
  active: company.active,
})

/** NaN for an empty field, which the domain rule then refuses. */
const countOf = (typed: string) => (typed === '' ? Number.NaN : Number(typed))

export const quotaIn = ({ monthlyQuota, dailyQuota }: Pick<Draft, 'monthlyQuota' | 'dailyQuota'>): Quota => ({
  monthly: countOf(monthlyQuota),
  daily: countOf(dailyQuota),
})

export const bodyOf = (draft: Draft) => {
  const { affiliates, aliases, businessNumber, headcount, placeKind, usualPlace, feeRate, ...others } = draft
  const { monthlyQuota: _monthly, dailyQuota: _daily, ...same } = others
  return {
    ...same,
    businessNumber: businessNumber.trim() === '' ? null : businessNumber,
    headcount: headcount === '' ? null : Number(headcount),
    usualPlace: usualPlace.trim() === '' ? null : { kind: placeKind, text: usualPlace },
    feeRate: rateFrom(feeRate),
    quota: quotaIn(draft),
    aliases: [...aliases],
    affiliateIds: affiliates.map(({ id }) => id),
  }
}

type Body = ReturnType<typeof bodyOf>

/** The edited fields only, so that two people who edit different fields keep both changes. */
export function changesOf(first: Draft, draft: Draft): Partial<Body> {
  const was: Record<string, unknown> = bodyOf(first)
  const isEdited = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(was[name])
  return Object.fromEntries(Object.entries(bodyOf(draft)).filter(isEdited))
}
