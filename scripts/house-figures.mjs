import { importGraph, sources } from './imports.mjs'

/*
 * npm run house:figures: files and lines of each folder, and how many files one opens for four usual changes. With --list it
 * names those files.
 */

const TEST = /\.(test|spec|screen)\.[a-z]+$|\/testing\/|^e2e\//
/** What nobody opens to follow one request: the look, the machinery, and files that name everything. */
const MACHINERY =
  /^packages\/(ui|kit)\/|\/(platform|layout|api|sessions?|failure|live|errors|text|demo)\/|\/(deps|settings[\w-]*|kst|brand|paths)\.ts$/

const texts = sources()
const graph = importGraph(texts)
const product = [...texts.keys()].filter((file) => /^(packages|apps)\//.test(file) && !TEST.test(file))
const naming = (/** @type {RegExp} */ words) => product.filter((file) => words.test(texts.get(file) ?? ''))

/** The files that make or handle a call, and all that these stand on. */
function following(/** @type {RegExp} */ call, /** @type {RegExp} */ useCase) {
  const isOpened = (/** @type {string} */ file) => !MACHINERY.test(file)
  const opened = new Set(naming(useCase).filter(isOpened))
  for (const file of opened)
    for (const { target, typeOnly, isLazy } of graph.get(file) ?? [])
      if (!typeOnly && !isLazy && isOpened(target)) opened.add(target)
  return [...new Set([...naming(call).filter(isOpened), ...opened])]
}

const CHANGES = {
  'accept an offer (at most 30)': following(
    /'POST \/v2\.1\/users\/coffeechat'/,
    /function (acceptOffer|AcceptOffer)\b/,
  ),
  'a field of a position (at most 6)': naming(/\bmustHaves\b/).filter((file) => !file.includes('/demo/')),
  'a kind of notification (at most 3)': naming(/\bCOFFEECHAT_SOON\b/).filter(
    (file) => !file.includes('/demo/'),
  ),
  'a limit (at most 4)': naming(/\bSELECTION_DAYS\b/).filter((file) => !file.includes('/demo/')),
}

const linesOf = (/** @type {string[]} */ files) =>
  files.reduce((sum, file) => sum + (texts.get(file) ?? '').split('\n').length - 1, 0)
const row = (/** @type {unknown[]} */ ...[name, ...figures]) =>
  console.log(`${String(name).padEnd(22)}${figures.map((figure) => String(figure).padStart(10)).join('')}`)

row('', 'files', 'lines', 'tests', 'lines')
const folders = Map.groupBy(
  [...texts.keys()].filter((file) => file.includes('/')).toSorted(),
  (file) => /^(?:packages|apps)\/[^/]+|^[^/]+/.exec(file)?.[0] ?? '',
)
for (const [folder, files] of folders) {
  const [tests, others] = [files.filter((file) => TEST.test(file)), files.filter((file) => !TEST.test(file))]
  row(folder, others.length, linesOf(others), tests.length, linesOf(tests))
}
row('packages and apps', product.length, linesOf(product))
console.log('\nfiles one opens for')
for (const [change, files] of Object.entries(CHANGES)) {
  console.log(`  ${change}: ${files.length}`)
  if (process.argv.includes('--list')) for (const file of files) console.log(`    ${file}`)
}
