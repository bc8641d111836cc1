import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import tls from 'node:tls'
import { parseArgs } from 'node:util'
import { Stop, run, say } from '../say.mjs'
import { ensureInstalled } from '../setup.mjs'

/*
 * npm run proof:production: the first day of a company, from an empty database to two people who talk about a coffee, on
 * two processes behind Caddy, in production mode, with the sandbox as an outside host.
 *
 *   --from=image | tree | FOLDER   the image, an install of this tree, or one that lies there; whichever is sooner
 *   --browser=FOLDER               the same in Chromium, with pictures into the folder
 */

const LIMIT_MS = 6 * 60_000

async function prove(
  /** @type {import('./production/product.mjs').Product} */ product,
  /** @type {string} */ folder,
  /** @type {{ pictures: string | undefined, stopping: AbortSignal }} */ { pictures, stopping },
) {
  const { startWorld } = await import('./production/world.mjs')
  const { createServices } = await import('./production/services.mjs')
  const { createWalk, walkByCalls } = await import('./production/walk.mjs')
  const world = await startWorld(folder, stopping)
  const services = createServices(product, world)
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), world.authority])
  try {
    const walk = createWalk(world, product, services, stopping)
    if (!pictures) return await walkByCalls(walk)
    const { walkInBrowser } = await import('../../e2e/first-day.ts')
    return await walkInBrowser(walk, pictures)
  } catch (error) {
    // What they said is gone with the folder.
    for (const { name, said } of services)
      console.error(`${name}: ${said().split('\n').slice(-12).join('\n')}`)
    throw error
  } finally {
    for (const service of services) service.kill()
    await world.close()
  }
}

await run(async () => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, browser: { type: 'string' } } })
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.on(signal, () => stopping.abort(new Stop('끝나기 전에 멈췄어요.')))
  ensureInstalled()
  // From here on it is TypeScript too, which the Node that installs our packages may not read.
  const { openProduct } = await import('./production/product.mjs')
  const folder = mkdtempSync(path.join(os.tmpdir(), 'production-'))
  // The database's own account reaches its folder here.
  chmodSync(folder, 0o755)
  try {
    const product = await openProduct(values.from, folder)
    say(`${product.name}로 걸어 봐요.`)
    setTimeout(() => stopping.abort(new Stop('6분이 지나도 끝나지 않았어요.')), LIMIT_MS).unref()
    const began = performance.now()
    try {
      await prove(product, folder, { pictures: values.browser, stopping: stopping.signal })
    } finally {
      product.close()
    }
    say(`회사의 첫날을 끝까지 걸었어요 (${((performance.now() - began) / 1000).toFixed(1)}초).`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
