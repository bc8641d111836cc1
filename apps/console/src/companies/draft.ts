import { businessNumberText } from '@coffeeattack/domain/companies/business-number'
import type { PickedCompany } from './CompanyLookup.tsx'
import type { Company } from './queries.ts'

/** A company while it is being written. */
export type Draft = {
  name: string
  businessNumber: string
  domain: string
  aliases: readonly string[]
  affiliates: readonly PickedCompany[]
  isVerified: boolean
  active: boolean
}

export const emptyDraft: Draft = {
  name: '',
  businessNumber: '',
  domain: '',
  aliases: [],
  affiliates: [],
  isVerified: false,
  active: true,
}

export const draftOf = (company: Company): Draft => ({
  name: company.name,
  businessNumber: company.businessNumber ? businessNumberText(company.businessNumber) : '',
  domain: company.domain,
  aliases: company.aliases,
  affiliates: company.affiliates,
  isVerified: company.isVerified,
  active: company.active,
})

export const bodyOf = ({ affiliates, aliases, businessNumber, ...draft }: Draft) => ({
  ...draft,
  businessNumber: businessNumber.trim() === '' ? null : businessNumber,
  aliases: [...aliases],
  affiliateIds: affiliates.map(({ id }) => id),
})

type Body = ReturnType<typeof bodyOf>

/** What was edited alone, so that two people who edit different things keep both. */
export function changesOf(first: Draft, draft: Draft): Partial<Body> {
  const was: Record<string, unknown> = bodyOf(first)
  const isEdited = ([name, value]: [string, unknown]) => JSON.stringify(value) !== JSON.stringify(was[name])
  return Object.fromEntries(Object.entries(bodyOf(draft)).filter(isEdited))
}
