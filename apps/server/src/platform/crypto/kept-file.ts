import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A secret of a machine that was given none: made once and kept in a file for its owner's eyes. Linked into place
 * whole, so of two processes that start at once both end up with the same one.
 */
export function keptText(path: string, make: () => string): string {
  const kept = read(path)
  if (kept !== null) return kept
  mkdirSync(dirname(path), { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, make(), { mode: 0o600 })
  chmodSync(draft, 0o600)
  try {
    linkSync(draft, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return read(path)!
}

export const brokenFile = (path: string) => new Error(`${path} 파일이 망가졌어요. 백업에서 되살려 주세요.`)

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
