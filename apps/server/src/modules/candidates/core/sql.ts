/* Which candidates a company may know of (OFR-13), as SQL. The arguments are how the statement names its rows and parameters. */

/** The person receives offers now. */
export const receivesOffers = (person: string, now: string): string =>
  `(${person}.is_active and ${isInPeriod(person, now)})`

/** The same for a row of `candidate_search` or `candidate_keys`, which hold only active people. */
export const isInPeriod = (person: string, now: string): string => `${person}.attack_ends_at >= ${now}`

/** The candidate shut the company out, under one of its names or its affiliates'. */
export const shutsOut = (candidateId: string, companyKeys: string): string =>
  `exists (select from blocks where blocks.candidate_id = ${candidateId} and blocks.company_key = any(${companyKeys}))`

/** The same for a row of `candidate_search` or `candidate_keys`, which copies the names from `blocks`. */
export const rowShutsOut = (row: string, companyKeys: string): string =>
  `(${row}.shuts_out && ${companyKeys}::text[])`

/** A row of `company_choices` likes the company under one of its own names. An affiliate is another company. */
export const isLiking = (choice: string, companyId: string): string =>
  `(${choice}.mode = 'INTEREST' and ${choice}.company_key in (
     select key from companies where id = ${companyId} union all
     select key from company_aliases where company_id = ${companyId}))`

/** The candidate chose the company as one they like. */
export const likes = (candidateId: string, companyId: string): string =>
  `exists (select from company_choices liked where liked.user_id = ${candidateId} and ${isLiking('liked', companyId)})`

/** Every name under which a candidate may have shut the company out, its affiliates' included. */
export const namesOf = (companyId: string): string =>
  `select company_key from company_keys where company_id = ${companyId}`
