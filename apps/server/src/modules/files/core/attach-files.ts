import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { fileIdOf, type FileKind, fileKinds } from '@coffeeattack/domain/profiles/files'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { fileNameOf } from './file-names.ts'
import { fileOf, type FileRow, type KeptFile, kindOf, markStored, removeFromField } from './store.ts'
import { takeUpload } from './take-upload.ts'

/** Addresses as an upload or the profile gave them; null empties the field, a field that is not sent stays. */
export type FileFields = { resumeFileUrl?: string | null; portfolioFileUrl?: string | null }

const fieldOf = { resume: 'resumeFileUrl', portfolio: 'portfolioFileUrl' } as const satisfies Record<
  FileKind,
  keyof FileFields
>

export type ChosenFiles = { readonly [K in FileKind]?: FileRow | null }

/**
 * Finds the files behind the addresses, of this person (or, for null, of a visitor) and of the field's kind alone,
 * and looks at bytes that nobody has looked at yet. Before the transaction: it may ask the file store.
 */
export async function chooseFiles(
  userId: string | null,
  fields: FileFields,
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
): Promise<ChosenFiles> {
  const chosen: { [K in FileKind]?: FileRow | null } = {}
  for (const kind of fileKinds) {
    const url = fields[fieldOf[kind]]
    if (url === undefined) continue
    chosen[kind] = url === null ? null : await uploadBehind(url, userId, kind, deps)
  }
  return chosen
}

async function uploadBehind(
  url: string,
  userId: string | null,
  kind: FileKind,
  deps: Pick<Deps, 'db' | 'files' | 'clock'>,
): Promise<FileRow> {
  const id = fileIdOf(url)
  const file = id === null ? null : await fileOf(deps.db.drizzle, userId, id)
  if (!file || kindOf[file.purpose] !== kind) throw unknownFile(kind)
  await takeUpload(file, deps)
  return file
}

/** Puts the chosen files into the profile's fields; what stood there is removed. Inside the saving transaction. */
export async function attachFiles(tx: Queries, userId: string, chosen: ChosenFiles, now: Date) {
  for (const kind of fileKinds) {
    const file = chosen[kind]
    if (file === undefined) continue
    await removeFromField(tx, { userId, kind, keep: file?.id ?? null, now })
    if (file && !(await markStored(tx, file.id))) throw unknownFile(kind)
  }
}

/** The addresses of what stands in the fields, good for a few minutes. */
export async function fileUrlsOf(
  kept: readonly KeptFile[],
  { files, secrets }: Pick<Deps, 'files' | 'secrets'>,
): Promise<Record<(typeof fieldOf)[FileKind], string | null>> {
  const urls = { resumeFileUrl: null as string | null, portfolioFileUrl: null as string | null }
  for (const file of kept)
    urls[fieldOf[kindOf[file.purpose]]] = await files.downloadAddress(file.storeKey, {
      name: fileNameOf(file, secrets),
    })
  return urls
}

function unknownFile(kind: FileKind): Refusal {
  return new Refusal('INVALID_INPUT', {
    fields: { [fieldOf[kind]]: '올린 파일을 찾을 수 없어요. 다시 올려 주세요' },
  })
}
