import { importCircles } from './import-circles.mjs'
import { REQUESTS, filesOf } from './followed-requests.mjs'
import { readModules } from './modules.mjs'
import { copiesOfRules, SQL_RULES } from './sql-rules.mjs'
import { beginnings, isTest, reach, testsAmong } from './unused-exports.mjs'

/*
 * How easily the house is read, in figures: how many files of production there are and how long they are, which of them could stand in their one
 * user, which import each other in a circle, how often a rule that SQL has to say is written outside of its home, and how many files one
 * opens to follow three requests (`followed-requests.mjs`).
 */

/** @typedef {import('./modules.mjs').Module} Module */
/** @typedef {import('./modules.mjs').Texts} Texts */
/** @typedef {{ name: string, files: number, median: number, ninetieth: number }} Size */
/** @typedef {{ file: string, line: number }} Spot */

const PRODUCTION = /^(packages|apps)\/\w+\/(src|app|client)\/.*\.tsx?$/
const SHORT = 40

/** What production runs or is typed by: no tests, none of their tools, nothing that leans on those. */
function productionFiles(/** @type {Texts} */ texts, /** @type {ReadonlyMap<string, Module>} */ modules) {
  const withoutTests = new Map([...modules].filter(([file]) => !isTest(file)))
  const tests = testsAmong(texts, modules, reach(withoutTests, beginnings(texts)).loaded)
  return [...modules.keys()].filter((file) => PRODUCTION.test(file) && !tests.has(file))
}

const linesOf = (/** @type {string} */ text) => text.trimEnd().split('\n').length

/** The number below which a part of all numbers stay. */
const quantile = (/** @type {readonly number[]} */ numbers, /** @type {number} */ part) =>
  numbers.toSorted((a, b) => a - b)[Math.max(0, Math.ceil(numbers.length * part) - 1)] ?? 0

/** @returns {Size[]} */
function sizes(/** @type {Texts} */ texts, /** @type {readonly string[]} */ production) {
  const packages = Map.groupBy(production.toSorted(), (file) => file.split('/').slice(0, 2).join('/'))
  return [...packages, /** @type {const} */ (['all', production])].map(([name, files]) => {
    const lines = files.map((file) => linesOf(texts.get(file) ?? ''))
    return { name, files: files.length, median: quantile(lines, 0.5), ninetieth: quantile(lines, 0.9) }
  })
}

/** Short files with one user which need not stand alone: not loaded lazily, not tested alone, not for the server only. */
function foldable(
  /** @type {Texts} */ texts,
  /** @type {ReadonlyMap<string, Module>} */ modules,
  /** @type {readonly string[]} */ production,
) {
  const known = new Set(production)
  const alone = new Set(beginnings(texts))
  /** @type {Map<string, Set<string>>} */
  const users = new Map()
  for (const [file, { loads, later }] of modules) {
    const isUser = known.has(file) || file.endsWith('.mdx')
    for (const target of later) alone.add(target)
    for (const target of loads)
      if (isUser) users.set(target, (users.get(target) ?? new Set()).add(file))
      else if (/\.(test|screen)\.tsx?$/.test(file)) alone.add(target)
  }
  return production.filter(
    (file) =>
      users.get(file)?.size === 1 &&
      linesOf(texts.get(file) ?? '') < SHORT &&
      !alone.has(file) &&
      !/\.server\.tsx?$/.test(file),
  )
}

/** Where production writes a rule in SQL outside of its home. */
function copies(/** @type {Texts} */ texts, /** @type {readonly string[]} */ production) {
  const found = production.flatMap((file) =>
    copiesOfRules(file, texts.get(file) ?? '').map((copy) => ({ ...copy, file })),
  )
  return SQL_RULES.map(({ rule }) => ({
    rule,
    spots: found.filter((copy) => copy.rule === rule).map(({ file, line }) => ({ file, line })),
  }))
}

/** All figures of the house. `texts` holds every file that git knows, by its path. */
export function houseFigures(/** @type {Texts} */ texts, requests = REQUESTS) {
  const modules = readModules(texts)
  const production = productionFiles(texts, modules)
  const productive = new Map(
    [...modules].filter(([file]) => production.includes(file) || file.endsWith('.mdx')),
  )
  return {
    sizes: sizes(texts, production),
    foldable: foldable(texts, modules, production),
    circles: importCircles(productive),
    runningCircles: importCircles(productive, 'runs').length,
    copies: copies(texts, production),
    requests: requests.map((request) => ({ title: request.title, ...filesOf(productive, request) })),
  }
}
