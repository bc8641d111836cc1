import tls from 'node:tls'
import { parseArgs } from 'node:util'
import { say } from '../say.mjs'
import { runProof, showLogs, since } from './proof.mjs'

/*
 * npm run proof:production: the first day of a company, from an empty database to the first messages, on two processes behind
 * Caddy, in production mode, with the sandbox as an outside host.
 *
 *   --from=image | tree | FOLDER   the image, an install of this tree, or an existing install (default: the image if it is of
 *                                  this commit, else the tree)
 *   --browser=FOLDER               the same in Chromium, with pictures in the folder
 */

async function prove(
  /** @type {import('./production/product.mjs').Product} */ product,
  /** @type {string} */ folder,
  /** @type {{ pictures: string | undefined, stopping: AbortSignal }} */ { pictures, stopping },
) {
  const { startWorld } = await import('./production/world.mjs')
  const { createServices, createWalk, walkByCalls } = await import('./production/walk.mjs')
  const world = await startWorld(folder, stopping)
  const services = createServices(product, world)
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), world.authority])
  try {
    const walk = createWalk(world, product, services, stopping)
    if (!pictures) return await walkByCalls(walk)
    const { walkInBrowser } = await import('../../e2e/first-day.ts')
    return await walkInBrowser(walk, pictures)
  } catch (error) {
    showLogs(services)
    throw error
  } finally {
    for (const service of services) service.kill()
    await world.close()
  }
}

await runProof({ name: 'production', minutes: 12 }, async (folder, stopping) => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, browser: { type: 'string' } } })
  // TypeScript from here on, which the Node that installs our packages may not read.
  const { openProduct } = await import('./production/product.mjs')
  const product = await openProduct(values.from, folder)
  say(`${product.name}로 걸어 봐요.`)
  const began = performance.now()
  try {
    await prove(product, folder, { pictures: values.browser, stopping })
  } finally {
    product.close()
  }
  say(`회사의 첫날을 끝까지 걸었어요 (${since(began)}).`)
})
