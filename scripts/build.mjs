import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { release } from './release.mjs'
import { Stop, say } from './say.mjs'
import { ROOT, environment, execute } from './setup.mjs'

/** The parts that are built, and their sources. A part is stale when the content of a source has changed since its last build. */
const shared = [
  'packages/domain/src',
  'packages/contract/src',
  'packages/ui/src',
  'packages/kit/src',
  'package-lock.json',
]
const parts = [
  {
    name: 'web',
    title: '앱',
    folder: 'apps/web',
    sources: [
      ...shared,
      'apps/web/app',
      'apps/web/public',
      'apps/web/scripts',
      'apps/web/vite.config.ts',
      'apps/web/react-router.config.ts',
      // The font of the public pages holds their letters.
      'apps/server/src/settings-identity.ts',
      'apps/server/src/modules/catalogue/core/data',
    ],
    output: 'apps/web/build/server/index.js',
  },
  {
    name: 'console',
    title: '콘솔',
    folder: 'apps/console',
    sources: [...shared, 'apps/console/src', 'apps/console/index.html', 'apps/console/vite.config.ts'],
    output: 'apps/console/dist/index.html',
  },
]

/** The folders that builds write. */
export const OUTPUTS = parts.map(({ output }) => output.split('/').slice(0, 3).join('/'))

const stampOf = (/** @type {string} */ name) => path.join(ROOT, '.cache', `built-${name}`)

function* files(/** @type {string} */ entry) {
  if (!existsSync(entry)) return
  const listing = readdirSync(path.dirname(entry), { withFileTypes: true }).find(
    (e) => e.name === path.basename(entry),
  )
  if (!listing?.isDirectory()) return yield entry
  for (const item of readdirSync(entry, { withFileTypes: true, recursive: true })) {
    if (item.isFile()) yield path.join(item.parentPath ?? item.path, item.name)
  }
}

function contentHash(/** @type {string[]} */ sources) {
  const hash = createHash('sha256')
  const all = sources.flatMap((source) => [...files(path.join(ROOT, source))]).toSorted()
  for (const file of all) hash.update(path.relative(ROOT, file)).update(readFileSync(file))
  return hash.digest('hex')
}

/** Builds the parts whose sources have changed. */
export async function ensureBuilt() {
  for (const part of parts) {
    const hash = contentHash(part.sources)
    const fresh = existsSync(path.join(ROOT, part.output)) && existsSync(stampOf(part.name))
    if (fresh && readFileSync(stampOf(part.name), 'utf8') === hash) continue
    say(`${part.title}을 빌드해요 …`)
    const code = await execute('npm', ['run', '--silent', 'build'], {
      cwd: path.join(ROOT, part.folder),
      // A page reports its errors with the release.
      env: environment({ VITE_RELEASE: release() }),
    })
    if (code !== 0)
      throw new Stop(`${part.folder}를 빌드하지 못했어요. 바로 위에 나온 오류를 고치고 다시 실행해 주세요.`)
    mkdirSync(path.dirname(stampOf(part.name)), { recursive: true })
    writeFileSync(stampOf(part.name), hash)
  }
}
