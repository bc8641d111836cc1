/* What a company keeps about people (BIZ-11), as SQL. The arguments are columns or parameters of the statement around it. */

/** The company hid the person. */
export const isHiddenFrom = (candidateId: string, companyId: string): string =>
  `exists (select from people_marks hidden where hidden.company_id = ${companyId}
     and hidden.candidate_id = ${candidateId} and hidden.hidden_at is not null)`

/** The company hid anybody at all. If it did not, a search has nobody to leave out. */
export const hidesAnybody = (companyId: string): string =>
  `exists (select from people_marks where company_id = ${companyId} and hidden_at is not null)`
