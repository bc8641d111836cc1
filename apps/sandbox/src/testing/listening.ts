import { createServer, type AddressInfo } from 'node:net'
import { testSandbox } from './sandbox.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

/** A sandbox on a real port in real time, for clients that bring their own HTTP. */
export async function listeningSandbox() {
  const [port, smtpPort] = [await freePort(), await freePort()]
  const base = `http://127.0.0.1:${port}/sandbox`
  const running = await testSandbox({ base, smtpPort, now: Date.now, speed: 1 })
  await running.app.listen({ port, host: '127.0.0.1' })
  return { ...running, base, smtpPort }
}
