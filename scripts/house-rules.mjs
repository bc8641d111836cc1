import path from 'node:path'
import { importGraph, importsOf } from './imports.mjs'
import { copiesOfRules, writeComplaints } from './sql-rules.mjs'

/*
 * The rules of ARCHITECTURE.md and CONTRIBUTING.md that neither oxlint nor knip knows: which layer may import which, how the
 * server's modules import each other, no barrels, the clock as an argument, one home for a rule in SQL, writes by the query
 * builder, short files.
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

/** Test code may import the test tools and Node's own modules. */
const TEST_TOOLS = new Set(['vitest', 'fast-check'])
const isTest = (/** @type {string} */ file) =>
  /\.(test|spec|screen)\.[a-z]+$|vitest\.[\w.]*config|\/testing\//.test(file)
const isBrowserApp = (/** @type {string} */ file) => /^(apps\/(web|console)|packages\/kit)\//.test(file)
/** The parts of the contract without schemas: the client, and the addresses of pages. */
const isLight = (/** @type {string} */ from) =>
  /^@coffeeattack\/contract\/(client(\/|$)|(console-)?pages$)/.test(from)

const packageOf = (/** @type {string} */ from) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/')
const workspaceOf = (/** @type {string} */ file) => file.split('/').slice(0, 2).join('/')

function packageComplaint(
  /** @type {string} */ file,
  /** @type {import('./imports.mjs').Import} */ { from, typeOnly },
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

const SERVER = 'apps/server/src/'
/** What the whole server is given: its tools and its settings. */
const GIVEN = new Set([`${SERVER}deps.ts`, `${SERVER}settings.ts`])
/** Folders that the rest of their module enters by one file, each with that file. */
const DOORS = new Map([
  [`${SERVER}modules/candidates/search/`, `${SERVER}modules/candidates/search/search.ts`],
])

/** The module and its part, or the folder outside the modules (`/` for the top). */
function placeOf(/** @type {string} */ file) {
  if (!file.startsWith(SERVER)) return undefined
  const [folder = '', module, part] = file.slice(SERVER.length).split('/')
  if (folder === 'modules' && module && part) return { module, part }
  return { module: '', part: module ? folder : '/' }
}

function serverComplaint(/** @type {string} */ file, /** @type {string} */ target) {
  const [from, to] = [placeOf(file), placeOf(target)]
  if (!from || !to || isTest(file)) return undefined
  if (isTest(target)) return `${target} is there for tests`
  for (const [folder, door] of DOORS)
    if (target.startsWith(folder) && target !== door && !file.startsWith(folder))
      return `${target} is internal: import ${door}`
  if (to.part === 'module.ts')
    return file === `${SERVER}modules.ts` ? undefined : `only modules.ts may import ${target}`
  if (from.part === '/' || from.part === 'demo' || GIVEN.has(target) || to.part === 'platform')
    return undefined
  if (from.part === 'platform') return `platform must not import ${target}`
  if (to.module === '') return `a module must not import ${target}`
  if (to.part === 'core') return undefined
  if (to.module !== from.module) return `${from.module} must not import a side of ${to.module}: use its core`
  return from.part === 'core' ? `a core must not import the side ${to.part}` : undefined
}

function relativeComplaint(/** @type {string} */ file, /** @type {string} */ from) {
  const target = path.posix.join(path.posix.dirname(file), from)
  const crosses = /^(packages|apps)\//.test(file) && workspaceOf(target) !== workspaceOf(file)
  if (crosses && !isTest(file)) return `${from} reaches into another workspace: import it by its package name`
  return serverComplaint(file, target)
}

/** The folders in which the clock and randomness are arguments, and the files there that plug them in. */
const CLOCKS = [
  { folder: /^packages\/(domain|contract)\/src\//, allowed: /$^/ },
  {
    folder: /^apps\/server\/src\//,
    allowed: /\/(deps|dev|main)\.ts$|\/testing\/|\/db\/(embedded|data-folder-lock)/,
  },
]

const readsClock = (/** @type {string} */ file, /** @type {string} */ text) =>
  CLOCKS.some(({ folder, allowed }) => folder.test(file) && !allowed.test(file)) &&
  /\bDate\.now\(\)|\bnew Date\(\)|\bMath\.random\(\)/.test(text)

/** All complaints about one file, each a sentence. */
export function complaints(/** @type {string} */ file, /** @type {string} */ text) {
  const found = importsOf(text).flatMap((one) => {
    if (isTest(file) && TEST_TOOLS.has(packageOf(one.from))) return []
    return (one.from.startsWith('.') ? relativeComplaint(file, one.from) : packageComplaint(file, one)) ?? []
  })
  if (!isTest(file)) {
    if (readsClock(file, text)) found.push('the clock and randomness are arguments')
    found.push(...writeComplaints(file, text))
    for (const { rule, home, line } of copiesOfRules(file, text))
      found.push(`line ${line} says "${rule}" again in SQL: take it from ${home}`)
  }
  if (/^(packages|apps)\/.*\/index\.tsx?$/.test(file))
    found.push('no barrels: import from the file that holds it')
  if (/(^|\/)(utils?|helpers?|common|misc)\.[^/]*$|\/(utils?|helpers?)\//.test(file))
    found.push('name the file by its job')
  const lines = text.split('\n').length
  if (lines > LONGEST_FILE && !/long because:/i.test(text.slice(0, 600)))
    found.push(`${lines} lines: split it, or say 'long because:'`)
  return found.map((why) => `${file}: ${why}`)
}

const ROUTE_TABLES = [
  { table: 'apps/web/app/routes.ts', home: 'apps/web/app/', named: /'(?:\.\/)?([\w/.-]+\.tsx?)'/g },
  { table: 'apps/console/src/routes.tsx', home: 'apps/console/src/', named: /import\('\.\/([^']+)'\)/g },
]

/** Only the route table opens a screen: otherwise a page would load a whole screen to use a part of it. */
export function screenComplaints(/** @type {ReadonlyMap<string, string>} */ texts) {
  const screens = new Set(
    ROUTE_TABLES.flatMap(({ table, home, named }) =>
      [...(texts.get(table) ?? '').matchAll(named)].map(([, file]) => `${home}${file}`),
    ),
  )
  return [...importGraph(texts)].flatMap(([file, imports]) =>
    imports
      .filter(({ target, isLazy }) => screens.has(target) && !isLazy && !isTest(file))
      .map(({ target }) => `${file}: only the route table opens ${target}`),
  )
}

/**
 * The server's modules, each with those whose cores its own core imports.
 * @returns {Map<string, string[]>}
 */
function coreGraph(/** @type {ReadonlyMap<string, string>} */ texts) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map()
  for (const [file, imports] of importGraph(texts)) {
    const from = placeOf(file)
    if (!from?.module || isTest(file)) continue
    const known = graph.get(from.module) ?? new Set()
    graph.set(from.module, known)
    if (from.part !== 'core') continue
    for (const { target, isLazy } of imports) {
      const to = placeOf(target)
      if (to?.module && to.module !== from.module && !isLazy) known.add(to.module)
    }
  }
  return new Map([...graph].map(([module, known]) => [module, [...known].toSorted()]))
}

/** The modules that are left when those without imports among the rest are taken away again and again. */
function circleAmong(/** @type {ReadonlyMap<string, string[]>} */ graph) {
  const left = new Map(graph)
  for (let before = -1; before !== left.size;) {
    before = left.size
    for (const [module, known] of left) if (!known.some((one) => left.has(one))) left.delete(module)
  }
  return [...left.keys()]
}

/** The cores as ARCHITECTURE.md lists them: those that import others by name, then the others in one line. */
function pictureOf(/** @type {ReadonlyMap<string, string[]>} */ graph) {
  const modules = [...graph].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const widest = Math.max(...modules.map(([module]) => module.length))
  const lines = modules.filter(([, known]) => known.length > 0)
  const alone = modules.filter(([, known]) => known.length === 0).map(([module]) => module)
  return [
    ...lines.map(([module, known]) => `${module.padEnd(widest)} → ${known.join(', ')}`),
    `(alone) ${alone.join(', ')}`,
  ].join('\n')
}

/** Complaints about the cores as a whole: a circle between modules, or a graph that ARCHITECTURE.md does not show. */
export function coreComplaints(
  /** @type {ReadonlyMap<string, string>} */ texts,
  /** @type {string} */ architecture,
) {
  const graph = coreGraph(texts)
  const circle = circleAmong(graph)
  const picture = pictureOf(graph)
  return [
    ...(circle.length > 0 ? [`cores import each other: ${circle.join(', ')}`] : []),
    ...(architecture.includes(`\n${picture}\n`)
      ? []
      : [`ARCHITECTURE.md: the graph of the cores is out of date:\n${picture}`]),
  ]
}
