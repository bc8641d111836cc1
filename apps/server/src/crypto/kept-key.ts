import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_BYTES, parseMasterKey } from './keys.ts'

/**
 * The master key of a machine that was given none: made once and kept in the data folder, for its owner's eyes.
 * Linked into place whole, so of two processes that start at once both end up with the same key.
 */
export function keptMasterKey(dataDir: string, random: (bytes: number) => Uint8Array): Buffer {
  const path = join(dataDir, 'secrets.key')
  const kept = read(path)
  if (kept) return kept
  mkdirSync(dataDir, { recursive: true })
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, Buffer.from(random(KEY_BYTES)).toString('hex'), { mode: 0o600 })
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

function read(path: string): Buffer | null {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
  const key = parseMasterKey(text)
  if (!key) throw new Error(`${path} 파일이 망가졌어요. 백업에서 되살려 주세요.`)
  return key
}
