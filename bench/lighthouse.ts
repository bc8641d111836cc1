import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import lighthouse from 'lighthouse'
import { CHROMIUM_ARGS, chromiumPath } from '../scripts/browser.mjs'

/**
 * Lighthouse, mobile, three runs a page, the median of each score: `npm run bench:lighthouse -- / /faq`.
 * Needs a running app; APP_ORIGIN says where (http://127.0.0.1:3000).
 */
const RUNS = 3
const PORT = 9333
const origin = process.env['APP_ORIGIN'] ?? 'http://127.0.0.1:3000'
const pages = process.argv.slice(2).length > 0 ? process.argv.slice(2) : ['/']
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

const stop = await startChromium()
try {
  for (const page of pages) {
    const runs: Result[] = []
    for (let run = 0; run < RUNS; run++) {
      const result = await lighthouse(origin + page, {
        port: PORT,
        onlyCategories: [...categories],
        logLevel: 'silent',
      })
      if (result) runs.push(result.lhr)
    }
    const scores = categories.map(
      (name) => `${name} ${median(runs.map((run) => (run.categories[name]?.score ?? 0) * 100))}`,
    )
    const numeric = (id: string) => Math.round(median(runs.map((run) => run.audits[id]?.numericValue ?? 0)))
    console.log(`${page}: ${scores.join(' · ')}`)
    console.log(
      `  LCP ${numeric('largest-contentful-paint')} ms · TBT ${numeric('total-blocking-time')} ms · ${Math.round(numeric('total-byte-weight') / 1024)} KB`,
    )
  }
} finally {
  stop()
}
