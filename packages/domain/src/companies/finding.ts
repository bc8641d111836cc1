/** What our agents find once they have heard both sides of a dispute: whether the company kept its word (KEEP-4). */
export const findings = ['KEPT', 'NOT_KEPT', 'UNCLEAR'] as const
export type Finding = (typeof findings)[number]

const worth: Readonly<Record<Finding, 0 | 1 | null>> = { KEPT: 1, NOT_KEPT: 0, UNCLEAR: null }

/** What counts in the company's record: a finding wins over what was said, and an unclear one counts in neither. */
export const countedOf = (said: 0 | 1 | null, finding: Finding | null): 0 | 1 | null =>
  finding === null ? said : worth[finding]
