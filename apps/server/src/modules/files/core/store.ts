import type { FileKind } from '@coffeeattack/domain/profiles/files'
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { asSql, type Queries } from '../../../platform/db/queries.ts'
import { coffeechats } from '../../../platform/db/schema/coffeechats.ts'
import { agentApplications } from '../../../platform/db/schema/desk.ts'
import { files } from '../../../platform/db/schema/files.ts'
import { ownerIsPresent } from '../../accounts/core/sql.ts'
import { fileIsKept } from './sql.ts'

export type FileRow = typeof files.$inferSelect

/** What the address of a file in a profile is made from. */
export type KeptFile = Pick<FileRow, 'purpose' | 'storeKey' | 'nameSealed' | 'name'>

const isKept = asSql(fileIsKept('files'))

/** A kind's value in the column, and the kind of a value. */
export const purposeOf = { resume: 'RESUME', portfolio: 'PORTFOLIO' } as const satisfies Record<
  FileKind,
  string
>
export const kindOf = { RESUME: 'resume', PORTFOLIO: 'portfolio' } as const

export async function insertFile(db: Queries, given: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(given)
}

export async function fileByKey(db: Queries, storeKey: string): Promise<FileRow | null> {
  const [found] = await db.select().from(files).where(eq(files.storeKey, storeKey))
  return found ?? null
}

/** The file, if it belongs to this person or, for a visitor, to nobody. */
export async function fileOf(db: Queries, userId: string | null, id: string): Promise<FileRow | null> {
  const owned = userId === null ? isNull(files.userId) : eq(files.userId, userId)
  const [found] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), owned, isNull(files.removedAt), ne(files.state, 'REJECTED')))
  return found ?? null
}

/** Marks an upload whose bytes were checked. False when the file was swept or erased meanwhile. */
export async function markChecked(db: Queries, id: string, size: number, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(files)
    .set({ size, storedAt: now })
    .where(and(eq(files.id, id), inArray(files.state, ['PENDING', 'STORED']), isNull(files.removedAt)))
  return rowCount === 1
}

export async function markRejected(db: Queries, id: string): Promise<void> {
  await db
    .update(files)
    .set({ state: 'REJECTED' })
    .where(and(eq(files.id, id), eq(files.state, 'PENDING'), isNull(files.storedAt)))
}

/** The files in the fields of a profile, at most one in each. */
export async function storedFiles(db: Queries, userId: string): Promise<FileRow[]> {
  return db
    .select()
    .from(files)
    .where(and(eq(files.userId, userId), isKept))
    .orderBy(asc(files.purpose))
}

type Field = { userId: string; kind: FileKind; keep: string | null; now: Date }

/** Empties a field, unless it holds the file to keep. The next sweep deletes the bytes. */
export async function removeFromField(tx: Queries, { userId, kind, keep, now }: Field): Promise<void> {
  await tx
    .update(files)
    .set({ removedAt: now })
    .where(
      and(
        eq(files.userId, userId),
        eq(files.purpose, purposeOf[kind]),
        isKept,
        keep === null ? undefined : ne(files.id, keep),
      ),
    )
}

/** False when it was removed or swept meanwhile. */
export async function markStored(tx: Queries, id: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(files)
    .set({ state: 'STORED' })
    .where(
      and(
        eq(files.id, id),
        inArray(files.state, ['PENDING', 'STORED']),
        isNotNull(files.storedAt),
        isNull(files.removedAt),
      ),
    )
  return rowCount === 1
}

export type FileToSweep = Pick<FileRow, 'id' | 'storeKey'>

/** Files that were never saved in a profile, refused, replaced or deleted. */
export async function filesToSweep(db: Queries, uploadedBefore: Date, limit: number): Promise<FileToSweep[]> {
  return db
    .select({ id: files.id, storeKey: files.storeKey })
    .from(files)
    .where(
      or(
        and(ne(files.state, 'STORED'), lt(files.createdAt, uploadedBefore)),
        and(eq(files.state, 'STORED'), isNotNull(files.removedAt)),
      ),
    )
    .orderBy(asc(files.createdAt))
    .limit(limit)
}

/** Claims a file for sweeping: from here on nobody can save it into a field. */
export async function claimForSweep(db: Queries, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db
    .update(files)
    .set({ removedAt: sql`coalesce(${files.removedAt}, ${now})` })
    .where(and(eq(files.id, id), or(ne(files.state, 'STORED'), isNotNull(files.removedAt))))
  return rowCount === 1
}

export async function deleteFile(db: Queries, id: string): Promise<void> {
  await db.delete(files).where(eq(files.id, id))
}

/** Locks files whose names are not sealed yet, without those that another process has locked. */
export async function namesInClear(tx: Queries, limit: number): Promise<{ id: string; name: string }[]> {
  const { rows } = await tx.$client.query<{ id: string; name: string }>(
    'select id, name from files where name is not null order by id limit $1 for update skip locked',
    [limit],
  )
  return rows
}

/** Replaces the plain names by the sealed ones in one statement, so that no row has both or neither. */
export async function putSealedNames(tx: Queries, sealed: readonly Pick<FileRow, 'id' | 'nameSealed'>[]) {
  const given = sql`jsonb_to_recordset(${JSON.stringify(sealed)}) as given (id uuid, "nameSealed" text)`
  await tx
    .update(files)
    .set({ nameSealed: sql`coalesce(${files.nameSealed}, given."nameSealed")`, name: null })
    .from(given)
    .where(sql`${files.id} = given.id`)
}

export async function storeKeysOf(db: Queries, userId: string): Promise<string[]> {
  const found = await db.select({ storeKey: files.storeKey }).from(files).where(eq(files.userId, userId))
  return found.map(({ storeKey }) => storeKey)
}

export type FileReader =
  | { readonly kind: 'owner'; readonly userId: string }
  | { readonly kind: 'company'; readonly companyId: string }
  | { readonly kind: 'agent' }

const ownerIsHere = ownerIsPresent(files.userId)

function allows(reader: FileReader): SQL | undefined {
  switch (reader.kind) {
    case 'owner':
      return and(eq(files.userId, reader.userId), ownerIsHere)
    case 'company':
      return and(
        ownerIsHere,
        sql`exists (select from ${coffeechats} where ${coffeechats.candidateId} = ${files.userId} and ${coffeechats.companyId} = ${reader.companyId} and ${coffeechats.cancelledAt} is null)`,
      )
    case 'agent':
      return and(
        isNull(files.userId),
        sql`exists (select from ${agentApplications} where ${files.id} in (${agentApplications.resumeFileId}, ${agentApplications.portfolioFileId}))`,
      )
  }
}

/** The query contains the reader's permission: a file that they may not read is not found. */
export async function readableFile(db: Queries, fileId: string, reader: FileReader) {
  const [found] = await db
    .select({ storeKey: files.storeKey, nameSealed: files.nameSealed, name: files.name })
    .from(files)
    .where(and(eq(files.id, fileId), isKept, allows(reader)))
  return found ?? null
}

/** Deletes applications that are due for it, and marks their files for the sweep. */
export async function forgetDueApplications(tx: Queries, now: Date): Promise<void> {
  const due = await tx
    .delete(agentApplications)
    .where(lte(agentApplications.purgeAt, now))
    .returning({ resume: agentApplications.resumeFileId, portfolio: agentApplications.portfolioFileId })
  const fileIds = due.flatMap(({ resume, portfolio }) => [resume, portfolio]).filter((id) => id !== null)
  if (fileIds.length > 0) await tx.update(files).set({ removedAt: now }).where(inArray(files.id, fileIds))
}

export async function countUploads(db: Queries, userId: string, since: Date): Promise<number> {
  return db.$count(
    files,
    and(eq(files.userId, userId), ne(files.state, 'STORED'), gt(files.createdAt, since)),
  )
}

/** Those of the keys that have a row. */
export async function knownKeys(db: Queries, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const found = await db
    .select({ storeKey: files.storeKey })
    .from(files)
    .where(inArray(files.storeKey, [...keys]))
  // A pact's file is stored before its row says so; its key is made of the row's id.
  const { rows: sealed } = await db.$client.query<{ storeKey: string }>(
    `select given.key as "storeKey" from unnest($1::text[]) as given (key)
     join pact_seals seal on given.key = seal.pact_id || '/' || seal.pact_id || '.pdf'`,
    [keys],
  )
  return new Set([...found, ...sealed].map(({ storeKey }) => storeKey))
}

/** The keys of all files in profiles, a page at a time. */
export async function* keptFilePages(db: Queries, limit: number): AsyncGenerator<string[]> {
  for (let after: string | undefined; ;) {
    const found = await db
      .select({ id: files.id, storeKey: files.storeKey })
      .from(files)
      .where(and(isKept, after === undefined ? undefined : gt(files.id, after)))
      .orderBy(asc(files.id))
      .limit(limit)
    if (found.length > 0) yield found.map(({ storeKey }) => storeKey)
    if (found.length < limit) return
    after = found.at(-1)!.id
  }
}

/** Empties the field of a file whose bytes are missing from the storage. */
export async function markLost(db: Queries, storeKey: string, now: Date): Promise<void> {
  await db
    .update(files)
    .set({ removedAt: now })
    .where(and(eq(files.storeKey, storeKey), isKept))
}
