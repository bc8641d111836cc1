import { globSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ROOT } from './setup.mjs'

// All files of a worker share the settings of fast-check.
const given = fc.readConfigureGlobal()
beforeEach(() => {
  fc.resetConfigureGlobal()
  onTestFinished(() => {
    vi.unstubAllEnvs()
    fc.configureGlobal(given)
  })
})

/** Starts a run with this PROPERTY_SEED. */
async function startRun(/** @type {string | undefined} */ seed) {
  vi.stubEnv('PROPERTY_SEED', seed)
  vi.resetModules()
  await import('./property-seed.mjs')
}

function draw() {
  /** @type {number[]} */
  const values = []
  const { seed } = fc.check(fc.property(fc.integer(), (value) => void values.push(value)))
  return { seed, values }
}

test('a run with PROPERTY_SEED draws the values of that seed', async () => {
  await startRun('-1819918769')
  const first = draw()
  expect(first.seed).toBe(-1819918769)
  expect(draw()).toEqual(first)
})

test('a run without PROPERTY_SEED draws new values each time', async () => {
  await startRun(undefined)
  expect(draw().values).not.toEqual(draw().values)
})

test.for(['', 'abc', '1.5', '1e9'])('a seed that is no whole number stops the run: ‘%s’', async (seed) => {
  await expect(startRun(seed)).rejects.toThrow(`PROPERTY_SEED is a whole number, not ‘${seed}’.`)
})

test('every project of rules and calls loads the seed', () => {
  const configs = globSync(['{apps,packages}/*/vitest*.config.ts', 'scripts/vitest.config.ts'], { cwd: ROOT })
  const others = configs.filter(
    (file) =>
      !file.endsWith('.screens.config.ts') &&
      !/ruleTest|property-seed\.mjs/.test(readFileSync(`${ROOT}/${file}`, 'utf8')),
  )
  expect([configs.length > 10, others]).toEqual([true, []])
})
