import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createPostOutside } from '../../../platform/providers/outside/post.ts'
import { callEndpoint } from './call-endpoint.ts'

const ADDRESSES: Readonly<Record<string, string>> = {
  'metadata.dawn.example': '169.254.169.254',
  'database.dawn.example': '10.0.0.5',
  'self.dawn.example': '127.0.0.1',
}
const LOOKUP_MS = 30

const postOutside = createPostOutside({
  allowsLoopback: false,
  keepsAlive: false,
  async askNames(host, _, found) {
    const address = ADDRESSES[host]
    if (address) return found(null, [{ address, family: 4 }])
    // Resolving an unknown name takes longer than one that our own servers know.
    await sleep(LOOKUP_MS)
    found(Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' }), [])
  },
})
const secrets = { open: () => `whsec_${Buffer.from('a secret of a test, long enough').toString('base64')}` }
const at = new Date('2026-11-16T10:00:00+09:00')

const ping = (url: string) =>
  callEndpoint(
    { url, secretSealed: '', oldSecretSealed: null, oldSecretUntil: null },
    { id: 'one', type: 'ping', at, data: {} },
    { secrets: secrets as never, clock: () => at, postOutside },
  )

test.for([...Object.keys(ADDRESSES), '10.0.0.5', '[::1]'])(
  '[BIZ-16] a try at %s, inside our house, ends like one at a name that nobody has',
  async (host) => {
    expect(await ping(`https://${host}/in`)).toEqual(await ping('https://nobody.dawn.example/in'))
  },
)
