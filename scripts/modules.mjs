import path from 'node:path'

/*
 * Modules as their text tells them: what they import, what they declare, which words each declaration says. Text is enough for that, because the
 * formatter keeps every declaration of a module at the left edge.
 */

/** @typedef {{ name: string, exported: boolean, oracle: boolean, type: boolean, words: Set<string>, calls: Set<string> }} Declaration `calls` are those of the contract that it names */
/** @typedef {{ file: string, name: string }} Place a declaration somewhere; `*` is everything that is exported there */
/** @typedef {{ imports: Map<string, Place>, loads: string[], runs: string[], later: string[], declarations: Declaration[], body: Set<string>, words: Set<string> }} Module */
/** @typedef {ReadonlyMap<string, string>} Texts */
/* A module loads what it imports, runs what it imports for more than types, and asks later for what it imports on the way. */

export const SOURCE = /\.(tsx?|mjs|js|mdx)$/
export const importPattern = /^(?:import|export)\s+(?:type\s+)?([^'"`;=()]*?)\s*from\s*['"]([^'"]+)['"]/gm
const barePattern = /^import\s+['"]([^'"]+)['"]/gm
const typePattern = /^(?:import|export)\s+type\s/
/** A call that is named as a type alone (`ApiResult<'GET /me'>`) is not made. */
const callPattern = /(?<!<)'((?:GET|POST|PUT|PATCH|DELETE) \/[^']*)'/g
const laterPattern = /(?<![\w.])import\(\s*['"]([^'"]+)['"]/g
const declarationPattern =
  /^(export )?(?:declare )?(?:(default)\b|(?:abstract )?(?:async )?(function\*?|const|let|class|type|interface|enum) (\w+|\{[^}]*\}|\[[^\]]*\])|(?!import\b|export\b)[A-Za-z_$])/gm

const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ')

/** A comment on lines of its own names things without using them, unless it imports a type. */
export const withoutComments = (/** @type {string} */ text) =>
  text.replace(/^[ \t]*(?:\/\*[^]*?\*\/|\/\/.*)$/gm, (comment) =>
    comment.includes("{import('") ? comment : blank(comment),
  )

/** The words that may name a declaration: `a.name` asks an object, `...name` does not. */
function wordsOf(/** @type {string} */ text) {
  /** @type {Set<string>} */
  const words = new Set()
  for (const [, dots, word = ''] of text.matchAll(/(\.*)([A-Za-z_$][\w$]*)/g))
    if (dots !== '.') words.add(word)
  return words
}

/** @returns {(file: string, from: string) => string[]} */
const resolver = (/** @type {Texts} */ texts) => (file, from) => {
  const [, workspace, rest] = /^@coffeeattack\/(\w+)\/(.+)$/.exec(from) ?? []
  const beside = path.posix.join(path.posix.dirname(file), from.replace(/\?.*$/, ''))
  const candidates = workspace
    ? ['packages', 'apps'].flatMap((home) =>
        ['ts', 'tsx'].map((ending) => `${home}/${workspace}/src/${rest}.${ending}`),
      )
    : [beside, `${beside}.ts`, `${beside}.tsx`]
  if (!workspace && !from.startsWith('.')) return []
  return candidates.filter((candidate) => texts.has(candidate)).slice(0, 1)
}

/** The names that an import or export clause speaks of: `a, { b as c, type d }`, `* as e`. */
function* namesIn(/** @type {string} */ clause) {
  for (const part of (/\{([^]*)\}/.exec(clause)?.[1] ?? '').split(',')) {
    const [name = '', local = name] = part
      .trim()
      .replace(/^type\s+/, '')
      .split(/\s+as\s+/)
    if (name) yield { name, local }
  }
  const rest = clause
    .replace(/\{[^]*\}/, '')
    .replaceAll(',', '')
    .trim()
  if (rest.startsWith('*')) yield { name: '*', local: rest.replace(/^\*\s+as\s+/, '') }
  else if (rest) yield { name: 'default', local: rest }
}

/** `name`, `{ a, b: c }` or `[a, b]`. */
const declaredNames = (/** @type {string} */ target) =>
  /^\w+$/.test(target)
    ? [target]
    : target
        .slice(1, -1)
        .split(',')
        .flatMap((part) => /(\w+)\s*(?:=.*)?$/.exec(part.trim())?.[1] ?? [])

/** Whether the comment right before a declaration calls it an oracle. */
function isMarked(/** @type {string} */ before) {
  const comment = before.slice(before.lastIndexOf('/**')).trimEnd()
  return comment.indexOf('*/') === comment.length - 2 && /@oracle\b/.test(comment)
}

/** @returns {Module} */
function readModule(
  /** @type {string} */ file,
  /** @type {string} */ raw,
  /** @type {ReturnType<typeof resolver>} */ resolve,
) {
  const text = withoutComments(raw)
  /** @type {Module['imports']} */
  const imports = new Map()
  const runs = [...text.matchAll(barePattern)].flatMap(([, from = '']) => resolve(file, from))
  const loads = [...runs]
  for (const [whole, clause = '', from = ''] of text.matchAll(importPattern))
    for (const target of resolve(file, from)) {
      loads.push(target)
      if (!typePattern.test(whole)) runs.push(target)
      for (const { name, local } of namesIn(clause)) imports.set(local, { file: target, name })
    }
  const later = [...text.matchAll(laterPattern)].flatMap(([, from = '']) => resolve(file, from))
  const rest = text.replace(importPattern, blank)
  const starts = [...rest.matchAll(declarationPattern)]
  let body = rest.slice(0, starts[0]?.index)
  const declarations = starts.flatMap((start, index) => {
    const [, exported, isDefault, kind = '', target] = start
    const part = rest.slice(start.index, starts[index + 1]?.index)
    if (!isDefault && !target) body += part
    const named = isDefault
      ? /^export default (?:async )?(?:function|class) (\w+)/.exec(part)?.[1]
      : undefined
    const names = isDefault ? ['default', ...(named ? [named] : [])] : target ? declaredNames(target) : []
    const oracle = isMarked(raw.slice(0, start.index))
    const words = names.length > 0 ? wordsOf(part) : new Set()
    const type = kind === 'type' || kind === 'interface'
    const calls = new Set([...part.matchAll(callPattern)].map(([, call = '']) => call))
    return names.map((name) => ({
      name,
      // A default is imported by no name of its own.
      exported: Boolean(exported) && name !== named,
      oracle,
      type,
      words,
      calls,
    }))
  })
  return {
    imports,
    loads,
    runs,
    later,
    declarations,
    body: wordsOf(body),
    words: new Set(text.match(/[\w$]+/g)),
  }
}

/** Every module among the texts, by its path. */
export function readModules(/** @type {Texts} */ texts) {
  const resolve = resolver(texts)
  /** @type {Map<string, Module>} */
  const modules = new Map()
  for (const [file, text] of texts) if (SOURCE.test(file)) modules.set(file, readModule(file, text, resolve))
  return modules
}
