import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { importGraph, sources } from './imports.mjs'
import { counts, flaky, fromVitest, stepTable } from './report.mjs'
import { Stop, run, say } from './say.mjs'
import { ROOT, ensureInstalled } from './setup.mjs'
import { TIERS, lint, reportOf, routeTypes, testTier, types } from './steps.mjs'
import { isTest, touchedTests } from './touched-tests.mjs'

/*
 * npm run check: types, lint, and the tests that a change touches, without flows. The change is what is not committed
 * yet, and the commits that origin/main does not have; `npm run check -- packages/domain/src/offers` names files instead.
 */

const MOST_REASONS = 12

/** So many files of screen tests, and of call tests, run within half a minute on two cores. A check takes at most 90 seconds. */
const MOST_FILES = 24

function git(/** @type {string[]} */ ...args) {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  return { ok: status === 0, lines: (stdout ?? '').split('\n').filter(Boolean) }
}

const known = () => git('ls-files', '--cached', '--others', '--exclude-standard').lines

function changedFiles() {
  const base = git('merge-base', 'HEAD', 'origin/main').lines[0] ?? 'HEAD'
  const changed = git('diff', '--name-only', '--no-renames', base)
  if (!changed.ok)
    throw new Stop('무엇이 바뀌었는지 git에서 읽지 못했어요. 파일을 적어 주거나 `npm test`를 써 주세요.')
  return [...changed.lines, ...git('ls-files', '--others', '--exclude-standard').lines]
}

/** The files at the given paths, or under them. */
function named(/** @type {string[]} */ paths, /** @type {string[]} */ files) {
  const places = paths.map((one) => path.relative(ROOT, path.resolve(one)))
  return files.filter((file) => places.some((place) => file === place || file.startsWith(`${place}/`)))
}

const isThere = (/** @type {string} */ file) => existsSync(path.join(ROOT, file))

/** Who imports a file directly. Tests do not count, and neither does an import of types: the compiler judges those. */
function importers() {
  const graph = [...importGraph(sources())].filter(
    ([file]) => /^(packages|apps)\//.test(file) && !isTest(file),
  )
  const pairs = graph.flatMap(([user, imports]) =>
    imports.filter(({ typeOnly }) => !typeOnly).map(({ target }) => ({ user, target })),
  )
  const byTarget = Map.groupBy(pairs, ({ target }) => target)
  return (/** @type {string} */ file) => (byTarget.get(file) ?? []).map(({ user }) => user)
}

/** React Router generates the types of routes from the route table; without them nothing compiles. */
const needsRouteTypes = (/** @type {string[]} */ changed) =>
  !isThere('apps/web/.react-router/types') ||
  changed.some((file) => /^apps\/web\/(app\/routes|react-router\.config)/.test(file))

await run(async () => {
  ensureInstalled()
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  const files = known().filter(isThere)
  const words = process.argv.slice(2)
  const changed = words.length > 0 ? named(words, files) : changedFiles()
  if (changed.length === 0 && words.length > 0) throw new Stop(`${words.join(', ')}: 그런 파일이 없어요.`)
  if (changed.length === 0) return say('바뀐 파일이 없어서 검사할 것이 없어요. 전체는 `npm test`가 증명해요.')

  const there = changed.filter(isThere)
  const { tests, why } = touchedTests(changed, {
    tests: files.filter(isTest),
    importersOf: importers(),
  })
  say(`파일 ${changed.length}개가 바뀌었어요. 이 변경이 건드리는 시험을 골랐어요.`)
  console.log('  바뀐 파일을 가까이서든 멀리서든 가져오는 규칙 시험')
  for (const { reason, tests: number } of why.slice(0, MOST_REASONS))
    console.log(`  ${reason} (시험 파일 ${number}개)`)
  if (why.length > MOST_REASONS) console.log(`  그 밖에 ${why.length - MOST_REASONS}가지 까닭`)
  const [screens, calls] = [tests.screens.slice(0, MOST_FILES), tests.calls.slice(0, MOST_FILES)]
  const left = tests.screens.length - screens.length + tests.calls.length - calls.length
  if (left > 0) console.log(`  가까운 것부터 돌려요. 시험 파일 ${left}개는 \`npm test\`에 맡겨요.`)

  /** @type {{ name: string, seconds: number }[]} */
  const times = []
  const step = async (/** @type {string} */ name, /** @type {() => Promise<unknown>} */ work) => {
    const began = performance.now()
    say(`${name} …`)
    await work()
    times.push({ name, seconds: (performance.now() - began) / 1000 })
  }

  await step('types', async () => {
    if (needsRouteTypes(changed)) await routeTypes()
    await types()
  })
  await step('lint', () => lint(there))
  const near = [...there, ...tests.rules, ...calls]
  if (near.length > 0) await step('rules', () => testTier('rules', 'related', near))
  if (screens.length > 0) await step('screens', () => testTier('screens', 'run', screens))
  if (calls.length > 0) await step('calls', () => testTier('calls', 'run', calls))

  const told = TIERS.filter((tier) => times.some(({ name }) => name === tier)).flatMap((tier) =>
    fromVitest(tier, JSON.parse(readFileSync(reportOf(tier), 'utf8')), ROOT),
  )
  console.log(['', ...stepTable(times, told), '', ...flaky(told)].join('\n'))
  say('이 변경이 건드리는 것만 보았어요. 전체는 `npm test`가 증명해요.')
  console.log(counts(told))
})
