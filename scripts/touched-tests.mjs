import path from 'node:path'

/*
 * Which tests a change touches. vitest finds rule tests by what they import. A screen test opens the whole app and a call
 * test starts the whole server, so their imports say nothing: they are chosen by folder. The choice serves the daily loop;
 * `npm test` is the proof.
 */

/** @typedef {'rules' | 'screens' | 'calls'} Tier */

export const isTest = (/** @type {string} */ file) => /\.(test|screen)\.[a-z]+$/.test(file)

/** Some tests of the server need no database. vitest knows which; here they count as calls. */
const tierOf = (/** @type {string} */ test) => {
  if (/\.screen\.[a-z]+$/.test(test)) return 'screens'
  return test.startsWith('apps/server/') ? 'calls' : 'rules'
}

/** A change of these files touches all tests of the tiers under a folder. */
const SHARED = [
  { files: /^(package-lock\.json|vitest\.config\.ts)$/, under: '', tiers: ['rules', 'screens', 'calls'] },
  { files: /^scripts\/(browser|screen-tier)\.mjs$/, under: '', tiers: ['screens'] },
  {
    files: /^packages\/(contract\/src\/(client|testing)|ui\/src\/testing)\//,
    under: '',
    tiers: ['screens'],
  },
  { files: /^packages\/kit\/src\//, under: 'apps/', tiers: ['screens'] },
  { files: /^apps\/server\/src\/((platform|testing)\/|[^/]+$)/, under: 'apps/server/', tiers: ['calls'] },
  { files: /^apps\/web\/app\/((api|layout|testing)\/|[^/]+$)/, under: 'apps/web/', tiers: ['screens'] },
  {
    files: /^apps\/console\/src\/((api|layout|testing)\/|[^/]+$)/,
    under: 'apps/console/',
    tiers: ['screens'],
  },
]
const isShared = (/** @type {string} */ file) => SHARED.some(({ files }) => files.test(file))

/** The folder that is tested as one: a noun in its layer, or the whole of ui, kit and a part of the sandbox. */
const moduleOf = (/** @type {string} */ file) =>
  /^(packages\/(ui|kit)|packages\/domain\/src\/[^/]+|apps\/(sandbox\/src|server\/src(\/modules)?|web\/app|console\/src)\/[^/]+)\//.exec(
    file,
  )?.[0]

/** `packages/contract/src/offers.ts`, `offers-console.ts` and `offer-shapes.ts` are about the noun of the folders `offers/`. */
const nounOf = (/** @type {string} */ place) =>
  path.posix
    .basename(place)
    .replace(/(-(shapes|fields|console))?\.ts$/, '')
    .replace(/s$/, '')

/**
 * The tests of each tier, the nearest to the change first, and each reason with the number of tests that it chose.
 * @param {string[]} changed files, from the root of the repository
 * @param {{ tests: string[], importersOf: (file: string) => string[] }} tree every test, and who imports a file directly
 */
export function touchedTests(changed, { tests, importersOf }) {
  /** @type {Map<string, string[]>} */
  const chosen = new Map()
  const choose = (/** @type {string} */ reason, /** @type {(test: string) => boolean} */ fits) => {
    const found = tests.filter(fits)
    if (found.length > 0) chosen.set(reason, found)
    return found.length
  }
  const isWhole = (/** @type {string} */ test) => tierOf(test) !== 'rules'

  for (const file of changed) {
    if (isTest(file)) {
      choose(`바뀐 시험 ${file}`, (test) => test === file)
      continue
    }
    for (const { files, under, tiers } of SHARED)
      if (files.test(file))
        choose(
          `${under || '모든 곳'}의 ${tiers.join(', ')} 전체: 모두 ${file}에 기대요`,
          (test) => test.startsWith(under) && tiers.includes(tierOf(test)),
        )
    const settings = /^(packages|apps)\/[^/]+\/(?=[^/]+$)/.exec(file)?.[0]
    if (settings) choose(`${settings} 전체: 설정이 바뀌었어요`, (test) => test.startsWith(settings))
    const module = moduleOf(file)
    if (module) choose(`${module} 안이 바뀌었어요`, (test) => test.startsWith(module))

    // The demo world imports every rule to fill the database, which says nothing.
    const users = importersOf(file).filter((user) => !isShared(user) && !user.includes('/demo/'))
    for (const user of new Set(users.map(moduleOf)))
      if (user && user !== module)
        choose(`${user} ← ${file}`, (test) => test.startsWith(user) && isWhole(test))

    // Every module imports the contract as one table, so the noun of the file decides.
    if (!/^packages\/contract\/src\/[^/]+\.ts$/.test(file)) continue
    const isNamesake = (/** @type {string} */ test) => nounOf(moduleOf(test) ?? '') === nounOf(file)
    if (choose(`같은 이름의 모듈 ← ${file}`, (test) => isWhole(test) && isNamesake(test)) === 0)
      choose(`모든 화면과 API ← ${file}`, isWhole)
  }

  const nearest = (/** @type {string} */ test) => {
    if (changed.includes(test)) return 0
    const module = moduleOf(test) ?? ''
    if (changed.some((file) => moduleOf(file) === module)) return 1
    return changed.some((file) => nounOf(moduleOf(file) ?? '') === nounOf(module)) ? 2 : 3
  }
  const all = [...new Set([...chosen.values()].flat())].toSorted((a, b) => nearest(a) - nearest(b))
  const of = (/** @type {Tier} */ tier) => all.filter((test) => tierOf(test) === tier)
  return {
    tests: { rules: of('rules'), screens: of('screens'), calls: of('calls') },
    why: [...chosen].map(([reason, found]) => ({ reason, tests: found.length })),
  }
}
