import type { FastifyInstance, FastifyReply } from 'fastify'
import type { World } from './world.ts'

const HEARTBEAT_MS = 20_000

/** Streams a state now and after every change, until the client leaves or the server closes. */
export type Live = (reply: FastifyReply, watched: string, picture: () => unknown) => void

export function createLive(app: FastifyInstance, world: World): Live {
  const streams = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const end of streams) end()
  })

  return (reply, watched, picture) => {
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    const send = () => raw.write(`data: ${JSON.stringify(picture())}\n\n`)
    const unwatch = world.phones.watch(watched, send)
    const beat = setInterval(() => raw.write(':\n\n'), HEARTBEAT_MS)
    const end = () => raw.end()
    streams.add(end)
    raw.once('close', () => {
      clearInterval(beat)
      unwatch()
      streams.delete(end)
    })
    send()
  }
}
