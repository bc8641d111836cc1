import { isBuiltin } from 'node:module'
import { importsOf, isTest, packageOf } from './house-rules.mjs'
import { SOURCE, withoutComments } from './modules.mjs'

/*
 * Every bare import is declared in its own manifest. What only a neighbour declares is found by the luck of the layout, and what stands among the
 * development packages is missing where the product alone is installed.
 */

/** @typedef {Partial<Record<'dependencies' | 'peerDependencies' | 'optionalDependencies' | 'devDependencies', Record<string, string>>>} Manifest */

const WORKSPACE = /^(?:(?:packages|apps)\/[^/]+|e2e|bench)(?=\/)/
/** What a running product or a browser is made of. Styles are made of nothing but what the build puts into them. */
const PRODUCT = /^(packages|apps)\/[^/]+\/(src|app|client)\/.*(?<!\.css)$/
/** The server that developers run, and the table that the build reads. */
const DEVELOPMENT = new Set(['apps/server/src/dev.ts', 'apps/web/app/routes.ts'])
/** Their texts are programs of others. */
const isQuoting = (/** @type {string} */ file) => /^scripts\/.*\.test\.mjs$/.test(file)

const requiredPattern =
  /(?<![\w.])(?:require|createRequire\(import\.meta\.url\)|import\.meta)(?:\.resolve)?\(\s*['"]([^'"]+)['"]/g
const stylePattern = /^@(?:import|plugin|reference)\s+['"]([^'"]+)['"]/gm

function importedBy(/** @type {string} */ file, /** @type {string} */ text) {
  const code = withoutComments(text)
  const pattern = file.endsWith('.css') ? stylePattern : requiredPattern
  const others = [...code.matchAll(pattern)].map(([, from = '']) => ({ from, typeOnly: false }))
  return file.endsWith('.css') ? others : [...importsOf(code), ...others]
}

const isBare = (/** @type {string} */ from) => !/^[./]|^virtual:/.test(from) && !isBuiltin(from)

const namesOf = (/** @type {(object | undefined)[]} */ ...lists) =>
  new Set(lists.flatMap((list) => Object.keys(list ?? {})))

/** Every bare import that its own manifest does not declare, or not as something that the product runs. */
export function undeclaredImports(/** @type {ReadonlyMap<string, string>} */ texts) {
  const manifestAt = (/** @type {string} */ file) =>
    /** @type {Manifest} */ (JSON.parse(texts.get(file) ?? '{}'))
  // Whatever tests and checks the whole house is declared once, by the house.
  const tools = manifestAt('package.json').devDependencies

  return [...texts].flatMap(([file, text]) => {
    if (!(SOURCE.test(file) || file.endsWith('.css')) || isQuoting(file)) return []
    const workspace = WORKSPACE.exec(file)?.[0]
    const home = workspace ? `${workspace}/package.json` : 'package.json'
    const manifest = manifestAt(home)
    const { name } = Object(manifest)
    const run = namesOf(manifest.dependencies, manifest.peerDependencies, manifest.optionalDependencies)
    const declared = new Set([...run, ...namesOf(manifest.devDependencies)])
    const isProduct = PRODUCT.test(file) && !isTest(file) && !DEVELOPMENT.has(file)
    const known = new Set([...declared, ...(isProduct ? [] : namesOf(tools))])

    const complaints = importedBy(file, text)
      .filter(({ from }) => isBare(from) && packageOf(from) !== name)
      .flatMap(({ from, typeOnly }) => {
        const wanted = packageOf(from)
        if (!known.has(wanted) && !(typeOnly && known.has(`@types/${wanted}`)))
          return [`${file}: ${wanted} is not declared in ${home}`]
        if (isProduct && !typeOnly && !run.has(wanted))
          return [`${file}: the product runs ${wanted}, which ${home} declares for development only`]
        return []
      })
    return [...new Set(complaints)]
  })
}
