import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { makeLeanTree } from './lean-tree.mjs'
import { startProduct } from './product.mjs'
import { Stop, run, say } from './say.mjs'
import { ensureInstalled } from './setup.mjs'

/*
 * npm run proof:lean-install: the built product starts and answers from an install without development packages, and
 * the next `npm start` brings them back, because it builds. It works on a copy of this tree, so that the node_modules
 * here cannot help.
 */

/** One answer of each kind: the API, a drawn picture, a page rendered on the server, and a file that was built. */
const ASKED = [
  { at: '/api/health', type: 'application/json' },
  { at: '/og/default.png', type: 'image/png' },
  { at: '/', type: 'text/html' },
  { at: '/console/login', type: 'text/html' },
]

async function ask(/** @type {number} */ port, /** @type {AbortSignal} */ signal) {
  for (const { at, type } of ASKED) {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`, { signal })
    const { byteLength } = await answer.arrayBuffer()
    const given = answer.headers.get('content-type') ?? ''
    if (answer.status !== 200 || !given.startsWith(type))
      throw new Stop(`${at}: ${type} 대신 ${answer.status} ${given}이 왔어요.`)
    say(`${at}: ${answer.status} ${given}, ${byteLength}바이트`)
  }
}

await run(async () => {
  // Whoever stops it early finds nothing left behind either.
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => stopping.abort(new Stop('끝나기 전에 멈췄어요.')))
  ensureInstalled()
  await ensureBuilt()
  const root = mkdtempSync(path.join(os.tmpdir(), 'lean-install-'))
  // The database's own account reaches its programs here, and need not copy them elsewhere.
  chmodSync(root, 0o755)
  try {
    say('개발용 패키지 없이 설치해요 …')
    await makeLeanTree(root)
    const product = await startProduct({ root, dataDir: path.join(root, '.data') })
    try {
      await ask(product.port, stopping.signal)
    } finally {
      await product.stop()
    }
    say('개발용 패키지 없이 켜지고 답했어요.')
    process.env['NODE_ENV'] = 'production'
    ensureInstalled(root)
    if (!existsSync(path.join(root, 'node_modules/vitest')))
      throw new Stop('NODE_ENV=production인 설치가 개발용 패키지를 빠뜨렸어요.')
    say('다음 시작은 개발용 패키지까지 설치했어요.')
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
})
