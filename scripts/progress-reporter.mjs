/*
 * Prints a line after every tenth of a tier's files, with the tests so far, so that a log is readable too. Another reporter
 * prints the failures.
 */

const TENTHS = 10

/** The line after `done` of `files`, or nothing before the next tenth. */
export function progressLine(
  /** @type {{ done: number, files: number, tests: number, failed: number, seconds: number }} */ {
    done,
    files,
    tests,
    failed,
    seconds,
  },
) {
  const tenth = (/** @type {number} */ number) => Math.floor((number * TENTHS) / files)
  if (tenth(done) === tenth(done - 1)) return undefined
  const wrong = failed > 0 ? `, 실패 ${failed}개` : ''
  return `  ${String(tenth(done) * TENTHS).padStart(3)} %  파일 ${done}/${files}, 시험 ${tests}개${wrong}  ${seconds.toFixed(0)}초`
}

/** @implements {import('vitest/node').Reporter} */
export default class ProgressReporter {
  files = 0
  done = 0
  tests = 0
  failed = 0
  began = performance.now()

  onTestRunStart(/** @type {readonly unknown[]} */ specifications) {
    this.files = specifications.length
    this.began = performance.now()
  }

  onTestCaseResult(/** @type {import('vitest/node').TestCase} */ test) {
    this.tests += 1
    if (test.result().state === 'failed') this.failed += 1
  }

  onTestModuleEnd() {
    this.done += 1
    const { files, done, tests, failed, began } = this
    const line = progressLine({ files, done, tests, failed, seconds: (performance.now() - began) / 1000 })
    if (line) console.log(line)
  }
}
