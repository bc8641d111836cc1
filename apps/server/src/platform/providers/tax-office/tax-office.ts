import type { BusinessState } from '@coffeeattack/domain/companies/state'

/** What a company says of its registration. */
export type Firm = {
  /** Ten digits. */
  readonly number: string
  readonly representative: string
  /** `YYYY-MM-DD`. */
  readonly openedOn: string
}

/** `NO_MATCH` never says which of the three is wrong. The state comes with a match. */
export type Validated =
  | { readonly result: 'MATCH'; readonly state: BusinessState | 'UNREGISTERED'; readonly taxType: string }
  | { readonly result: 'NO_MATCH' }

export type BusinessStatus = {
  readonly number: string
  readonly state: BusinessState | 'UNREGISTERED'
  /** As the office words it: '부가가치세 일반과세자'. */
  readonly taxType: string
  /** The day of the suspension or closing, `YYYY-MM-DD`. */
  readonly endedOn: string | null
  /** Closed on paper because its tax unit was merged; not a dead company. */
  readonly isUnitMerged: boolean
}

/**
 * The tax office, NTS (FIRM-1, FIRM-3). Both throw `ProviderUnavailable` when it is slow, down, over its limit, refuses the key or answers
 * nonsense: nobody passes by an outage.
 */
export type TaxOffice = {
  validate(firm: Firm): Promise<Validated>
  /** At most 100 numbers a call. */
  status(numbers: readonly string[]): Promise<BusinessStatus[]>
}
