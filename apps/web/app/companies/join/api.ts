import { createClient } from '@coffeeattack/contract/client'
import { byKeptToken } from '@coffeeattack/contract/client/refresh'
import { candidateCatalogue } from '@coffeeattack/domain/errors/candidate-catalogue'
import { companies } from '@coffeeattack/domain/errors/companies'
import { withCodes } from '@coffeeattack/domain/errors/row'
import { tokens } from '../../sessions/tokens.ts'

/** The client of joining. The app's own has no rows of companies, which would burden every page of candidates. */
export const joinApi = createClient({
  base: '/api',
  renewal: byKeptToken(tokens, 'GET /auth/refresh'),
  // These calls need no login, so none can be over.
  onExpired: () => {},
  rows: { ...candidateCatalogue, ...withCodes(companies) },
})
