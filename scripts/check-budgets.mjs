import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { appCosts, publicCosts, readManifest, weigh } from './budgets.mjs'
import { Stop, run, say } from './say.mjs'
import { ROOT } from './setup.mjs'

const BUILD = path.join(ROOT, 'apps/web/build')
const CLIENT = path.join(BUILD, 'client')

/** @type {Map<string, number>} */
const sizes = new Map()
const size = (/** @type {string} */ file) => {
  const known = sizes.get(file) ?? weigh(file, readFileSync(path.join(CLIENT, file)))
  sizes.set(file, known)
  return known
}

/** Renders a page as the server does, with an API whose lists are empty. */
async function renderer() {
  const context = {
    sandbox: false,
    consentPrechecked: true,
    messengerKey: null,
    outside: {},
    company: {
      name: '주식회사 커피어택',
      representative: '홍길동',
      businessNumber: '000-00-00000',
      jobInformationNumber: '제0000-00호',
      address: '서울특별시 커피구 원두로 1',
      phone: '00-0000-0000',
      email: 'help@coffeeattack.example',
    },
    privacyOfficer: { name: '', department: '', phone: '', email: '' },
    fetch: async () =>
      Response.json({
        items: [],
        parts: [],
        signals: [],
        never: [],
        versions: [],
        since: '2026-01-01',
        outcomes: null,
        gathered: 0,
        needed: 0,
        answerDays: 0,
        inCharge: { name: '', contact: '' },
        nextCursor: null,
        day: '2026-01-01',
        at: '2026-01-01T00:00:00Z',
      }),
    report: (/** @type {unknown} */ error) => {
      throw error
    },
    allowScripts() {},
    keepFor() {},
  }
  const build = await import(pathToFileURL(path.join(BUILD, 'server/index.js')).href)
  const handle = createRequestHandler(build, 'production')
  const contexts = new Map([[build.entry.module.pageContext, context]])
  const isPublic = (/** @type {string} */ id) => build.routes[id]?.module.handle?.publicPage === true
  const html = async (/** @type {string} */ page) => {
    const answer = await handle(new Request(`http://localhost${page}`), new RouterContextProvider(contexts))
    if (answer.status !== 200) throw new Stop(`${page}를 그리지 못했어요 (${answer.status}).`)
    return answer.text()
  }
  return { html, isPublic }
}

const kb = (/** @type {number} */ bytes) => (bytes / 1024).toFixed(1)

/** Routes with a parameter or a star have no single page to measure. */
const isPlain = (/** @type {string | undefined} */ page) => !page?.match(/[:*]/)

await run(async () => {
  const manifest = readManifest(CLIENT)
  const { html, isPublic } = await renderer()
  const routes = Object.values(manifest.routes)
  const publicPages = routes.filter(({ id, path: page }) => isPublic(id) && isPlain(page))
  const publicPaths = publicPages.map(({ path: page }) => page ?? '/')

  const app = appCosts(manifest, size).filter(({ what }) => !publicPaths.includes(what))
  const pages = await Promise.all(publicPaths.map(async (page) => publicCosts(page, await html(page), size)))
  const costs = [...app, ...pages.flat()]

  for (const { what, bytes, limit } of costs) {
    console.log(`${bytes > limit ? '✗' : ' '} ${kb(bytes).padStart(7)} / ${kb(limit)} KB  ${what}`)
  }
  const over = costs.filter(({ bytes, limit }) => bytes > limit)
  if (over.length > 0) throw new Stop(`용량 예산을 넘었어요: ${over.map(({ what }) => what).join(', ')}`)
  say(`용량 예산: ${costs.length}가지를 쟀고, 모두 예산 안이에요.`)
})
