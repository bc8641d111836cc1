import path from 'node:path'
import { serverComplaint } from './server-modules.mjs'
import { copiesOfRules } from './sql-rules.mjs'

/*
 * The rules of the house that a linter does not know, as pure checks on one file at a time:
 * who may import whom, no barrels, no junk drawers, the clock as an argument, one home for a rule in SQL, short files.
 */

const OURS = '@coffeeattack/'
const LONGEST_FILE = 400

/** Layers, lowest first: what of ours and what of others a folder may import. `others: null` means anything. */
const layers = [
  { folder: 'packages/domain/', ours: [], others: ['es-hangul'] },
  { folder: 'packages/contract/', ours: ['domain'], others: ['zod'] },
  { folder: 'packages/ui/src/', ours: [], others: ['react', 'react-dom', '@base-ui/react', 'overlay-kit'] },
  { folder: 'packages/kit/', ours: ['domain', 'contract', 'ui'], others: null },
  { folder: 'apps/sandbox/', ours: [], others: null },
  { folder: 'apps/server/', ours: ['domain', 'contract', 'sandbox'], others: null },
  { folder: 'apps/web/', ours: ['domain', 'contract', 'ui', 'kit'], others: null },
  { folder: 'apps/console/', ours: ['domain', 'contract', 'ui', 'kit'], others: null },
]

/** Test code may use the test tools and Node's own modules wherever it stands. */
const TEST_TOOLS = new Set(['vitest', 'fast-check'])
export const isTest = (/** @type {string} */ file) =>
  /\.(test|spec|screen)\.[a-z]+$|vitest\.[\w.]*config|\/testing\//.test(file)
const isBrowserApp = (/** @type {string} */ file) => /^(apps\/(web|console)|packages\/kit)\//.test(file)
/** The contract without its schemas: the client, and the addresses of pages. */
const isLight = (/** @type {string} */ from) => /^@coffeeattack\/contract\/(client(\/|$)|pages$)/.test(from)

const importPattern =
  /^\s*(?:import|export)\s+(type\s)?[^'"`;]*?from\s*['"]([^'"]+)['"]|(?<![\w.])import\(\s*['"]([^'"]+)['"]|^\s*import\s+['"]([^'"]+)['"]/gm

/** Every import of a source text: its address, and whether it is types alone. */
export function importsOf(/** @type {string} */ text) {
  return [...text.matchAll(importPattern)].map((match) => ({
    from: match[2] ?? match[3] ?? match[4] ?? '',
    typeOnly: Boolean(match[1]),
  }))
}

export const packageOf = (/** @type {string} */ from) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
const workspaceOf = (/** @type {string} */ file) => file.split('/').slice(0, 2).join('/')

function checkPackageImport(
  /** @type {string} */ file,
  /** @type {{from: string, typeOnly: boolean}} */ { from, typeOnly },
) {
  const layer = layers.find(({ folder }) => file.startsWith(folder))
  if (!layer) return undefined
  if (from.startsWith(OURS)) {
    const name = from.split('/')[1] ?? ''
    if (!layer.ours.includes(name) && layer.folder.split('/')[1] !== name)
      return `${layer.folder} must not import ${from}`
    const schemas = name === 'contract' && !isLight(from)
    if (isBrowserApp(file) && schemas && !typeOnly && !isTest(file))
      return `${from} holds schemas: import its types only`
    return undefined
  }
  if (isBrowserApp(file) && packageOf(from) === 'zod')
    return 'zod does not go to the browser: use the domain rule'
  if (!layer.others || isTest(file)) return undefined
  if (!layer.others.includes(packageOf(from))) return `${layer.folder} must not depend on ${packageOf(from)}`
  return undefined
}

function checkRelativeImport(/** @type {string} */ file, /** @type {string} */ from) {
  const target = path.posix.join(path.posix.dirname(file), from)
  const crosses = /^(packages|apps)\//.test(file) && workspaceOf(target) !== workspaceOf(file)
  if (crosses && !isTest(file)) return `${from} reaches into another workspace: import it by its package name`
  return serverComplaint(file, target)
}

/** The clock, randomness and ids come in as arguments, except where the world is plugged in. */
const clockRules = [
  { folder: /^packages\/(domain|contract)\/src\//, allowed: /$^/ },
  {
    folder: /^apps\/server\/src\//,
    allowed: /\/(deps|dev|main)\.ts$|\/testing\/|\/db\/(embedded|data-folder-lock)/,
  },
]

function checkClock(/** @type {string} */ file, /** @type {string} */ text) {
  const rule = clockRules.find(({ folder }) => folder.test(file))
  if (!rule || rule.allowed.test(file) || isTest(file)) return []
  return /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(\)/.test(text)
    ? ['the clock and randomness are arguments']
    : []
}

function checkSql(/** @type {string} */ file, /** @type {string} */ text) {
  if (isTest(file)) return []
  return copiesOfRules(file, text).map(
    ({ rule, home, line }) => `line ${line} says "${rule}" again in SQL: take it from ${home}`,
  )
}

function checkName(/** @type {string} */ file) {
  const name = path.posix.basename(file)
  if (/^(packages|apps)\/.*\/index\.tsx?$/.test(file))
    return ['no barrels: import from the file that holds it']
  if (/^(utils?|helpers?|common|misc)\./.test(name) || /\/(utils?|helpers?)\//.test(file))
    return ['name the file by its job']
  return []
}

function checkLength(/** @type {string} */ text) {
  const lines = text.split('\n').length
  return lines > LONGEST_FILE && !/long because:/i.test(text.slice(0, 600))
    ? [`${lines} lines: split it, or say 'long because:'`]
    : []
}

/** All complaints about one file, each a sentence. */
export function complaints(/** @type {string} */ file, /** @type {string} */ text) {
  const imports = importsOf(text).flatMap((one) => {
    const complaint = one.from.startsWith('.')
      ? checkRelativeImport(file, one.from)
      : checkPackageImport(file, one)
    return complaint && !(isTest(file) && TEST_TOOLS.has(packageOf(one.from))) ? [complaint] : []
  })
  return [
    ...imports,
    ...checkClock(file, text),
    ...checkSql(file, text),
    ...checkName(file),
    ...checkLength(text),
  ].map((why) => `${file}: ${why}`)
}
