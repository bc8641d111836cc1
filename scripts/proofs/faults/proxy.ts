import { once } from 'node:events'
import net, { type Socket } from 'node:net'

/*
 * A cable without privileges: a proxy of our own, which stops passing bytes on. Nobody is told, as when a cable is cut. The
 * kernels at both ends acknowledge what they get, so this is gentler than a network that drops packets.
 */

export async function openCable(to: number) {
  let isCut = { queries: false, answers: false }
  const resumes = new Set<() => void>()
  const pass = (from: Socket, on: Socket, what: keyof typeof isCut) => {
    const flow = () => (isCut[what] ? from.pause() : from.resume())
    from.on('data', (bytes) => void on.write(bytes))
    from.on('close', () => {
      resumes.delete(flow)
      on.destroy()
    })
    from.on('error', () => {})
    resumes.add(flow)
    flow()
  }
  const server = net.createServer((client) => {
    const database = net.connect(to, '127.0.0.1')
    pass(client, database, 'queries')
    pass(database, client, 'answers')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const set = (next: typeof isCut) => {
    isCut = next
    for (const flow of resumes) flow()
  }
  return {
    way: '우리 TCP 프록시 (이 컴퓨터에서는 네트워크를 나눌 수 없어요)',
    port: Object(server.address()).port as number,
    cut: (what: 'both' | 'answers') => set({ queries: what === 'both', answers: true }),
    heal: () => set({ queries: false, answers: false }),
    close: () => void server.close(),
  }
}
