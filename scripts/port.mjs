import { createServer } from 'node:net'
import { Stop } from './say.mjs'

/** Where `npm start` listens when PORT does not say. */
const USUAL = 3000
const HIGHEST = 65_535

/** Names a port that another program listens on, and the next free one, before anything is installed, built or made. */
export async function refuseTakenPort(/** @type {string | undefined} */ given) {
  const port = Number(given || USUAL)
  // 0 is any free port; what is no port is told with the other settings.
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST || (await isFree(port))) return
  const next = await nextFree(port)
  const offer = next ? `다른 포트로 켜려면: PORT=${next} npm start` : '그 프로그램을 끄고 다시 실행해 주세요.'
  throw new Stop(`${port}번 포트를 다른 프로그램이 쓰고 있어요. ${offer}`)
}

async function nextFree(/** @type {number} */ taken) {
  for (let port = taken + 1; port <= Math.min(taken + 100, HIGHEST); port++)
    if (await isFree(port)) return port
  return null
}

/** @returns {Promise<boolean>} */
const isFree = (/** @type {number} */ port) =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', (error) => resolve(!('code' in error) || error.code !== 'EADDRINUSE'))
    probe.listen(port, () => probe.close(() => resolve(true)))
  })
