import { Stop } from '../../say.mjs'
import { until } from '../programs.ts'
import { hold, isReady, type Json } from '../proof.ts'
import { createCaller } from './caller.ts'
import type { Product } from './product.ts'
import type { World } from './world.ts'

export type Walk = ReturnType<typeof createWalk>
type Service = ReturnType<typeof createServices>[number]

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

/** A busy machine takes minutes for what takes seconds elsewhere. */
const UP_WITHIN_SECONDS = 300

/** Waits until a process is ready. One that ended by itself fails at once, with what it said. */
export async function whenUp(service: Service, stopping: AbortSignal) {
  const isUp = async () => !service.isRunning || (await service.isReady())
  await until(`${service.name}가 켜지지 않았어요`, UP_WITHIN_SECONDS, isUp, stopping)
  hold(service.isRunning, `${service.name}가 꺼졌어요.`, service.said())
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
