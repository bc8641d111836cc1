import { importCircles } from './import-circles.mjs'

/*
 * Who knows whom inside the server. A module shows the others its core and nothing else: its sides can be changed by whoever reads that one
 * folder, and its core by whoever also reads the modules that the picture in ARCHITECTURE.md names.
 */

/** @typedef {import('./modules.mjs').Module} Module */
/** @typedef {{ module: string, part: string }} Place a part of a module, or a room of the house outside the modules; `/` is the top */

const HOME = 'apps/server/src/'
/** What the whole server is given: its tools and its settings. */
const GIVEN = new Set([`${HOME}deps.ts`, `${HOME}settings.ts`])
/** Folders that the rest of their module enters by one file, each with that file. */
const DOORS = new Map([[`${HOME}modules/candidates/search/`, `${HOME}modules/candidates/search/search.ts`]])
const isTest = (/** @type {string} */ file) => /\.test\.ts$|\/testing\//.test(file)

/** @returns {Place | undefined} */
function placeOf(/** @type {string} */ file) {
  if (!file.startsWith(HOME)) return undefined
  const [room = '', module, part] = file.slice(HOME.length).split('/')
  if (room === 'modules' && module && part) return { module, part }
  return module ? { module: '', part: room } : { module: '', part: '/' }
}

/** What is wrong with one file of the server that imports another, as a sentence. */
export function serverComplaint(/** @type {string} */ file, /** @type {string} */ target) {
  const [from, to] = [placeOf(file), placeOf(target)]
  if (!from || !to || isTest(file)) return undefined
  if (isTest(target)) return `${target} is there for tests`
  for (const [folder, door] of DOORS)
    if (target.startsWith(folder) && target !== door && !file.startsWith(folder))
      return `${target} is internal: import ${door}`
  if (to.part === 'module.ts')
    return file === `${HOME}modules.ts` ? undefined : `${target} is read by modules.ts alone`
  if (from.part === '/' || from.part === 'demo' || GIVEN.has(target) || to.part === 'platform')
    return undefined
  if (from.part === 'platform') return `platform is machinery and must not import ${target}`
  if (to.module === '') return `a module must not import ${target}`
  if (to.part === 'core') return undefined
  if (to.module !== from.module) return `${from.module} must not import a side of ${to.module}: use its core`
  return from.part === 'core' ? `a core must not import the side ${to.part}` : undefined
}

/**
 * The modules, each with those whose cores its own core imports.
 * @returns {Map<string, string[]>}
 */
export function coreGraph(/** @type {ReadonlyMap<string, Pick<Module, 'loads'>>} */ modules) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map()
  for (const [file, { loads }] of modules) {
    const from = placeOf(file)
    if (!from?.module || isTest(file)) continue
    const known = graph.get(from.module) ?? new Set()
    graph.set(from.module, known)
    if (from.part !== 'core') continue
    for (const target of loads) {
      const to = placeOf(target)
      if (to?.module && to.module !== from.module) known.add(to.module)
    }
  }
  return new Map([...graph].map(([module, known]) => [module, [...known].toSorted()]))
}

/** The cores as text, a line for each module: those that need nobody first, the others by name. */
export function pictureOf(/** @type {ReadonlyMap<string, string[]>} */ graph) {
  const modules = [...graph.keys()].toSorted()
  const alone = modules.filter((module) => graph.get(module)?.length === 0)
  const widest = Math.max(...modules.map((module) => module.length))
  const lines = modules.flatMap((module) => {
    const known = graph.get(module) ?? []
    return known.length > 0 ? [`${module.padEnd(widest)} → ${known.join(', ')}`] : []
  })
  return [...lines, `(alone) ${alone.join(', ')}`].join('\n')
}

/** What is wrong with the cores as a whole: a circle between modules, or a picture that shows other modules than there are. */
export function coreComplaints(
  /** @type {ReadonlyMap<string, string[]>} */ graph,
  /** @type {string} */ architecture,
) {
  const nodes = new Map([...graph].map(([module, known]) => [module, { loads: known, runs: known }]))
  const circles = importCircles(nodes).map((circle) => `cores import each other: ${circle.join(' → ')}`)
  const picture = pictureOf(graph)
  return architecture.includes(`\n${picture}\n`)
    ? circles
    : [...circles, `ARCHITECTURE.md: the cores are drawn otherwise than they are:\n${picture}`]
}
