import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sandbox } from '@coffeeattack/sandbox/mount'
import { createIds, type Ids } from './platform/crypto/ids.ts'
import { keptMasterKey } from './platform/crypto/kept-key.ts'
import { createSecrets, type Secrets } from './platform/crypto/secrets.ts'
import { type Database, openDatabase } from './platform/db/open.ts'
import { type Readiness, readiness, shareReadiness } from './platform/db/readiness.ts'
import { createLog, type Log } from './platform/observing/log.ts'
import { createMetrics, type Metrics } from './platform/observing/metrics.ts'
import { createOutages, type Outages } from './platform/observing/outages.ts'
import { releaseOf } from './platform/observing/release.ts'
import { reportOutagesOnce } from './platform/observing/outage-reports.ts'
import { countedReport, type Report } from './platform/observing/report.ts'
import { createReport } from './platform/observing/sentry.ts'
import { traceStatements } from './platform/observing/trace-statements.ts'
import { createTracing, type Tracing } from './platform/observing/tracing.ts'
import { createPostOutside, type PostOutside } from './platform/providers/outside/post.ts'
import { createProviders, type Providers, providerSettings } from './platform/providers/providers.ts'
import { createPush, type Push } from './platform/providers/push/push.ts'
import { keptVapidKeys } from './platform/providers/push/vapid-keys.ts'
import { loadSandbox } from './platform/providers/sandbox.ts'
import { watchProvider } from './platform/providers/watch-provider.ts'
import { createSealing, type Sealing } from './platform/sealing/sealing.ts'
import { prepareDataFolder } from './platform/storage/data-folder.ts'
import type { Files } from './platform/storage/files.ts'
import { createLocalFiles } from './platform/storage/local-files.ts'
import { createLocalNotes, createS3Notes, type Notes } from './platform/storage/notes.ts'
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
  readonly tracing: Tracing
  readonly db: Database
  /** Whether the database can be used, looked at once a second at most. */
  readonly readiness: () => Promise<Readiness>
  readonly outages: Outages
  readonly secrets: Secrets
  readonly files: Files
  /** Who was erased, kept outside the database, so that a restored backup does not bring them back. */
  readonly erasures: Notes
  readonly providers: Providers
  /** Seals documents, and knows which seals are ours. */
  readonly sealing: Sealing
  /** Null when there are no keys: then nobody is offered to be rung by their browser. */
  readonly push: Push | null
  /** Sends to an address that a company named, and to none inside our own house. */
  readonly postOutside: PostOutside
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

const ERASURES = 'erasures'

/** The composition root: the only place that reads the machine's clock and randomness. */
export async function createDeps(settings: Settings, given: DepsGiven = {}): Promise<Deps> {
  const clock = given.clock ?? (() => new Date())
  const pause = given.pause ?? ((ms) => sleep(ms, undefined, { ref: false }))
  const random = given.random ?? randomBytes
  const ids = createIds(clock, random)
  const log = given.log ?? createLog({ level: settings.logLevel })
  const stopping = given.stopping ?? new AbortController().signal
  const leaving = given.leaving ?? stopping
  if (keepsInDataFolder(settings)) prepareDataFolder(settings.dataDir)
  const db = given.db ?? (await openDatabase({ ...settings, log, leaving }))
  const secrets = createSecrets({
    current: settings.secretsKey ?? keptMasterKey(settings.dataDir, random),
    previous: settings.previousSecretsKeys,
    random,
  })
  const sandbox = await loadSandbox(settings, { clock, random })
  const release = releaseOf(settings.commit)
  const { otlpEndpoint: endpoint, mode } = settings
  const tracing = await createTracing({ endpoint, release, mode, log })
  if (tracing.isOn) for (const pool of db.pools) traceStatements(pool, tracing)
  const metrics = createMetrics(db.pools)
  const outages = createOutages(clock)
  const looking = { db, leaving, log, pause, outages }
  const watching = { metrics, tracing }
  const tracker = createReport(settings, { log, clock, ids, release })
  const report = countedReport(reportOutagesOnce(tracker, clock), metrics.failed)
  return {
    settings,
    clock,
    pause,
    random,
    ids,
    log,
    report,
    ...watching,
    db,
    readiness: shareReadiness(() => readiness(looking), { clock, leaving }),
    outages,
    secrets,
    erasures: settings.s3
      ? createS3Notes(settings.s3, ERASURES)
      : createLocalNotes(join(settings.dataDir, ERASURES)),
    files: settings.s3
      ? createS3Files(settings.s3, { clock })
      : createLocalFiles({
          folder: join(settings.dataDir, 'files'),
          clock,
          secrets,
        }),
    providers: createProviders(providerSettings(settings, sandbox?.settings ?? null), {
      fetch,
      clock,
      random,
      pause,
      report,
      sender: settings,
      outages,
      ...watching,
    }),
    sealing: await createSealing(settings, sandbox?.settings.sealing ?? null, {
      clock,
      fetch,
      random,
      pause,
      log,
    }),
    push: pushOf(settings, watching),
    // Every try is a connection of its own, to an address that was looked at for it.
    postOutside: createPostOutside({ allowsLoopback: settings.webhookLoopback, keepsAlive: false }),
    sandbox,
    leaving,
    stopping,
  }
}

/** Whether anything stands in the data folder: our own database, files, or keys that nobody gave. */
const keepsInDataFolder = ({ databaseUrl, s3, secretsKey, vapid, production }: Settings): boolean =>
  !databaseUrl || !s3 || !secretsKey || !(vapid.keys || production)

function pushOf(
  { vapid, production, dataDir, appOrigin, mode }: Settings,
  watching: Pick<Deps, 'metrics' | 'tracing'>,
): Push | null {
  const keys = vapid.keys ?? (production ? null : keptVapidKeys(dataDir))
  if (!keys) return null
  const subject = vapid.subject ?? `mailto:push@${new URL(appOrigin).hostname}`
  const watched = watchProvider('push', watching)
  return createPush({ ...keys, subject, allowPrivate: mode === 'test' }, watched)
}
