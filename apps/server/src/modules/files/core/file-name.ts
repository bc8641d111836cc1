import type { Secrets } from '../../../platform/crypto/secrets.ts'
import type { FileRow } from './store.ts'

const PLACE = 'files.name_sealed'

/** What people call their files often holds their own name, so it is sealed like one. */
export const sealFileName = (name: string, secrets: Secrets): string => secrets.seal(name, PLACE)

/** Uploads from before names were sealed have theirs in the clear until `sealFileNames` came by. */
export function fileNameOf({ nameSealed, name }: Pick<FileRow, 'nameSealed' | 'name'>, secrets: Secrets) {
  return nameSealed === null ? (name ?? '') : secrets.open(nameSealed, PLACE)
}
