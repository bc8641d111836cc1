import type { TestApp } from '../../../testing/test-app.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'

/** Somebody about whom every table that knows people holds a row, each with a word of its own. */
export type WholePerson = TestCandidate & {
  companyId: string
  offerId: string
  groupId: string
  roomId: string
}

/** A table and one of its rows, by the database's own names. */
export type TableRow = readonly [table: string, row: Record<string, unknown>]

/** What the rows are made of. */
export type Around = WholePerson & {
  operatorId: string
  now: Date
  later: Date
  id: () => string
  seal: TestApp['deps']['secrets']['seal']
}
