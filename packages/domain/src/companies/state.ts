/** Where a company stands with us (FIRM-1, FIRM-2). One table says which state may follow which. */
export const companyStates = [
  'APPLIED',
  'CHECKING',
  'IN_REVIEW',
  'APPROVED',
  'PAUSED',
  'CLOSED',
  'REFUSED',
] as const
export type CompanyState = (typeof companyStates)[number]

/** What the tax office says of the business (FIRM-3): 계속, 휴업, 폐업. Null until it was asked. */
export const businessStates = ['OPEN', 'SUSPENDED', 'CLOSED'] as const
export type BusinessState = (typeof businessStates)[number]

const next: Readonly<Record<CompanyState, readonly CompanyState[]>> = {
  APPLIED: ['CHECKING', 'IN_REVIEW', 'REFUSED', 'CLOSED'],
  CHECKING: ['IN_REVIEW', 'REFUSED', 'CLOSED'],
  IN_REVIEW: ['CHECKING', 'APPROVED', 'REFUSED', 'CLOSED'],
  APPROVED: ['PAUSED', 'CLOSED'],
  PAUSED: ['APPROVED', 'CLOSED'],
  // A merge or a takedown that is undone opens the company again.
  CLOSED: ['APPROVED', 'PAUSED'],
  // A refused company keeps its positions and drafts; a corrected application goes on from there.
  REFUSED: ['CHECKING', 'IN_REVIEW', 'CLOSED'],
}

const mayFollow = (from: CompanyState, to: CompanyState): boolean => next[from].includes(to)

/** Not approved yet, or refused: the company may prepare and sees nobody. */
export const unapprovedStates = [
  'APPLIED',
  'CHECKING',
  'IN_REVIEW',
  'REFUSED',
] as const satisfies CompanyState[]

/** The states from which a company may come to this one, for a compare-and-set. */
export const statesBefore = (to: CompanyState): CompanyState[] =>
  companyStates.filter((from) => mayFollow(from, to))
