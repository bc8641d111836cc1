import { join } from 'node:path'
import { brokenFile, keptText } from './kept-file.ts'
import { KEY_BYTES, parseMasterKey } from './keys.ts'

/** The master key of an installation without a configured one. */
export function keptMasterKey(dataDir: string, random: (bytes: number) => Uint8Array): Buffer {
  const path = join(dataDir, 'secrets.key')
  const key = parseMasterKey(keptText(path, () => Buffer.from(random(KEY_BYTES)).toString('hex')))
  if (!key) throw brokenFile(path)
  return key
}
