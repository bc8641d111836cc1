import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { chromiumPath } from '../scripts/browser.mjs'
import { ensureBuilt } from '../scripts/build.mjs'
import { startProduct } from '../scripts/product.mjs'
import { ROOT } from '../scripts/setup.mjs'
import { keepLogin, signIn, startChromium } from './lighthouse-browser.ts'
import { CATEGORIES, type Figures, figuresOf, type Report } from './lighthouse-figures.ts'
import { openFront } from './lighthouse-front.ts'
import { lookAtMachine } from './machine.ts'

/**
 * `npm run bench:lighthouse`: a first visit on a phone. Lighthouse's mobile throttling, three runs a page, the median of
 * each figure: public pages, the login, and a demo person's own pages as they are signed in. `-- /my /faq` measures those
 * alone and keeps nothing. Visits the app at APP_ORIGIN as it stands, or starts one of its own with the demo world behind TLS and HTTP/2, as
 * production is; LIGHTHOUSE_PORT is Chromium's.
 * All of them are kept in bench/results/lighthouse.json; it ends with 1 when an aim is missed.
 */
const RUNS = 3
const PORT = Number(process.env['LIGHTHOUSE_PORT'] ?? 9333)
/** 한지우 of the demo world. */
const PHONE = '01010000001'
/** A page with a live stream is never quite still; what comes so late belongs to no first visit. */
const LONGEST_VISIT_MS = 20_000
const RESULTS = path.join(ROOT, 'bench/results/lighthouse.json')

const PUBLIC =
  '/ /faq /money /guide/salary_guide /graph /secret /attack /coffeechat /introduce /business /rankingtalk /terms/privacy /terms/service'.split(
    ' ',
  )
const VISITORS = ['/login']
const OWN = ['/my', '/my/message']
/** Visited before the others and not counted: one page of each kind. */
const WARM_UP = ['/', '/login']

/** Public pages are judged by their scores. App pages are no search engine's business, and must be quick. */
const AIMS = {
  scores: { performance: 100, accessibility: 95, 'best-practices': 95, seo: 95 },
  app: { lcpMs: 2_000, tbtMs: 100, cls: 0.02 },
} as const

type Visit = { page: string; as: 'visitor' | 'person' }

function missedBy({ page }: Visit, figures: Figures): string[] {
  if (PUBLIC.includes(page)) {
    return CATEGORIES.filter((name) => figures.scores[name] < AIMS.scores[name]).map(
      (name) => `${name} ${figures.scores[name]} < ${AIMS.scores[name]}`,
    )
  }
  const { lcpMs, tbtMs, cls } = AIMS.app
  return [
    ...(figures.lcpMs > lcpMs ? [`LCP ${figures.lcpMs} > ${lcpMs} ms`] : []),
    ...(figures.tbtMs > tbtMs ? [`TBT ${figures.tbtMs} > ${tbtMs} ms`] : []),
    ...(figures.cls > cls ? [`CLS ${figures.cls} > ${cls}`] : []),
  ]
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

function print({ page, as }: Visit, figures: Figures, missed: readonly string[]): void {
  const scores = CATEGORIES.map((name) => `${name} ${figures.scores[name]}`).join(' · ')
  console.log(`${missed.length > 0 ? '✗' : ' '} ${page}${as === 'person' ? ' (signed in)' : ''}: ${scores}`)
  console.log(
    `    FCP ${figures.fcpMs} · LCP ${figures.lcpMs} · TBT ${figures.tbtMs} ms · CLS ${figures.cls}` +
      ` · JavaScript ${kb(figures.scriptBytes)} of ${kb(figures.allBytes)} in ${figures.requests} requests · machine ${figures.benchmarkIndex}`,
  )
  console.log(`    largest: ${figures.lcpElement}`)
  if (figures.shifted.length > 0) console.log(`    shifted: ${figures.shifted.join(' · ')}`)
  if (figures.failed.length > 0) console.log(`    failed: ${figures.failed.join(', ')}`)
  if (missed.length > 0) console.log(`    missed: ${missed.join(' · ')}`)
}

async function visitOnce(origin: string, page: string): Promise<Report> {
  const result = await lighthouse(origin + page, {
    port: PORT,
    onlyCategories: [...CATEGORIES],
    maxWaitForLoad: LONGEST_VISIT_MS,
    logLevel: 'silent',
  })
  if (!result) throw new Error(`Lighthouse said nothing of ${page}`)
  const { pathname } = new URL(result.lhr.finalDisplayedUrl)
  if (pathname !== page) throw new Error(`${page} led to ${pathname}`)
  return result.lhr
}

async function measure(origin: string, page: string): Promise<Figures> {
  const reports: Report[] = []
  for (let run = 0; run < RUNS; run++) reports.push(await visitOnce(origin, page))
  return figuresOf(reports)
}

type App = {
  /** Where pages are visited. */
  origin: string
  /** Where the bench itself asks; it would not believe the front's certificate. */
  calls: string
  close: () => Promise<void>
}

/** The app that is named, as it stands; or one of our own behind a front, on a folder that goes with it. */
async function openApp(): Promise<App> {
  const named = process.env['APP_ORIGIN']
  if (named) return { origin: named, calls: named, close: async () => {} }
  await ensureBuilt()
  const front = await openFront()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-data-'))
  const settings = { SANDBOX_SPEED: '1000', APP_ORIGIN: front.origin }
  // It stands elsewhere, and takes no phone's processor: here it has what the page leaves.
  const product = await startProduct({ dataDir, settings, through: ['nice', '-n', '19'] })
  front.leadTo(product.port)
  return {
    origin: front.origin,
    calls: `http://127.0.0.1:${product.port}`,
    async close() {
      await front.close()
      await product.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** The first offer that can still be answered: its address differs from world to world. */
async function offerPage(calls: string, token: string): Promise<string> {
  const answer = await fetch(`${calls}/api/v3/users/my/attack`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { recentOfferItem } = (await answer.json()) as { recentOfferItem: { id: string } | null }
  if (!recentOfferItem) throw new Error('the demo person has no open offer')
  return `/my/result/${recentOfferItem.id}`
}

// A desktop around the page shares the processor with it: two to three times the blocking time, on two slow cores.
const machine = { ...lookAtMachine(ROOT), browser: path.basename(await chromiumPath()) }
const { cores, cpu, browser, commit, loadBefore } = machine
console.log(`${cores} × ${cpu}, ${browser}, commit ${commit}, load before ${loadBefore}`)
const app = await openApp()
const stopChromium = await startChromium(PORT)
try {
  const login = await signIn(app.calls, PHONE)
  const own = [...OWN, await offerPage(app.calls, login.accessToken)]
  const asVisitor = (page: string): Visit => ({ page, as: 'visitor' })
  const all = [...PUBLIC, ...VISITORS].map(asVisitor).concat(own.map((page) => ({ page, as: 'person' })))
  const asked = process.argv.slice(2)
  const others = asked.filter((page) => !all.some((visit) => visit.page === page)).map(asVisitor)
  const visits = asked.length > 0 ? [...all.filter(({ page }) => asked.includes(page)), ...others] : all
  // A browser that was just started reads itself in while it shows its first page: nobody's phone does at each visit.
  for (const page of WARM_UP) await visitOnce(app.origin, page)
  const results = []
  let signedIn: Visit['as'] | undefined
  for (const visit of visits) {
    if (signedIn !== visit.as) await keepLogin(PORT, app.origin, visit.as === 'person' ? login : null)
    signedIn = visit.as
    const figures = await measure(app.origin, visit.page)
    const missed = missedBy(visit, figures)
    print(visit, figures, missed)
    results.push({ ...visit, ...figures, missed })
  }
  if (asked.length === 0) {
    mkdirSync(path.dirname(RESULTS), { recursive: true })
    writeFileSync(RESULTS, `${JSON.stringify({ machine, aims: AIMS, runs: RUNS, results }, null, 2)}\n`)
  }
  if (results.some(({ missed }) => missed.length > 0)) process.exitCode = 1
} finally {
  await stopChromium()
  await app.close()
}
