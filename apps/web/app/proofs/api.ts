import { createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { proofs } from '@coffeeattack/domain/errors/proofs'
import { withCodes } from '@coffeeattack/domain/errors/row'
import { queries } from '../api/queries.ts'
import { endExpiredLogin } from '../sessions/end-expired-login.ts'
import { tokens } from '../sessions/tokens.ts'

/** The client of what a person does with proofs. The app's own has no rows of proofs, which would burden every page. */
export const proofApi = createClient({
  base: '/api',
  renewal: byKeptToken(tokens, 'GET /auth/refresh'),
  onExpired: () => endExpiredLogin(queries),
  rows: { ...candidateCatalogue, ...withCodes(proofs) },
})
