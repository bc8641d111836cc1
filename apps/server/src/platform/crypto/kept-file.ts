import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * A generated secret for an installation without one: created once in a file with owner-only permissions. Created
 * atomically by `link`, so that two processes that start together get the same secret.
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
