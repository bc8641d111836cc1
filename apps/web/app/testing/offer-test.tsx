import { type Offer, NOON, offer, owner, sampleId } from './samples/offers.ts'
import { test as base } from './screen-test.tsx'

export const OFFER_ADDRESS = `/my/result/${sampleId(1)}`

/** An offer's page, at noon of the sample day. */
export const test = base.extend('openOffer', ({ api, open, clock }) => {
  clock.day(NOON)
  return (given: Partial<Offer> = {}) => {
    api.answers('GET /v2/users/offers/:id', offer(given))
    api.answers('GET /v3/users/my', owner())
    return open(OFFER_ADDRESS)
  }
})
