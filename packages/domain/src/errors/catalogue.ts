import { general } from './general.ts'
import { offers } from './offers.ts'
import { operators } from './operators.ts'
import { profile } from './profile.ts'
import { session } from './session.ts'
import { talk } from './talk.ts'
import { verification } from './verification.ts'
import { withCodes } from './row.ts'
import type { Answer } from './row.ts'

/**
 * Every situation a call can answer with, keyed by situation and not by status (420 means two things).
 * The server takes status, code and sentence from a row; the client takes title, body, button and what comes next.
 * Dialogs that no call answers with are in notices.ts.
 */
export const catalogue = withCodes({
  ...general,
  ...session,
  ...verification,
  ...offers,
  ...profile,
  ...operators,
  ...talk,
})

export type Situation = keyof typeof catalogue

export type CatalogueRow = Answer & { readonly code: Situation }

/** A code from outside may be anything, `toString` included. */
export function isSituation(code: string): code is Situation {
  return Object.hasOwn(catalogue, code)
}
