import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Defined here because an image is built without the other scripts. */
const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

/** The commit: from COMMIT, else from git, else empty. */
export function commit() {
  const said = process.env['COMMIT']
  if (said) return said
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()
  } catch {
    return ''
  }
}

/** The release name that pages and server share: version and commit. */
export function release() {
  /** @type {{ version: string }} */
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))
  const from = commit()
  return from ? `${version}+${from.slice(0, 12)}` : version
}
