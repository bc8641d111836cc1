/*
 * What a company keeps about people (BIZ-11), as SQL text; what a statement calls the person and the company is given.
 */

/** The company put the person out of its sight. */
export const isHiddenFrom = (candidateId: string, companyId: string): string =>
  `exists (select from people_marks hidden where hidden.company_id = ${companyId}
     and hidden.candidate_id = ${candidateId} and hidden.hidden_at is not null)`

/** The company put anybody at all out of its sight: for all others a search has nobody to leave out. */
export const hidesAnybody = (companyId: string): string =>
  `exists (select from people_marks where company_id = ${companyId} and hidden_at is not null)`
