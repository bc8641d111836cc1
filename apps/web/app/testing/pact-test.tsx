import { type Pact, pact, PACT_NOON, pactId } from './samples/pacts.ts'
import { test as base } from './screen-test.tsx'

export const PACT_ADDRESS = `/my/pact/${pactId}`

/** A pact's page, or one beside it, at noon of its sample day. */
export const test = base.extend('openPact', ({ api, open, clock }) => {
  clock.day(PACT_NOON)
  return (given: Partial<Pact> = {}, beside = '') => {
    api.answers('GET /users/pacts/:id', pact(given))
    api.answers('GET /users/pacts/:id/signing', pact(given))
    return open(PACT_ADDRESS + beside)
  }
})
