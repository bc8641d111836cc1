import { createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { pacts } from '@coffeeattack/domain/errors/pacts'
import { withCodes } from '@coffeeattack/domain/errors/row'
import { queries } from '../api/queries.ts'
import { endExpiredLogin } from '../sessions/end-expired-login.ts'
import { tokens } from '../sessions/tokens.ts'

/** The client of what a person does with a pact. The app's own has no rows of pacts, which would burden every page. */
export const pactApi = createClient({
  base: '/api',
  renewal: byKeptToken(tokens, 'GET /auth/refresh'),
  onExpired: () => endExpiredLogin(queries),
  rows: { ...candidateCatalogue, ...withCodes(pacts) },
})
