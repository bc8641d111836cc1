import { statusOfParts } from '@coffeeattack/domain/upkeep/status'
import type { Deps } from '../../../deps.ts'
import { oldestNotification } from '../../notifications/core/readings.ts'

type StatusDeps = Pick<Deps, 'clock' | 'db' | 'files' | 'outages' | 'pause' | 'readiness'>

/**
 * What works, as this process sees it (OPS-5). It must answer without the database, so outages are kept in memory: a
 * process that has just started knows of none.
 */
export async function showStatus(deps: StatusDeps) {
  const { clock, outages, readiness } = deps
  const [state] = await Promise.all([readiness(), lookAtFiles(deps)])
  const oldestDueAt = state === 'ready' ? await oldestDue(deps) : null
  const now = clock()
  const parts = statusOfParts({ outageOf: outages.of, oldestDueAt }, now)
  return {
    at: now.toISOString(),
    parts: parts.map(({ since, ...part }) => ({ ...part, since: since?.toISOString() ?? null })),
  }
}

const PATIENCE_MS = 2_000
/** Anybody may call this and must not be able to load the store. */
const FILES_EVERY_MS = 30_000

async function lookAtFiles({ files, outages, pause }: StatusDeps): Promise<void> {
  if (!outages.isDue('files', FILES_EVERY_MS)) return
  const late = pause(PATIENCE_MS).then(() => Promise.reject(new Error('late')))
  await Promise.race([files.probe(), late]).then(
    () => outages.worked('files'),
    () => outages.failed('files'),
  )
}

/** When the oldest waiting notification or mail was due. Unknown when the database does not answer. */
async function oldestDue({ clock, db, pause }: StatusDeps): Promise<Date | null> {
  const found = await oldestNotification.read({ clock, db, pause }).catch(() => [])
  const seconds = Math.max(0, ...found.map(({ value }) => value))
  return seconds > 0 ? new Date(clock().getTime() - seconds * 1000) : null
}
