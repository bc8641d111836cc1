import { queryOf } from '../../api/client.ts'

/** What the tax office can bring, and up to which year it was asked. */
export const taxOfficeQuery = queryOf('GET /users/tax', ['tax-office'], {}, { staleTime: 60_000 })
