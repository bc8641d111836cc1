import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type AskNames, createPostOutside, LeadsInside } from './post.ts'

/** A server on this machine that counts its requests. */
async function listening(answer: RequestListener) {
  const calls: string[] = []
  const server = createServer((request, response) => {
    calls.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, calls }
}

const sent = (ms = 5_000) => ({ headers: {}, body: '{}', signal: AbortSignal.timeout(ms) })
const leadingTo =
  (...addresses: string[]): AskNames =>
  (_host, _options, found) =>
    found(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

test('[BIZ-16] a host inside our network is not connected to, in any spelling', async () => {
  const { port, calls } = await listening((_, response) => response.end())
  for (const inside of ['127.0.0.1', '10.0.0.5', '169.254.169.254', '::1', '::ffff:127.0.0.1', 'fd00::1']) {
    const post = createPostOutside({ allowsLoopback: false, keepsAlive: false, askNames: leadingTo(inside) })
    await expect(post(`https://ats.example:${port}/`, sent())).rejects.toThrow(LeadsInside)
  }
  const post = createPostOutside({ allowsLoopback: false, keepsAlive: false })
  await expect(post(`https://127.0.0.1:${port}/`, sent())).rejects.toThrow(LeadsInside)
  await expect(post(`https://[::1]:${port}/`, sent())).rejects.toThrow(LeadsInside)
  await expect(post(`http://ats.example:${port}/`, sent())).rejects.toThrow(LeadsInside)
  expect(calls).toEqual([])
})

test('[BIZ-16] a host that resolves to an inside address by now is refused', async () => {
  const { port, calls } = await listening((_, response) => response.end())
  let leads = '127.0.0.1'
  const askNames: AskNames = (...asked) => leadingTo(leads)(...asked)
  const post = createPostOutside({ allowsLoopback: true, keepsAlive: false, askNames })
  expect(await post(`http://ats.example:${port}/first`, sent())).toBe(200)
  leads = '10.0.0.5'
  await expect(post(`http://ats.example:${port}/second`, sent())).rejects.toThrow(LeadsInside)
  expect(calls).toEqual(['/first'])
})

test('[BIZ-16] a host is resolved once, and the checked address is connected to', async () => {
  const { port, calls } = await listening((_, response) => response.end())
  const answers = ['127.0.0.1', '10.0.0.5']
  const askNames: AskNames = (...asked) => leadingTo(answers.shift()!)(...asked)
  const post = createPostOutside({ allowsLoopback: true, keepsAlive: false, askNames })
  expect(await post(`http://ats.example:${port}/`, sent())).toBe(200)
  expect([calls, answers]).toEqual([['/'], ['10.0.0.5']])
})

test('[BIZ-16] of several addresses the inside ones are left out', async () => {
  const { port } = await listening((_, response) => response.end())
  const askNames = leadingTo('10.0.0.5', '127.0.0.1')
  const post = createPostOutside({ allowsLoopback: true, keepsAlive: false, askNames })
  expect(await post(`http://ats.example:${port}/`, sent())).toBe(200)
})

test('[BIZ-16] redirects are not followed', async () => {
  const { port, calls } = await listening((_, response) =>
    response.writeHead(307, { location: '/elsewhere' }).end(),
  )
  const post = createPostOutside({ allowsLoopback: true, keepsAlive: false })
  expect(await post(`http://127.0.0.1:${port}/here`, sent())).toBe(307)
  expect(calls).toEqual(['/here'])
})

test('[BIZ-16] a receiver that is silent, or that never ends its answer, is given up', async () => {
  const silent = await listening(() => {})
  const post = createPostOutside({ allowsLoopback: true, keepsAlive: false })
  await expect(post(`http://127.0.0.1:${silent.port}/`, sent(50))).rejects.toThrow(/abort/i)
  const cut = Promise.withResolvers<void>()
  const talker = await listening((_, response) => {
    response.once('close', cut.resolve)
    const more = () => response.write('x'.repeat(512), () => !response.destroyed && more())
    more()
  })
  expect(await post(`http://127.0.0.1:${talker.port}/`, sent())).toBe(200)
  await cut.promise
})
