import { Stop } from '../../say.mjs'
import { isReady } from '../proof.mjs'
import { createCaller } from './caller.mjs'
import { register } from './candidate.mjs'
import { kill, leave, startAgain } from './endings.mjs'
import { startProduct, welcome } from './first-people.mjs'
import { chat, receive, send } from './offer.mjs'

/** @typedef {ReturnType<typeof createWalk>} Walk */
/** @typedef {ReturnType<typeof createServices>[number]} Service */

/** The processes of the product, which are started and stopped one by one. */
export function createServices(
  /** @type {import('./product.mjs').Product} */ product,
  /** @type {Pick<import('./world.mjs').World, 'services' | 'settings'>} */ { services, settings },
) {
  return services.map((port, place) => {
    /** @type {ReturnType<typeof product.service> | undefined} */
    let running
    const kill = () => running?.signal('SIGKILL')
    process.on('exit', kill)
    return {
      name: place === 0 ? '첫째 프로세스' : '둘째 프로세스',
      /** As Caddy names it. */
      address: `127.0.0.1:${port}`,
      start() {
        running = product.service({ ...settings, PORT: String(port) })
      },
      kill,
      leave: () => running?.signal('SIGTERM'),
      get isRunning() {
        return running?.isRunning ?? false
      },
      ended: async () => running?.ended,
      said: () => running?.said() ?? '',
      isReady: () => isReady(port),
    }
  })
}

export function createWalk(
  /** @type {import('./world.mjs').World} */ world,
  /** @type {import('./product.mjs').Product} */ product,
  /** @type {Service[]} */ services,
  /** @type {AbortSignal} */ stopping,
) {
  /** Calls the sandbox. @type {(path: string, body?: object) => Promise<any>} */
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
