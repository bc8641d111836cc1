import { DAY_MS } from '@coffeeattack/domain/kst'
import { isNull } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { SealedColumn } from '../../../platform/crypto/secrets.ts'
import { beginChange, checkKey, reencryptCanary } from '../../../platform/db/key-canary.ts'
import {
  type ChangedRow,
  replaceTexts,
  type SealedRow,
  type SealedTable,
  sealedPages,
  sealedTables,
} from '../../../platform/db/sealed-columns.ts'
import { recoveryCodes } from '../../../platform/db/schema/operators.ts'
import type { Job } from '../../../platform/jobs/job.ts'

/** Values of a table not sealed with the current key: those left to re-seal, and those that no known key opens. */
export type LeftOver = { readonly table: string; readonly left: number; readonly unreadable: number }

type SealingDeps = Pick<Deps, 'db' | 'secrets' | 'stopping'>

const PAGE = 500
/** Rows changed during re-sealing are retried. */
const ROUNDS = 3

/** Keyed hashes of sealed text. Text and hash are always written together with the same key, because the hash needs the plain text. */
const HASHED = {
  'users.phone_sealed': { column: 'phone_hash', purpose: 'phone' },
} as const

/** Re-seals everything with the current key and returns what is left. It can be interrupted and repeated. */
async function sealAnew(deps: SealingDeps): Promise<LeftOver[]> {
  await keepCodeKeys(deps)
  for (let round = 1; ; round++) {
    const left = await throughAll(deps, replaceTexts)
    if (round === ROUNDS || deps.stopping.aborted || left.every((table) => table.left === 0)) return left
  }
}

/** Counts what is left without changing anything. */
export const countLeft = (deps: SealingDeps): Promise<LeftOver[]> => throughAll(deps, null)

async function throughAll(deps: SealingDeps, replace: typeof replaceTexts | null): Promise<LeftOver[]> {
  const found: LeftOver[] = []
  for (const table of await sealedTables(deps.db.drizzle)) found.push(await through(table, replace, deps))
  return found
}

async function through(
  table: SealedTable,
  replace: typeof replaceTexts | null,
  { db, secrets, stopping }: SealingDeps,
): Promise<LeftOver> {
  const hashed = table.columns.flatMap((column) => hashOf(table, column)?.column ?? [])
  const columns = [...table.columns, ...hashed]
  let left = 0
  let unreadable = 0
  for await (const page of sealedPages(db.drizzle, table, columns, PAGE)) {
    const changed = page
      .map(anew)
      .filter(({ texts, changed }) => changed.some((text, at) => text !== texts[at]))
    const done =
      replace && changed.length > 0 ? await db.transaction((tx) => replace(tx, table, columns, changed)) : 0
    left += changed.length - done
    if (stopping.aborted) break
  }
  return { table: table.name, left, unreadable }

  /** The row sealed with the current key. Text that no key opens is left unchanged. */
  function anew(row: SealedRow): ChangedRow {
    const changed = [...row.texts]
    for (const [at, column] of table.columns.entries()) {
      const text = row.texts[at]
      if (text == null || !secrets.isStale(text)) continue
      const place: SealedColumn = `${table.name}.${column}`
      const plain = opened(text, place)
      if (plain === null) continue
      changed[at] = secrets.seal(plain, place)
      const hash = hashOf(table, column)
      const hashAt = hash ? columns.indexOf(hash.column) : -1
      if (hash && row.texts[hashAt] != null) changed[hashAt] = secrets.mac(hash.purpose, plain)
    }
    return { ...row, changed }
  }

  function opened(text: string, place: SealedColumn): string | null {
    try {
      return secrets.open(text, place)
    } catch {
      unreadable += 1
      return null
    }
  }
}

/** Recovery codes without a key were hashed with the oldest known key. */
async function keepCodeKeys({ db, secrets }: SealingDeps): Promise<void> {
  const hashKey = secrets.oldestMacKey('recovery-code').toString('base64url')
  const hashKeySealed = secrets.seal(hashKey, 'recovery_codes.hash_key_sealed')
  await db.drizzle.update(recoveryCodes).set({ hashKeySealed }).where(isNull(recoveryCodes.hashKeySealed))
}

const hashOf = ({ name }: SealedTable, column: string) =>
  Object.entries(HASHED).find(([place]) => place === `${name}.${column}`)?.[1]

/** A process waits a day before it re-seals to another key than the last one started. */
const OTHERS_LEFT_ALONE_MS = DAY_MS
/** Processes with the previous key may still run this long after the change began. */
const STRAGGLERS_MS = 2 * DAY_MS

/**
 * Re-seals everything with the key of this process, the canary last; from then on the database requires this key. Null when there is
 * nothing to do, or when another process began a change to another key after the given time.
 */
export async function changeKeys(deps: Deps, leftAlone: Date): Promise<LeftOver[] | null> {
  await checkKey(deps)
  const now = deps.clock()
  const change = await beginChange(deps, now, leftAlone)
  if (!change || (change.isThrough && now.getTime() - change.since.getTime() > STRAGGLERS_MS)) return null
  const found = await sealAnew(deps)
  for (const { table, left, unreadable } of found) {
    deps.metrics.leftToSeal(table, left)
    if (unreadable > 0) deps.log.error({ table, rows: unreadable }, 'sealed with a key that nobody has')
  }
  if (!deps.stopping.aborted && found.every(({ left }) => left === 0)) await reencryptCanary(deps)
  return found
}

/** Runs every hour while previous keys are configured. */
export const sealAnewJob: Job = {
  name: 'seal-anew',
  cron: '35 * * * *',
  async run(deps) {
    if (deps.secrets.olderKeyIds.length === 0) return
    await changeKeys(deps, new Date(deps.clock().getTime() - OTHERS_LEFT_ALONE_MS))
  },
}
