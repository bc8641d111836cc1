import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromiumPath } from './browser.mjs'
import { ensureBuilt } from './build.mjs'
import { Stop, run, say } from './say.mjs'
import { ROOT, ensureInstalled, environment, execute, node } from './setup.mjs'

/*
 * npm test: everything, in the order in which a mistake is cheapest to find.
 * `npm test -- unit browser` runs only the named steps; `npm test -- browser e2e/landing.spec.ts` only those flows.
 */

const report = (/** @type {string} */ name) => path.join(ROOT, '.cache', `${name}-report.json`)
const isStep = (/** @type {string} */ word) => Object.hasOwn(steps, word)
const words = process.argv.slice(2)
const paths = () => words.filter((word) => !isStep(word))

/** @type {Record<string, { title: string, work: () => Promise<unknown> }>} */
const steps = {
  types: {
    title: '타입을 검사해요',
    work: async () => {
      await must('react-router', ['typegen'], '경로 타입을 만들지 못했어요.', {
        cwd: path.join(ROOT, 'apps/web'),
      })
      await must('tsc', ['--build'], '타입 오류를 고쳐 주세요.')
    },
  },
  lint: {
    title: '린트, 서식, 집의 규칙을 검사해요',
    work: async () => {
      await must('oxlint', ['--type-aware', '--deny-warnings', '.'], '린트 오류를 고쳐 주세요.')
      await must('oxfmt', ['--check', '.'], '`npm run format`으로 서식을 맞춰 주세요.')
      await must(node(), ['scripts/check-house-rules.mjs'], '가져오기 규칙과 파일 규칙을 지켜 주세요.')
    },
  },
  unit: {
    title: '도메인, 계약, API를 시험해요 (진짜 PostgreSQL 위에서)',
    work: () =>
      must(
        'vitest',
        ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report('unit')}`, ...paths()],
        '위의 실패한 시험을 고쳐 주세요.',
      ),
  },
  build: {
    title: '빌드하고 용량 예산을 확인해요',
    work: async () => {
      await ensureBuilt()
      await must(node(), ['scripts/check-budgets.mjs'], '예산을 넘긴 화면의 용량을 줄여 주세요.')
    },
  },
  browser: {
    title: '브라우저에서 흐름을 걸어요',
    work: async () => {
      const env = environment({ CHROMIUM_PATH: await chromiumPath() })
      await ensureBuilt()
      await must(
        'playwright',
        ['test', '--config=e2e/playwright.config.ts', ...paths()],
        '위의 실패한 흐름을 고쳐 주세요.',
        {
          env,
        },
      )
    },
  },
}

async function must(
  /** @type {string} */ command,
  /** @type {string[]} */ args,
  /** @type {string} */ advice,
  options = {},
) {
  if ((await execute(command, args, options)) !== 0) throw new Stop(advice)
}

/** How many tests ran, read off the runners' own reports. */
function counts() {
  const total = { passed: 0, failed: 0, skipped: 0 }
  if (existsSync(report('unit'))) {
    const unit = JSON.parse(readFileSync(report('unit'), 'utf8'))
    total.passed += unit.numPassedTests
    total.failed += unit.numFailedTests
    total.skipped += unit.numPendingTests
  }
  if (existsSync(report('browser'))) {
    const { stats } = JSON.parse(readFileSync(report('browser'), 'utf8'))
    total.passed += stats.expected + stats.flaky
    total.failed += stats.unexpected
    total.skipped += stats.skipped
  }
  return `${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`
}

await run(async () => {
  ensureInstalled()
  mkdirSync(path.join(ROOT, '.cache'), { recursive: true })
  for (const name of ['unit', 'browser']) rmSync(report(name), { force: true })
  const chosen = Object.keys(steps).filter((name) => !words.some(isStep) || words.includes(name))
  for (const name of chosen) {
    const step = steps[name]
    if (!step) continue
    const began = performance.now()
    say(`${step.title} …`)
    await step.work()
    say(`${name}: ${((performance.now() - began) / 1000).toFixed(1)}초`)
  }
  console.log(`\n${counts()}`)
})
