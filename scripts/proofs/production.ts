import tls from 'node:tls'
import { parseArgs } from 'node:util'
import { walkInBrowser } from '../../e2e/first-day.ts'
import { say } from '../say.mjs'
import { register } from './production/candidate.ts'
import { leave } from './production/endings.ts'
import { startProduct, welcome } from './production/first-people.ts'
import { kill, startAgain } from './production/kills.ts'
import { chat, receive, send } from './production/offer.ts'
import { openProduct, type Product } from './production/product.ts'
import { createServices, createWalk, type Walk } from './production/walk.ts'
import { startWorld } from './production/world.ts'
import { runProof, showLogs, since, step } from './proof.ts'

/*
 * npm run proof:production: the first day of a company, from an empty database to the first messages, on two processes behind
 * Caddy, in production mode, with the sandbox as an outside host.
 *
 *   --from=image | tree | FOLDER   the image, an install of this tree, or an existing install (default: the image if it is of
 *                                  this commit, else the tree)
 *   --browser=FOLDER               the same in Chromium, with pictures in the folder
 */

/** The first day of a company, call by call. */
async function walkByCalls(walk: Walk) {
  await startProduct(walk)
  const recruiter = await welcome(walk)
  const people = { recruiter, ...(await register(walk)) }
  const { offerId, candidateId } = await send(people)
  await kill(walk, { ...people, candidateId })
  await receive(walk, people, offerId)
  await step('죽었던 프로세스가 다시 켜지고, Caddy가 둘 모두에게 보내요', () =>
    startAgain(walk, walk.services[0]),
  )
  const roomId = await chat(people)
  await leave(walk, people, roomId)
}

async function prove(
  product: Product,
  folder: string,
  { pictures, stopping }: { pictures: string | undefined; stopping: AbortSignal },
) {
  const world = await startWorld(folder, stopping)
  const services = createServices(product, world)
  tls.setDefaultCACertificates([...tls.getCACertificates('default'), world.authority])
  try {
    const walk = createWalk(world, product, services, stopping)
    if (!pictures) return await walkByCalls(walk)
    return await walkInBrowser(walk, pictures)
  } catch (error) {
    showLogs(services)
    throw error
  } finally {
    for (const service of services) service.kill()
    await world.close()
  }
}

await runProof({ name: 'production', minutes: 30 }, async (folder, stopping) => {
  const { values } = parseArgs({ options: { from: { type: 'string' }, browser: { type: 'string' } } })
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
