import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/browser.mjs'

/**
 * Lighthouse, mobile, three runs a page, the median of each score, and what the page weighs:
 * `npm run bench:lighthouse` for the pages below, `npm run bench:lighthouse -- /attack` for others.
 * Needs a running app; APP_ORIGIN says where (http://127.0.0.1:3000). A score under the goal ends it with 1.
 */
const RUNS = 3
const GOAL = 95
const PORT = 9333
const PAGES = ['/', '/faq', '/money', '/guide/salary_guide']
const origin = process.env['APP_ORIGIN'] ?? 'http://127.0.0.1:3000'
const asked = process.argv.slice(2)
const pages = asked.length > 0 ? asked : PAGES

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

async function startChromium(): Promise<() => void> {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'))
  const args = [
    '--headless',
    ...CHROMIUM_ARGS,
    `--remote-debugging-port=${PORT}`,
    `--user-data-dir=${profile}`,
  ]
  const child = spawn(await chromiumPath(), [...args, 'about:blank'], { stdio: 'ignore' })
  for (let tries = 0; tries < 100; tries++) {
    const answered = await fetch(`http://127.0.0.1:${PORT}/json/version`).catch(() => null)
    if (answered?.ok) break
    await new Promise((later) => setTimeout(later, 100))
  }
  return () => {
    child.kill()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function measure(page: string): Promise<Result[]> {
  const runs: Result[] = []
  for (let run = 0; run < RUNS; run++) {
    const result = await lighthouse(origin + page, {
      port: PORT,
      onlyCategories: [...categories],
      logLevel: 'silent',
    })
    if (result) runs.push(result.lhr)
  }
  return runs
}

/** Bytes of script that came over the wire. */
function scriptBytes({ audits }: Result): number {
  const details = audits['network-requests']?.details
  const requests = details?.type === 'table' ? details.items : []
  return requests
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize }) => sum + Number(transferSize), 0)
}

const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** Prints a page's lines and tells whether every score reaches the goal. */
function report(page: string, runs: Result[]): boolean {
  const scores = categories.map((name) => ({
    name,
    score: Math.round(median(runs.map((run) => (run.categories[name]?.score ?? 0) * 100))),
  }))
  const number = (id: string) => median(runs.map((run) => run.audits[id]?.numericValue ?? 0))
  console.log(`${page}: ${scores.map(({ name, score }) => `${name} ${score}`).join(' · ')}`)
  console.log(
    `  JavaScript ${kb(median(runs.map(scriptBytes)))} of ${kb(number('total-byte-weight'))}` +
      ` · LCP ${Math.round(number('largest-contentful-paint'))} ms` +
      ` · TBT ${Math.round(number('total-blocking-time'))} ms` +
      ` · CLS ${number('cumulative-layout-shift').toFixed(3)}`,
  )
  const low = runs.flatMap(({ audits, categories: found }) =>
    Object.values(found)
      .filter(({ id }) => id !== 'performance')
      .flatMap(({ auditRefs }) => auditRefs)
      .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
      .map(({ id }) => id),
  )
  if (low.length > 0) console.log(`  failed: ${[...new Set(low)].join(', ')}`)
  return scores.every(({ score }) => score >= GOAL)
}

const stop = await startChromium()
try {
  console.log(`load before: ${os.loadavg()[0]!.toFixed(1)} on ${os.cpus().length} cores`)
  const reached: boolean[] = []
  for (const page of pages) reached.push(report(page, await measure(page)))
  if (reached.includes(false)) process.exitCode = 1
} finally {
  stop()
}
