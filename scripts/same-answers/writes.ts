import { decideOffers, leave, meet, share, talk, writeProfile } from './candidate-writes.mjs'
import { keepHouse, offerAndDeliver, search, workAtTheDesk } from './console-writes.mjs'
import { DOHYUN, SEOYEON, V2, V3, lifetime, register } from './verifying.mjs'

/**
 * @typedef {import('./walker.mjs').Walker} Walker
 * @typedef {import('./walker.mjs').Caller} Caller
 * @typedef {{ jiwoo: Caller, other: Caller, userId: string, visitor: Caller, recruiter: Caller, agent: Caller, admin: Caller, partner: Caller }} People
 */

/** A fixed series of actions, each followed by the calls that show its effect. */
export async function act(/** @type {Walker} */ walker, /** @type {People} */ people) {
  await writeProfile(people)
  await decideOffers(people)
  await talk(people)
  await meet(walker, people)
  await search(people)
  await offerAndDeliver(walker, people)
  await workAtTheDesk(people)
  await keepHouse(people)
  await share(people)
  await register(walker, DOHYUN, V3)
  await register(walker, SEOYEON, V2)
  await lifetime(walker, people)
  await leave(walker, people)
}
