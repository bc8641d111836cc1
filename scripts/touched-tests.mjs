import path from 'node:path'

/*
 * Which tests a change touches. Rule tests are left to vitest, which knows what each of them imports, near and far.
 * A screen test opens the whole app and a call test starts the whole server, so what those import says nothing. They are
 * chosen by place: all of the module that changed, and of a module that imports what changed, those nearest to the import.
 * What is chosen here is for the daily loop; `npm test` is the proof.
 */

/** @typedef {'rules' | 'screens' | 'calls'} Tier */

export const isTest = (/** @type {string} */ file) => /\.(test|screen)\.[a-z]+$/.test(file)

/** Some tests of the server need no database. vitest knows which; here they stand with the calls. */
export const tierOf = (/** @type {string} */ test) => {
  if (/\.screen\.[a-z]+$/.test(test)) return 'screens'
  return test.startsWith('apps/server/') ? 'calls' : 'rules'
}

/** The ground that a whole tier stands on: a change there is a change everywhere `under` it. */
const grounds = [
  { place: /^(package-lock\.json|vitest\.config\.ts)$/, under: '', tiers: ['rules', 'screens', 'calls'] },
  { place: /^scripts\/(browser|screen-tier)\.mjs$/, under: '', tiers: ['screens'] },
  { place: /^packages\/contract\/src\/(client|testing)\//, under: '', tiers: ['screens'] },
  { place: /^packages\/ui\/src\/testing\//, under: '', tiers: ['screens'] },
  { place: /^packages\/kit\/src\//, under: 'apps/', tiers: ['screens'] },
  { place: /^apps\/server\/src\/((platform|testing)\/|[^/]+$)/, under: 'apps/server/', tiers: ['calls'] },
  { place: /^apps\/web\/app\/((api|layout|testing)\/|[^/]+$)/, under: 'apps/web/', tiers: ['screens'] },
  {
    place: /^apps\/console\/src\/((api|layout|testing)\/|[^/]+$)/,
    under: 'apps/console/',
    tiers: ['screens'],
  },
]
const groundOf = (/** @type {string} */ file) => grounds.find(({ place }) => place.test(file))

/** A file at the top of a workspace sets up all that stands in it. */
const workspaceSetUpBy = (/** @type {string} */ file) => /^(packages|apps)\/[^/]+\/(?=[^/]+$)/.exec(file)?.[0]

/** The demo world uses every rule to fill the database, so that it imports one says nothing. */
const isDemo = (/** @type {string} */ file) => file.startsWith('apps/server/src/demo/')

/** What is changed and tested as one thing: a noun in its layer. The look is one, the kit is one, and so is each company of the sandbox. */
const modules = [
  /^packages\/(ui|kit)\//,
  /^packages\/domain\/src\/[^/]+\//,
  /^apps\/sandbox\/src\/[^/]+\//,
  /^apps\/server\/src\/(modules\/)?[^/]+\//,
  /^apps\/web\/app\/[^/]+\//,
  /^apps\/console\/src\/[^/]+\//,
]
export const moduleOf = (/** @type {string} */ file) =>
  modules.map((module) => module.exec(file)?.[0]).find((module) => module !== undefined)

/** Two files of the contract are long enough to stand beside their noun. */
const nounOfPart = new Map([
  ['lifetime-income', 'insight'],
  ['ranking', 'insight'],
])

/** `offers.ts`, `offers-console.ts`, `offer-shapes.ts` and the folders `offers/` are all about one noun. */
function nameOf(/** @type {string} */ place) {
  const name = path.posix
    .basename(place)
    .replace(/\.ts$/, '')
    .replace(/-(shapes|fields|console)$/, '')
  return (nounOfPart.get(name) ?? name).replace(/s$/, '')
}

/** The folder nearest to a file, inside its module, in which or under which there are tests. */
function nearestTests(/** @type {string} */ file, /** @type {string[]} */ tests) {
  const module = moduleOf(file) ?? file
  for (
    let folder = `${path.posix.dirname(file)}/`;
    folder.startsWith(module);
    folder = path.posix.join(folder, '../')
  )
    if (tests.some((test) => test.startsWith(folder))) return folder
  return undefined
}

const isCall = (/** @type {string} */ file) => file.startsWith('packages/contract/src/')

/** The noun whose rule or call this is: a folder of the domain, a file of the contract. */
function nounOf(/** @type {string} */ file) {
  if (file.startsWith('packages/domain/')) return nameOf(moduleOf(file) ?? '')
  return isCall(file) ? nameOf(file) : undefined
}

/**
 * @param {string[]} changed files, from the root of the repository
 * @param {{ tests: string[], importersOf: (file: string) => string[] }} tree every test, and who imports a file directly
 * @returns {{ tests: Record<Tier, string[]>, why: { reason: string, tests: number }[] }}
 */
export function touchedTests(changed, { tests, importersOf }) {
  /** @type {Set<string>} */
  const chosen = new Set()
  /** @type {Map<string, number>} */
  const why = new Map()
  const choose = (/** @type {string} */ reason, /** @type {(test: string) => boolean} */ fits) => {
    const found = tests.filter((test) => fits(test))
    for (const test of found) chosen.add(test)
    if (found.length > 0) why.set(reason, found.length)
    return found.length
  }
  const everywhere = (/** @type {string} */ file, /** @type {{ under: string, tiers: string[] }} */ ground) =>
    choose(
      `${ground.under || '모든 곳'}의 ${ground.tiers.join(', ')} 전체: 모두 ${file}에 기대요`,
      (test) => test.startsWith(ground.under) && ground.tiers.includes(tierOf(test)),
    )
  /** What imports a changed file is judged by its screens and calls; its rules are found by vitest. */
  const isWhole = (/** @type {string} */ test) => tierOf(test) !== 'rules'

  for (const file of changed) {
    if (isTest(file)) {
      choose('바뀐 시험', (test) => test === file)
      continue
    }
    const ground = groundOf(file)
    if (ground) everywhere(file, ground)

    const workspace = workspaceSetUpBy(file)
    if (workspace) choose(`${workspace} 전체: 설정이 바뀌었어요`, (test) => test.startsWith(workspace))

    const module = moduleOf(file)
    if (module) choose(`${module} 안이 바뀌었어요`, (test) => test.startsWith(module))

    const users = importersOf(file).filter(
      (user) => !groundOf(user) && !isDemo(user) && moduleOf(user) !== undefined && moduleOf(user) !== module,
    )
    for (const near of new Set(users.map((user) => nearestTests(user, tests.filter(isWhole)))))
      if (near) choose(`${near} ← ${file}`, (test) => test.startsWith(near) && isWhole(test))

    // A rule is used where it is imported. A call is imported as one table with all others, so its noun must say.
    const isPlaced = ground !== undefined || (users.length > 0 && !isCall(file))
    const noun = isPlaced ? undefined : nounOf(file)
    if (noun) {
      const isNamesake = (/** @type {string} */ test) => nameOf(moduleOf(test) ?? '') === noun
      const found = choose(`같은 이름의 모듈 ← ${file}`, (test) => isWhole(test) && isNamesake(test))
      if (found === 0 && isCall(file)) everywhere(file, { under: '', tiers: ['screens', 'calls'] })
    }
  }

  const of = (/** @type {Tier} */ tier) => [...chosen].filter((test) => tierOf(test) === tier)
  return {
    tests: { rules: of('rules'), screens: of('screens'), calls: of('calls') },
    why: [...why].map(([reason, number]) => ({ reason, tests: number })),
  }
}

const withoutEnding = (/** @type {string} */ file) => file.replace(/\.(ts|tsx|mjs|css)$/, '')

/** An import's address as a path from the root, without its ending. Packages of ours export their source. */
function targetOf(/** @type {string} */ file, /** @type {string} */ from) {
  if (from.startsWith('.')) return withoutEnding(path.posix.join(path.posix.dirname(file), from))
  const [, name, rest] = /^@coffeeattack\/([^/]+)\/(.+)$/.exec(from) ?? []
  if (!name || !rest) return undefined
  return withoutEnding(`${name === 'sandbox' ? 'apps' : 'packages'}/${name}/src/${rest}`)
}

/**
 * Who imports a file directly. Tests do not count, and neither does an import of types alone: the compiler judges those.
 * @param {string[]} files
 * @param {(file: string) => { from: string, typeOnly: boolean }[]} importsAt
 */
export function directImporters(files, importsAt) {
  /** @type {Map<string, string[]>} */
  const importers = new Map()
  for (const file of files) {
    if (isTest(file) || !/^(packages|apps)\//.test(file)) continue
    for (const { from, typeOnly } of importsAt(file)) {
      const target = typeOnly ? undefined : targetOf(file, from)
      if (target) importers.set(target, [...(importers.get(target) ?? []), file])
    }
  }
  return (/** @type {string} */ file) => importers.get(withoutEnding(file)) ?? []
}
