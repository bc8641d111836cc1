import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sandbox } from '@coffeeattack/sandbox/mount'
import { createIds, type Ids } from './platform/crypto/ids.ts'
import { keptMasterKey } from './platform/crypto/kept-key.ts'
import { createSecrets, type Secrets } from './platform/crypto/secrets.ts'
import { type Database, openDatabase } from './platform/db/open.ts'
import { createLog, type Log } from './platform/observing/log.ts'
import { createMetrics, type Metrics } from './platform/observing/metrics.ts'
import type { Report } from './platform/observing/report.ts'
import { createReport } from './platform/observing/sentry.ts'
import { createLocalMailer } from './platform/providers/mail/local-mailer.ts'
import type { Mailer } from './platform/providers/mail/mailer.ts'
import { createProviders, type Providers, providerSettings } from './platform/providers/providers.ts'
import { createPush, type Push } from './platform/providers/push/push.ts'
import { keptVapidKeys } from './platform/providers/push/vapid-keys.ts'
import { loadSandbox } from './platform/providers/sandbox.ts'
import type { Files } from './platform/storage/files.ts'
import { createLocalFiles } from './platform/storage/local-files.ts'
import { createS3Files } from './platform/storage/s3-files.ts'
import type { Settings } from './settings.ts'

/** Everything a use case may ask of the world. It gets this as an argument and knows no other source. */
export type Deps = {
  readonly settings: Settings
  readonly clock: () => Date
  /** Lets so much time pass; it does not keep the process alive. */
  readonly pause: (ms: number) => Promise<void>
  readonly random: (bytes: number) => Uint8Array
  readonly ids: Ids
  readonly log: Log
  readonly report: Report
  readonly metrics: Metrics
  readonly db: Database
  readonly secrets: Secrets
  readonly files: Files
  readonly mailer: Mailer
  readonly providers: Providers
  /** Null when there are no keys: then nobody is offered to be rung by their browser. */
  readonly push: Push | null
  /** The outside companies' stand-in, when it is on; only the composition of the service asks. */
  readonly sandbox: Sandbox | null
  /** Aborted when the process is told to go: readiness turns false, and it goes on serving until nobody sends it more. */
  readonly leaving: AbortSignal
  /** Aborted when the process begins to stop: long answers end. */
  readonly stopping: AbortSignal
}

/** What can be replaced, by tests above all; the rest is made from it. */
export type DepsGiven = Partial<
  Pick<Deps, 'clock' | 'pause' | 'random' | 'log' | 'db' | 'leaving' | 'stopping'>
>

/** The composition root: the only place that reads the machine's clock and randomness. */
export async function createDeps(settings: Settings, given: DepsGiven = {}): Promise<Deps> {
  const clock = given.clock ?? (() => new Date())
  const pause = given.pause ?? ((ms) => sleep(ms, undefined, { ref: false }))
  const random = given.random ?? randomBytes
  const ids = createIds(clock, random)
  const log = given.log ?? createLog({ level: settings.logLevel })
  const stopping = given.stopping ?? new AbortController().signal
  const leaving = given.leaving ?? stopping
  const db = given.db ?? (await openDatabase({ ...settings, log, leaving }))
  const secrets = createSecrets({
    current: settings.secretsKey ?? keptMasterKey(settings.dataDir, random),
    previous: settings.previousSecretsKeys,
    random,
  })
  const sandbox = await loadSandbox(settings, { clock, random })
  return {
    settings,
    clock,
    pause,
    random,
    ids,
    log,
    report: createReport(settings, { log, clock, ids }),
    metrics: createMetrics(db.pool),
    db,
    secrets,
    files: settings.s3
      ? createS3Files(settings.s3, { clock })
      : createLocalFiles({
          folder: join(settings.dataDir, 'files'),
          clock,
          secrets,
        }),
    mailer: createLocalMailer({ folder: join(settings.dataDir, 'mail'), clock, ids }),
    providers: createProviders(providerSettings(settings, sandbox?.settings ?? null), {
      fetch,
      clock,
      random,
    }),
    push: pushOf(settings),
    sandbox,
    leaving,
    stopping,
  }
}

function pushOf({ vapid, production, dataDir, appOrigin, mode }: Settings): Push | null {
  const keys = vapid.keys ?? (production ? null : keptVapidKeys(dataDir))
  if (!keys) return null
  const subject = vapid.subject ?? `mailto:push@${new URL(appOrigin).hostname}`
  return createPush({ ...keys, subject, allowPrivate: mode === 'test' })
}
