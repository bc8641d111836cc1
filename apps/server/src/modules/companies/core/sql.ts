/*
 * What a company has agreed on with us, as SQL text about one row of `companies`, named as the statement names it. A month
 * is a month of Seoul, `YYYY-MM`, given by its place in the statement.
 */

/** The success fee of a month: the newest that was set for it or before, or else the one the company began with (BIZ-18). */
export const feeRateIn = (company: string, month: string): string =>
  `coalesce((select fee.rate from company_fees fee where fee.company_id = ${company}.id and fee.month <= ${month}
    order by fee.month desc limit 1), ${company}.fee_rate)`
