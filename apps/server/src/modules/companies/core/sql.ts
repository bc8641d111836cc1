import { VAT } from '@coffeeattack/domain/companies/statement'

/*
 * What a company has agreed on with us, as SQL text about one row of `companies`, named as the statement names it. A month
 * is a month of Seoul, `YYYY-MM`, given by its place in the statement.
 */

/** The success fee of a month: the newest that was set for it or before, or else the one the company began with (BIZ-18). */
export const feeRateIn = (company: string, month: string): string =>
  `coalesce((select fee.rate from company_fees fee where fee.company_id = ${company}.id and fee.month <= ${month}
    order by fee.month desc limit 1), ${company}.fee_rate)`

/** A working company whose verification an admin still has to look at (BIZ-18). */
export const isUnverifiedCompany = (company: string): string =>
  `(${company}.verified_at is null and ${company}.active and ${company}.state = 'APPROVED')`

/** Applications that wait for an admin's decision; one that was asked something waits for its answer (FIRM-2). */
export const APPLICATIONS_TO_REVIEW = `(select count(*)::int from company_applications where state = 'IN_REVIEW')`

/*
 * The ledger of hires and their corrections (KEEP-6), as SQL text. Rows are only added, and none is added to a month that is
 * closed, so a closed month reads the same for ever.
 */

/** Every entry with its hire. A closed line counts as it was frozen. */
export const LEDGER = `(
  select h.id, h.id as hire_id, h.company_id, 'HIRE' as kind, 0 as seq, h.position, h.starts_on,
    coalesce(line.base_pay, h.base_pay) as base_pay, coalesce(line.fee_rate, h.fee_rate) as fee_rate,
    h.at, h.at as hired_at, null as reason
  from hires h left join statement_lines line on line.hire_id = h.id
  union all
  select c.id, h.id, h.company_id, c.kind, c.seq, h.position, h.starts_on, c.base_pay, c.fee_rate,
    c.at, h.at, c.reason
  from hire_corrections c join hires h on h.id = c.hire_id)`

/** `feeOf` of the domain. */
export const feeIn = (entry: string): string =>
  `(case ${entry}.kind when 'COUNTER' then -1 else 1 end * ${entry}.base_pay::bigint * ${entry}.fee_rate)`

/** `vatOf` of the domain: dividing whole numbers drops the rest towards zero there as well. */
export const vatIn = (entry: string): string => `(${feeIn(entry)} * ${VAT.percent} / 100)`

/** The month of Seoul, `YYYY-MM`. */
export const monthIn = (moment: string): string => `to_char(${moment} at time zone 'Asia/Seoul', 'YYYY-MM')`

/** `stateOf` of the domain; `today` is a day of Seoul, given by its place in the statement. */
export const stateIn = (bill: string, today: string): string => `case
  when ${bill}.statement_id is null then 'OPEN'
  when ${bill}.paid_on is not null then 'PAID'
  when ${bill}.total > 0 and ${bill}.due_on < ${today}::date then 'OVERDUE'
  else 'SENT' end`
