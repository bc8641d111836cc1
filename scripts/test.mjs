import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt } from './build.mjs'
import { announcement, inRounds, learned } from './pace.mjs'
import { counts, flaky, fromPlaywright, fromVitest, slowest, stepTable } from './report.mjs'
import { Stop, run, say } from './say.mjs'
import { ROOT, ensureInstalled, node } from './setup.mjs'
import { TIERS, lint, must, reportOf, routeTypes, testFlows, testTier, types } from './steps.mjs'

/*
 * npm test: all steps, in rounds; the quickest round first.
 * `npm test -- rules screens` runs only the named steps; `npm test -- flows e2e/landing.spec.ts` only those flows.
 */

const isStep = (/** @type {string} */ word) => Object.hasOwn(steps, word)
const words = process.argv.slice(2)
const paths = () => words.filter((word) => !isStep(word))

/** @type {Record<string, { title: string, work: () => Promise<unknown> }>} */
const steps = {
  types: {
    title: '타입을 검사해요',
    work: types,
  },
  lint: {
    title: '린트, 서식, 집의 규칙을 검사해요',
    work: () => lint(['.']),
  },
  build: {
    title: '빌드하고 용량 예산을 확인해요',
    work: async () => {
      await ensureBuilt()
      await must(node(), ['scripts/check-budgets.mjs'], '예산을 넘긴 화면의 용량을 줄여 주세요.')
    },
  },
  rules: {
    title: '규칙을 시험해요 (데이터베이스도 브라우저도 없이)',
    work: () => testTier('rules', 'run', paths()),
  },
  screens: {
    title: '화면을 하나씩 시험해요 (진짜 크로미움에서)',
    work: () => testTier('screens', 'run', paths()),
  },
  calls: {
    title: 'API를 시험해요 (진짜 PostgreSQL 위에서)',
    work: () => testTier('calls', 'run', paths()),
  },
  flows: {
    title: '브라우저에서 흐름을 걸어요',
    work: async () => {
      await ensureBuilt()
      await testFlows(paths())
    },
  },
}

const PACES = path.join(ROOT, '.cache', 'paces.json')

/** @returns {import('./pace.mjs').Paces} */
function lastPaces() {
  try {
    return JSON.parse(readFileSync(PACES, 'utf8'))
  } catch {
    return {} // Nothing ran here yet, or a run was stopped while it wrote.
  }
}

const isThere = (/** @type {string} */ tier) => existsSync(reportOf(tier))
const read = (/** @type {string} */ tier) => JSON.parse(readFileSync(reportOf(tier), 'utf8'))

/** The tests of all reports. */
const told = () => [
  ...TIERS.filter(isThere).flatMap((tier) => fromVitest(tier, read(tier), ROOT)),
  ...['flows'].filter(isThere).flatMap((tier) => fromPlaywright(tier, read(tier), ROOT)),
]

/** @typedef {{ name: string, seconds: number, error?: unknown }} Walked */

/** @returns {Promise<Walked>} */
async function step(/** @type {string} */ name) {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  say(`${name}: ${steps[name]?.title} …`)
  try {
    await steps[name]?.work()
    return { name, seconds: seconds() }
  } catch (error) {
    return { name, seconds: seconds(), error }
  }
}

/** A failed step ends the run after its round; the summary still shows what was walked. */
async function walk(/** @type {string[][]} */ rounds) {
  /** @type {Walked[]} */
  const walked = []
  // Both the types and the build read them, and neither may find them half written.
  if (rounds[0]?.some((name) => name === 'types' || name === 'lint')) await routeTypes()
  for (const round of rounds) {
    walked.push(...(await Promise.all(round.map(step))))
    if (walked.some(({ error }) => error)) break
  }
  return walked
}

await run(async () => {
  ensureInstalled()
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  for (const tier of [...TIERS, 'flows']) rmSync(reportOf(tier), { force: true })
  const chosen = Object.keys(steps).filter((name) => !words.some(isStep) || words.includes(name))
  const last = lastPaces()
  if (paths().length === 0) say(announcement(chosen, last, os.availableParallelism()))
  const began = performance.now()
  const walked = await walk(inRounds(chosen))
  const whole = (performance.now() - began) / 1000
  const tests = told()
  const error = walked.find((one) => one.error)?.error
  const passed = walked.filter((one) => !one.error)
  if (paths().length === 0) writeFileSync(PACES, JSON.stringify(learned(last, passed, tests)))
  const nothing = paths().length > 0 && tests.length === 0
  const failure = error ?? (nothing ? new Stop(`${paths().join(', ')}에는 시험이 없어요.`) : undefined)

  console.log(['', ...stepTable(walked, tests, whole), ''].join('\n'))
  if (tests.length > 0) console.log([...slowest(tests), '', ...flaky(tests), ''].join('\n'))
  if (failure) console.log(failure instanceof Stop ? `✗ ${failure.message}` : failure)
  console.log(counts(tests))
  return failure ? 1 : 0
})
