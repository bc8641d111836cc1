import path from 'node:path'
import { SOURCE, importPattern, readModules, withoutComments } from './modules.mjs'

/*
 * What production does not run proves nothing: every export has to be reached from a place where a program begins. The search goes over
 * declarations, not over files, so that a rule which only another dead rule uses is found too. What tests take for the truth, and production does
 * not run, is marked `@oracle`.
 */

/** @typedef {import('./modules.mjs').Module} Module */
/** @typedef {import('./modules.mjs').Place} Place */
/** @typedef {import('./modules.mjs').Texts} Texts */

/** Whose exports are looked at. */
const PRODUCT = /^(packages|apps)\//
export const isTest = (/** @type {string} */ file) =>
  /\.(test|spec|screen)\.[a-z]+$|\/testing\/|^(e2e|bench)\/|^packages\/ui\/gallery\//.test(file)
/** What a test keeps beside itself says so by its name, or leans on a tool of tests. */
const isTestTool = (/** @type {string} */ file, /** @type {string} */ text) =>
  /\/test-|-guards\//.test(file) ||
  /^import\b[^'"]*['"](?:vitest|vitest-browser-react|fast-check|@playwright\/test)(?:\/[\w-]+)?['"]/m.test(
    text,
  )

/** Where tools and frameworks look by themselves. Packages have no beginning: somebody imports them. */
const beginsByName = (/** @type {string} */ file) =>
  /(^|\/)(main|root|routes|entry\.\w+)\.tsx?$|\.config\.ts$|\.d\.ts$/.test(file)
const isLibrary = (/** @type {string} */ file) => /^packages\/\w+\/src\//.test(file)

/** Files that a text names by their path, as routes, scripts, pages and settings of tools do; `*` stands for a name. */
function* namedIn(/** @type {string} */ file, /** @type {string} */ text, /** @type {Texts} */ texts) {
  const home = file.split('/').slice(0, 2).join('/')
  const places = [path.posix.dirname(file), '.', home, `${home}/app`, `${home}/client`]
  for (const [named] of withoutComments(text)
    .replace(importPattern, '')
    .matchAll(/[\w@.*/-]+\.(?:tsx?|m?js)\b/g))
    for (const place of places) {
      const target = path.posix.join(place, named)
      if (texts.has(target)) yield target
      if (!target.includes('*')) continue
      const pattern = new RegExp(`^${target.replace(/[.+]/g, '\\$&').replaceAll('*', '[^/]*')}$`)
      for (const known of texts.keys()) if (pattern.test(known)) yield known
    }
}

/** Every file where a program begins, or which is called by its path. */
export function beginnings(/** @type {Texts} */ texts) {
  const files = [...texts.keys()].filter((file) => !isTest(file))
  const named = files.flatMap((file) =>
    [...namedIn(file, texts.get(file) ?? '', texts)].filter((one) => one !== file),
  )
  return [...new Set([...files.filter(beginsByName), ...named])].filter(
    (file) => SOURCE.test(file) && !isTest(file) && !isLibrary(file),
  )
}

const key = (/** @type {string} */ file, /** @type {string} */ name) => `${file} ${name}`

/** What is reached from whole files and from single declarations: declarations as keys, and the files that hold them. */
export function reach(
  /** @type {ReadonlyMap<string, Module>} */ modules,
  /** @type {readonly string[]} */ files,
  /** @type {readonly Place[]} */ places = [],
) {
  /** @type {Set<string>} */
  const reached = new Set()
  /** @type {Set<string>} */
  const loaded = new Set()
  /** @type {{ module: Module, file: string, words: Set<string> }[]} */
  const waiting = []

  function load(/** @type {string} */ file) {
    const module = modules.get(file)
    if (!module || loaded.has(file)) return
    loaded.add(file)
    waiting.push({ module, file, words: module.body })
    for (const other of module.loads) load(other)
  }
  function use(/** @type {string} */ file, /** @type {string} */ name) {
    const module = modules.get(file)
    if (!module || reached.has(key(file, name))) return
    reached.add(key(file, name))
    load(file)
    for (const { words } of module.declarations.filter((one) => one.name === name))
      waiting.push({ module, file, words })
  }
  /** Of a whole module those exports are used which the user names somewhere; when it names none, all of them. */
  function useWhole(/** @type {string} */ file, /** @type {Module} */ user) {
    load(file)
    const exported = modules.get(file)?.declarations.filter((one) => one.exported) ?? []
    const named = exported.filter(({ name }) => user.words.has(name))
    for (const { name } of named.length > 0 ? named : exported) use(file, name)
  }

  for (const file of files) {
    load(file)
    for (const { name, exported } of modules.get(file)?.declarations ?? []) if (exported) use(file, name)
  }
  for (const { file, name } of places) use(file, name)
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { module, file, words } = next
    for (const word of words) {
      const place = module.imports.get(word)
      if (place?.name === '*') useWhole(place.file, module)
      else if (place) use(place.file, place.name)
      else if (module.declarations.some(({ name }) => name === word)) use(file, word)
    }
    if (words.has('import')) for (const target of module.later) useWhole(target, module)
  }
  return { reached, loaded }
}

/** Tests, their tools, and what leans on those without being loaded by production: worlds, steps, fake servers. */
export function testsAmong(
  /** @type {Texts} */ texts,
  /** @type {ReadonlyMap<string, Module>} */ modules,
  /** @type {ReadonlySet<string>} */ production,
) {
  const others = [...modules].filter(([file]) => !production.has(file))
  const tools = others.filter(([file]) => isTestTool(file, texts.get(file) ?? ''))
  const tests = new Set([...[...modules.keys()].filter(isTest), ...tools.map(([file]) => file)])
  for (let before = 0; before < tests.size;) {
    before = tests.size
    for (const [file, { loads }] of others) if (loads.some((target) => tests.has(target))) tests.add(file)
  }
  return tests
}

/** All complaints about exports that nobody needs, each a sentence. `texts` holds every file that git knows, by its path. */
export function unusedExports(/** @type {Texts} */ texts) {
  const modules = readModules(texts)
  const places = [...modules].flatMap(([file, { declarations }]) =>
    declarations.map((one) => ({ file, ...one })),
  )
  const withoutTests = new Map([...modules].filter(([file]) => !isTest(file)))
  const production = reach(withoutTests, beginnings(texts))
  const tests = testsAmong(texts, modules, production.loaded)
  const oracles = places.filter(({ oracle }) => oracle)
  const truths = reach(modules, [], oracles)
  const imported = new Set()
  const tested = new Set()
  for (const [file, module] of modules) {
    for (const place of module.imports.values()) {
      const names = place.name === '*' ? module.words : [place.name]
      for (const name of names) (tests.has(file) ? tested : imported).add(key(place.file, name))
    }
    for (const target of module.later) for (const name of module.words) imported.add(key(target, name))
  }

  return places.flatMap(({ file, name, exported, oracle, type }) => {
    const place = key(file, name)
    const complain = (/** @type {string} */ why) => [`${file}: ${why}`]
    if (!exported || !PRODUCT.test(file) || tests.has(file)) return []
    if (oracle && production.reached.has(place)) return complain(`${name} is no oracle: production runs it`)
    if (oracle && !tested.has(place)) return complain(`no test asks the oracle ${name}`)
    if (!production.reached.has(place) && !truths.reached.has(place))
      return tested.has(place)
        ? complain(`only tests use ${name}: delete it, let production run it, or mark it @oracle`)
        : complain(`nobody uses ${name}`)
    if (isLibrary(file) && !type && !imported.has(place) && !tested.has(place))
      return complain(`${name} need not be exported: only its own file uses it`)
    return []
  })
}
