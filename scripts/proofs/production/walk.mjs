import { Stop } from '../../say.mjs'
import { createCaller } from './caller.mjs'
import { register } from './candidate.mjs'
import { kill, leave, startAgain } from './endings.mjs'
import { startProduct, welcome } from './first-people.mjs'
import { chat, receive, send } from './offer.mjs'

/** @typedef {ReturnType<typeof createWalk>} Walk */

export function createWalk(
  /** @type {import('./world.mjs').World} */ world,
  /** @type {import('./product.mjs').Product} */ product,
  /** @type {import('./services.mjs').Service[]} */ services,
  /** @type {AbortSignal} */ stopping,
) {
  /** What the world outside does or has received. @type {(path: string, body?: object) => Promise<any>} */
  async function outside(path, body) {
    const answer = await fetch(`${world.outside}${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      signal: stopping,
    })
    if (!answer.ok) throw new Stop(`${path}: ${answer.status} ${await answer.text()}`)
    return answer.json()
  }
  return { world, product, services, stopping, outside, caller: () => createCaller(world.origin, stopping) }
}

/** The first day of a company, call by call. */
export async function walkByCalls(/** @type {Walk} */ walk) {
  await startProduct(walk)
  const recruiter = await welcome(walk)
  const people = { recruiter, ...(await register(walk)) }
  const offerId = await send(people)
  await kill(walk, people)
  await receive(walk, people, offerId)
  await startAgain(walk)
  const roomId = await chat(people)
  await leave(walk, people, roomId)
}
