/*
 * Whom companies may know of (OFR-13), as SQL text; what a statement calls the row, the moment and the names is given.
 */

/** A person who receives offers now. Nobody who left does. */
export const receivesOffers = (person: string, now: string): string =>
  `(${person}.is_active and ${isInPeriod(person, now)})`

/** Of those who are active, which the rows of `candidate_search` all are. */
export const isInPeriod = (person: string, now: string): string => `${person}.attack_ends_at >= ${now}`

/** The candidate shut the company out, under one of its names or its affiliates'. */
export const shutsOut = (candidateId: string, companyKeys: string): string =>
  `exists (select from blocks where blocks.candidate_id = ${candidateId} and blocks.company_key = any(${companyKeys}))`

/** The same of a row of `candidate_search` or `candidate_keys`, where the database keeps it. */
export const rowShutsOut = (row: string, companyKeys: string): string =>
  `(${row}.shuts_out && ${companyKeys}::text[])`

/** A row of `company_choices` that likes the company under one of its own names; an affiliate is another company. */
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
