import { candidateCatalogue } from './candidate-catalogue.ts'
import { companies } from './companies.ts'
import { operators } from './operators.ts'
import { pacts } from './pacts.ts'
import { proofs } from './proofs.ts'
import { type Answer, withCodes } from './row.ts'

/**
 * Every situation a call can answer with, keyed by situation and not by status (420 means two things).
 * The server takes status, code and sentence from a row; the client takes title, body, button and what comes next.
 * Dialogs that no call answers with are in notices.ts.
 */
export const catalogue = {
  ...candidateCatalogue,
  ...withCodes(operators),
  ...withCodes(companies),
  ...withCodes(pacts),
  ...withCodes(proofs),
}

export type Situation = keyof typeof catalogue

export type CatalogueRow = Answer & { readonly code: Situation }
