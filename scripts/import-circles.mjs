/*
 * Files that import each other in a circle cannot be read one after the other. An import of types closes a circle too: nothing breaks when it runs,
 * but neither file can be understood, moved or tested without the other.
 */

/** @typedef {import('./modules.mjs').Module} Module */
/** @typedef {(file: string) => readonly string[]} Imports */

/** The shortest way back to a file through what it imports, with the file at both ends; empty when there is none. */
function wayBack(/** @type {string} */ home, /** @type {Imports} */ importsOf) {
  /** @type {Map<string, string>} */
  const cameFrom = new Map()
  const waiting = [home]
  for (const file of waiting)
    for (const next of importsOf(file)) {
      if (next === home) {
        const way = [home]
        for (let one = file; one !== home; one = cameFrom.get(one) ?? home) way.unshift(one)
        return [home, ...way]
      }
      if (cameFrom.has(next)) continue
      cameFrom.set(next, file)
      waiting.push(next)
    }
  return []
}

/**
 * Every circle among the modules, each told once by the files on its shortest way round. `which` says whether imports of types count (`loads`)
 * or only those that run (`runs`).
 * @returns {string[][]}
 */
export function importCircles(
  /** @type {ReadonlyMap<string, Pick<Module, 'loads' | 'runs'>>} */ modules,
  /** @type {'loads' | 'runs'} */ which = 'loads',
) {
  /** @type {Map<string, string[]>} */
  const circles = new Map()
  const importsOf = (/** @type {string} */ file) => modules.get(file)?.[which] ?? []
  for (const home of modules.keys()) {
    const way = wayBack(home, importsOf)
    const name = [...new Set(way)].toSorted().join()
    if (way.length > 0 && !circles.has(name)) circles.set(name, way)
  }
  return [...circles.values()]
}

/** What is wrong with a circle, as a sentence. */
export const circleComplaint = (/** @type {readonly string[]} */ circle) =>
  `${circle[0]}: imports itself in a circle: ${circle.join(' → ')}`
