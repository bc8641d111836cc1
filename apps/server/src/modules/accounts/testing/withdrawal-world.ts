import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { TestApp } from '../../../testing/test-app.ts'
import type { TestCandidate } from '../../../testing/test-candidate.ts'

/** A fake of the messenger's unlink address that records its requests. */
export async function listenForUnlink() {
  const asked: string[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    asked.push(`${request.headers.authorization} ${await text(request)}`)
    response.writeHead(status).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    credentials: { KAKAO_CLIENT_ID: 'id', KAKAO_CLIENT_SECRET: 'secret' },
    asked,
    refuse: () => void (status = 500),
    close: () => new Promise((closed) => server.close(closed)),
  }
}

/** Writes bytes where the file row says they are, and returns the path. */
export async function storeBytes({ db, settings }: TestApp, { userId }: TestCandidate): Promise<string> {
  const { rows } = await db.pool.query<{ store_key: string }>(
    'select store_key from files where user_id = $1',
    [userId],
  )
  const path = join(settings.dataDir, 'files', rows[0]!.store_key)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, 'bytes')
  return path
}
