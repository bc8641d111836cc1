import { existsSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromiumPath } from './browser.mjs'
import { Stop } from './say.mjs'
import { ROOT, environment, execute, node } from './setup.mjs'

/* The steps that `npm test` and `npm run check` share. */

/** The vitest projects of each tier, by their names. */
const PROJECTS = {
  rules: ['!*-screens', '!calls'],
  screens: ['*-screens'],
  calls: ['calls'],
}
/** @typedef {keyof typeof PROJECTS} Tier */
export const TIERS = /** @type {Tier[]} */ (Object.keys(PROJECTS))

export const reportOf = (/** @type {string} */ tier) => path.join(ROOT, '.cache', `${tier}-report.json`)

let interrupted = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (interrupted = true))

/** Runs a command, and stops with the advice when it fails. */
export async function must(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {string} */ advice,
  options = {},
) {
  const code = interrupted ? 1 : await execute(command, args, options)
  if (interrupted) throw new Stop('끝나기 전에 멈췄어요.')
  if (code !== 0) throw new Stop(advice)
}

export const routeTypes = () =>
  must('react-router', ['typegen'], '경로 타입을 만들지 못했어요.', { cwd: path.join(ROOT, 'apps/web') })

/** One checker per project: four would each load the same types, and take twice the time. */
export const types = () => must('tsc', ['--build', '--checkers', '1'], '타입 오류를 고쳐 주세요.')

/** knip reads all files; its cache spares it those that have not changed. Both runs are told apart in knip.config.js. */
async function unused() {
  const advice = '쓰이지 않는 파일, export, 패키지를 지우고, 가져오는 패키지를 선언해 주세요.'
  const cached = (/** @type {string} */ name) => [
    '--no-progress',
    '--cache',
    '--cache-location',
    `.cache/knip-${name}`,
  ]
  const product = ['--production', '--strict', ...cached('product')]
  const all = ['--dependencies', '--exclude=binaries,unresolved', '--no-config-hints', ...cached('all')]
  // Each uses one core.
  await Promise.all([product, all].map((words) => must('knip', words, advice)))
}

/** The linter and the formatter look at the given files, the rules of the house at all files. */
export async function lint(/** @type {string[]} */ files) {
  const found = ['--no-error-on-unmatched-pattern', ...files]
  if (files.length > 0) {
    await must('oxlint', ['--type-aware', '--deny-warnings', ...found], '린트 오류를 고쳐 주세요.')
    await must('oxfmt', ['--check', ...found], '`npm run format`으로 서식을 맞춰 주세요.')
  }
  await must(node(), ['scripts/check-house-rules.mjs'], '가져오기 규칙과 파일 규칙을 지켜 주세요.')
  await unused()
}

/**
 * Runs the tests of one tier: those that `command` and `words` choose, or all. A run that leaves no report has failed,
 * whatever its exit code.
 */
export async function testTier(
  /** @type {Tier} */ tier,
  command = 'run',
  /** @type {string[]} */ words = [],
) {
  const env = environment(tier === 'screens' ? { CHROMIUM_PATH: await chromiumPath() } : {})
  rmSync(reportOf(tier), { force: true })
  const projects = PROJECTS[tier].map((project) => `--project=${project}`)
  // Passed tests print nothing, and no reporter moves the cursor, so that a log is readable.
  const progress = path.join(ROOT, 'scripts/progress-reporter.mjs')
  const reporters = [
    '--reporter=minimal',
    '--silent=passed-only',
    `--reporter=${progress}`,
    '--reporter=json',
  ]
  const chosen = words.length > 0 ? ['--passWithNoTests', ...words] : []
  // CI gives a test a second try, as the flows have, and reports it as flaky. Rules get none: they do not depend on time.
  const retry = process.env['CI'] && tier !== 'rules' ? ['--retry=1'] : []
  await must(
    'vitest',
    [command, '--run', ...projects, ...reporters, `--outputFile.json=${reportOf(tier)}`, ...retry, ...chosen],
    '위의 실패한 시험을 고쳐 주세요.',
    { env },
  )
  if (!existsSync(reportOf(tier))) throw new Stop('시험이 끝까지 가지 못했어요.')
}

/** Runs the flows that `words` choose, or all, on the last build. */
export async function testFlows(/** @type {string[]} */ words = []) {
  const CHROMIUM_PATH = await chromiumPath()
  rmSync(reportOf('flows'), { force: true })
  const chosen = words.length > 0 ? ['--pass-with-no-tests', ...words] : []
  await must(
    'playwright',
    ['test', '--config=e2e/playwright.config.ts', '--reporter=line,json', ...chosen],
    '위의 실패한 흐름을 고쳐 주세요.',
    { env: environment({ CHROMIUM_PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf('flows') }) },
  )
}
