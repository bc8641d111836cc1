import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { chromiumPath } from '../scripts/browser.mjs'
import { ensureBuilt } from '../scripts/build.mjs'
import { startProduct } from '../scripts/product.ts'
import { keepLogin, openFront, signIn, startChromium } from './lighthouse-browser.ts'
import { keepResults, lookAtMachine, printColumns, sayMachine } from './machine.ts'

/*
 * npm run bench:lighthouse: a first visit on a phone, with Lighthouse's mobile throttling; the median of three runs a
 * page. `-- /my /faq` measures these pages alone and keeps nothing. Visits the app at APP_ORIGIN, or starts one with the
 * demo world behind TLS and HTTP/2. LIGHTHOUSE_PORT is Chromium's.
 */
const RUNS = 3
const PORT = Number(process.env['LIGHTHOUSE_PORT'] ?? 9333)
/** 한지우 of the demo world. */
const PHONE = '01010000001'
/** A page with a live stream never becomes idle. */
const LONGEST_VISIT_MS = 20_000

const PUBLIC =
  '/ /faq /money /guide/salary_guide /graph /secret /attack /coffeechat /introduce /business /rankingtalk /terms/privacy /terms/service'.split(
    ' ',
  )
const VISITORS = ['/login']
const OWN = ['/my', '/my/message']
/** Visited first and not counted: a browser that was just started is slow. */
const WARM_UP = ['/', '/login']

/** Public pages are judged by their scores; app pages, which no search engine visits, by their times. */
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const AIMS = {
  scores: { performance: 100, accessibility: 95, 'best-practices': 95, seo: 95 },
  app: { lcpMs: 2_000, tbtMs: 100, cls: 0.02 },
} as const

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
type Visit = { page: string; as: 'visitor' | 'person' }
type Figures = ReturnType<typeof figuresOf>

const medianOf = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The median of each figure. */
function figuresOf(reports: readonly Report[]) {
  const median = (read: (report: Report) => number) => medianOf(reports.map(read))
  const number = (id: string) => median(({ audits }) => audits[id]?.numericValue ?? 0)
  const scores = CATEGORIES.map(
    (name) => [name, median(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))] as const,
  )
  return {
    scores: Object.fromEntries(scores) as Record<(typeof CATEGORIES)[number], number>,
    fcpMs: Math.round(number('first-contentful-paint')),
    lcpMs: Math.round(number('largest-contentful-paint')),
    tbtMs: Math.round(number('total-blocking-time')),
    cls: Number(number('cumulative-layout-shift').toFixed(4)),
    kb: Math.round(number('total-byte-weight') / 1024),
    /** Lighthouse's measure of this machine, on which blocking time depends. */
    benchmarkIndex: Math.round(median(({ environment }) => environment.benchmarkIndex)),
  }
}

function missedBy(page: string, { scores, ...figures }: Figures): string[] {
  if (PUBLIC.includes(page))
    return CATEGORIES.filter((name) => scores[name] < AIMS.scores[name]).map(
      (name) => `${name} ${scores[name]}`,
    )
  return (['lcpMs', 'tbtMs', 'cls'] as const)
    .filter((name) => figures[name] > AIMS.app[name])
    .map((name) => `${name} ${figures[name]} > ${AIMS.app[name]}`)
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
  /** Where the bench itself calls, because it would refuse the proxy's certificate. */
  calls: string
  close: () => Promise<void>
}

/** The app at APP_ORIGIN, or one of our own behind a proxy, on a temporary data folder. */
async function openApp(): Promise<App> {
  const named = process.env['APP_ORIGIN']
  if (named) return { origin: named, calls: named, close: async () => {} }
  await ensureBuilt()
  const front = await openFront()
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-data-'))
  const settings = { SANDBOX_SPEED: '1000', APP_ORIGIN: front.origin }
  // In production the server does not share its CPU with the phone: here it runs at the lowest priority.
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

// A whole Chromium takes two to three times the blocking time of the headless shell, so the results name it.
const machine = { ...lookAtMachine(), browser: path.basename(await chromiumPath()) }
const app = await openApp()
const stopChromium = await startChromium(PORT)
const results: (Visit & Figures & { missed: string[] })[] = []
const asked = process.argv.slice(2)
try {
  const login = await signIn(app.calls, PHONE)
  const all: Visit[] = [
    ...[...PUBLIC, ...VISITORS].map((page) => ({ page, as: 'visitor' as const })),
    ...[...OWN, await offerPage(app.calls, login.accessToken)].map((page) => ({
      page,
      as: 'person' as const,
    })),
  ]
  const visits = asked.length > 0 ? all.filter(({ page }) => asked.includes(page)) : all
  for (const page of WARM_UP) await visitOnce(app.origin, page)
  let signedIn: Visit['as'] | undefined
  for (const visit of visits) {
    if (signedIn !== visit.as) await keepLogin(PORT, app.origin, visit.as === 'person' ? login : null)
    signedIn = visit.as
    const figures = await measure(app.origin, visit.page)
    results.push({ ...visit, ...figures, missed: missedBy(visit.page, figures) })
    console.log(`${visit.page} …`)
  }
} finally {
  await stopChromium()
  await app.close()
}
console.log(`${sayMachine(machine)}, ${machine.browser}\n`)
printColumns([
  ['page', 'performance', 'FCP ms', 'LCP ms', 'TBT ms', 'CLS', 'KB', 'missed'],
  ...results.map(({ page, scores, fcpMs, lcpMs, tbtMs, cls, kb, missed }) => [
    page,
    ...[scores.performance, fcpMs, lcpMs, tbtMs, cls, kb].map(String),
    missed.join(', '),
  ]),
])
if (asked.length === 0) keepResults('lighthouse', { machine, aims: AIMS, runs: RUNS, results })
if (results.some(({ missed }) => missed.length > 0)) process.exitCode = 1
