import { Stop } from '../../say.mjs'
import { isReady, type Json } from '../proof.ts'
import { createCaller } from './caller.ts'
import type { Product } from './product.ts'
import type { World } from './world.ts'

export type Walk = ReturnType<typeof createWalk>

/** The processes of the product, which are started and stopped one by one. */
export function createServices(
  product: Product,
  { services, settings }: Pick<World, 'services' | 'settings'>,
) {
  const made = services.map((port, place) => {
    let running: ReturnType<typeof product.service> | undefined
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
  return made as [(typeof made)[number], (typeof made)[number]]
}

export function createWalk(
  world: World,
  product: Product,
  services: ReturnType<typeof createServices>,
  stopping: AbortSignal,
) {
  /** Calls the sandbox. */
  async function outside(path: string, body?: object): Promise<Json> {
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
