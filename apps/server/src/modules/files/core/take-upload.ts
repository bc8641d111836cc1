import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { FILE, safeFileName } from '@coffeeattack/domain/profiles/files'
import type { Deps } from '../../../deps.ts'
import { checkBytes } from '../../../platform/storage/bytes/check-bytes.ts'
import { fileByKey, type FileRow, kindOf, markChecked, markRejected } from './store.ts'

/** A file is held in memory while it is looked at, so few are looked at together. */
const fewAtOnce = createFewAtOnce(2)

type UploadDeps = Pick<Deps, 'db' | 'files' | 'clock'>

/** Looks at bytes that arrive at an upload address, before they take their place. Bad ones end the upload for good. */
export async function checkArriving(storeKey: string, read: () => Promise<Buffer>, { db }: UploadDeps) {
  const file = await fileByKey(db.drizzle, storeKey)
  if (!file || file.removedAt) throw new Refusal('NOT_FOUND')
  if (file.state !== 'PENDING' || file.storedAt) throw new Refusal('CONFLICT')
  await orReject(file, db.drizzle, () => fewAtOnce(async () => checkBytes(await read(), file.type)))
}

/** They took their place. Whoever erased the file meanwhile could not see them yet, so they go again. */
export async function noteArrived(storeKey: string, size: number, { db, files, clock }: UploadDeps) {
  const file = await fileByKey(db.drizzle, storeKey)
  if (file && (await markChecked(db.drizzle, file.id, size, clock()))) return
  await files.remove(storeKey)
  throw new Refusal('NOT_FOUND')
}

/** An upload that went to a store of its own has not been looked at yet: that happens when somebody wants to use it. */
export async function takeUpload(file: FileRow, { db, files, clock }: UploadDeps): Promise<void> {
  if (file.storedAt) return
  const { storeKey, purpose, type } = file
  const size = await orReject(file, db.drizzle, () =>
    fewAtOnce(async () => {
      const bytes = await files.uploaded(storeKey, FILE.maxBytes)
      if (!bytes) throw new Refusal('UPLOAD_EXPIRED')
      await checkBytes(bytes, type)
      // The bytes that were looked at are the ones that stay, whatever arrives at the address from now on.
      // A store that keeps a name beside them is told what they are, not what the person calls them.
      await files.keep(storeKey, bytes, { name: safeFileName('', { kind: kindOf[purpose], type }) })
      return bytes.length
    }),
  ).catch(async (error: unknown) => {
    if (isVerdict(error)) await files.remove(storeKey)
    throw error
  })
  if (!(await markChecked(db.drizzle, file.id, size, clock()))) await files.remove(storeKey)
}

async function orReject<T>(file: FileRow, db: Deps['db']['drizzle'], work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (isVerdict(error)) await markRejected(db, file.id)
    throw error
  }
}

/** Said about the bytes themselves, not about a disk or a store that failed. */
function isVerdict(error: unknown): boolean {
  return (
    error instanceof Refusal &&
    ['FILE_BROKEN', 'FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED'].includes(error.situation)
  )
}

/** Lets so many pieces of work run at once; the others wait their turn in order. */
function createFewAtOnce(limit: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place passes to the next one, if any.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
