import path from 'node:path'

/* The summary of a run, from the reports of vitest and Playwright. */

/**
 * @typedef {'passed' | 'failed' | 'skipped' | 'flaky'} Outcome `flaky`: passed, but not at the first try.
 * @typedef {{ tier: string, name: string, file: string, seconds: number, outcome: Outcome }} Told
 */

const MOST = 20
const SEPARATOR = ' › '

/** The tests in a report of vitest. A file that fails before its first test counts as one failed test. */
export function fromVitest(
  /** @type {string} */ tier,
  /** @type {any} */ report,
  /** @type {string} */ root,
) {
  /** @type {Told[]} */
  const told = []
  for (const module of report.testResults) {
    const file = path.relative(root, module.name)
    for (const test of module.assertionResults) {
      const name = [...test.ancestorTitles, test.title].filter(Boolean).join(SEPARATOR)
      told.push({ tier, name, file, seconds: (test.duration ?? 0) / 1000, outcome: vitestOutcome(test) })
    }
    const isTold = module.assertionResults.some((/** @type {any} */ test) => test.status === 'failed')
    if (module.status === 'failed' && !isTold)
      told.push({ tier, name: module.message || file, file, seconds: 0, outcome: 'failed' })
  }
  return told
}

/** @returns {Outcome} A passed test keeps the failure messages of its earlier tries. */
function vitestOutcome(/** @type {any} */ { status, failureMessages }) {
  if (status === 'failed') return 'failed'
  if (status !== 'passed') return 'skipped'
  return failureMessages.length > 0 ? 'flaky' : 'passed'
}

/** @type {Record<string, Outcome>} */
const FLOW_OUTCOMES = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' }

/** The flows in a report of Playwright. */
export function fromPlaywright(
  /** @type {string} */ tier,
  /** @type {any} */ report,
  /** @type {string} */ root,
) {
  const folder = path.relative(root, report.config.rootDir)
  /** @returns {Told[]} */
  const walk = (/** @type {any} */ suite, /** @type {string[]} */ above) => [
    ...(suite.specs ?? []).flatMap((/** @type {any} */ spec) =>
      spec.tests.map((/** @type {any} */ test) => ({
        tier,
        name: [...above, spec.title].join(SEPARATOR),
        file: path.join(folder, spec.file),
        seconds:
          test.results.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.duration, 0) /
          1000,
        outcome: FLOW_OUTCOMES[test.status] ?? 'failed',
      })),
    ),
    ...(suite.suites ?? []).flatMap((/** @type {any} */ inner) => walk(inner, [...above, inner.title])),
  ]
  return report.suites.flatMap((/** @type {any} */ file) => walk(file, []))
}

const seconds = (/** @type {number} */ figure) => `${figure.toFixed(1)}초`

/** The steps with their times and numbers of tests. The whole is less than their sum where steps ran side by side. */
export function stepTable(
  /** @type {{ name: string, seconds: number }[]} */ steps,
  /** @type {Told[]} */ told,
  whole = steps.reduce((sum, step) => sum + step.seconds, 0),
) {
  const row = (/** @type {string} */ name, /** @type {number} */ time, /** @type {number} */ tests) =>
    `  ${name.padEnd(8)} ${seconds(time).padStart(8)}${tests > 0 ? `  시험 ${tests}개` : ''}`
  return [
    '걸린 시간',
    ...steps.map((step) =>
      row(step.name, step.seconds, told.filter(({ tier }) => tier === step.name).length),
    ),
    row('all', whole, told.length),
  ]
}

/** The slowest tests of all tiers, slowest first. */
export function slowest(/** @type {Told[]} */ told) {
  const first = told.toSorted((one, other) => other.seconds - one.seconds).slice(0, MOST)
  return [
    `가장 오래 걸린 시험 ${first.length}개`,
    ...first.map(
      (test) =>
        `  ${seconds(test.seconds).padStart(7)}  ${test.tier.padEnd(7)}  ${test.name}  (${test.file})`,
    ),
  ]
}

/** The names of the tests that passed, but not at the first try. */
export function flaky(/** @type {Told[]} */ told) {
  const found = told.filter(({ outcome }) => outcome === 'flaky')
  if (found.length === 0) return ['다시 해서 통과한 시험은 없어요.']
  return [
    `다시 해서 통과한 시험 ${found.length}개`,
    ...found.map(({ tier, name, file }) => `  flaky  ${tier.padEnd(7)}  ${name}  (${file})`),
  ]
}

/** The last line of a run. A flaky test counts as passed. */
export function counts(/** @type {Told[]} */ told) {
  const number = (/** @type {Outcome[]} */ ...outcomes) =>
    told.filter(({ outcome }) => outcomes.includes(outcome)).length
  return `${number('passed', 'flaky')} passed, ${number('failed')} failed, ${number('skipped')} skipped`
}
