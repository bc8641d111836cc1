import { statfs } from 'node:fs/promises'
import tls from 'node:tls'
import type { createDatabase } from './database.ts'
import { query } from './programs.ts'
import type { Settings } from './settings.ts'
import type { Runs } from './state.ts'

/* The metrics of backups, archiving, replication, disks and certificates, in the format of Prometheus. */

const CERTIFICATE_WITHIN_MS = 5_000

const METRICS = {
  backup_last_success_timestamp_seconds:
    'When the newest base backup, copy of the notes and copy of the files ended',
  backup_task_failed: 'Whether the last run of the task failed',
  backup_database_reachable: 'Whether the database that is backed up answers',
  archive_last_success_timestamp_seconds: 'When a segment of the log was archived last',
  archive_failures: 'Failed attempts to archive since the database started to count',
  archive_waiting_segments: 'Segments of the log that are not archived yet',
  replication_lag_seconds: 'How far the replica is behind',
  replication_lag_bytes: 'How much log the replica has not replayed',
  drill_last_success_timestamp_seconds: 'When a restore drill succeeded last',
  drill_duration_seconds: 'How long the last successful drill took',
  drill_lost_seconds: 'Age of the newest change that the last drill restored',
  drill_erased: 'People that the last drill erased again',
  drill_rows: 'Rows in the restored database after erasing again',
  drill_copied_files: 'Files in the copy during the last drill',
  disk_free_bytes: 'Free space',
  disk_size_bytes: 'Size of the file system',
  certificate_expiry_timestamp_seconds: 'When the certificate ends',
} as const

type Metric = keyof typeof METRICS
type Sample = { name: Metric; labels?: Record<string, string>; value: number }

export const metricNames = Object.keys(METRICS) as Metric[]

type Sources = { settings: Settings; database: ReturnType<typeof createDatabase>; state: Runs }

export async function figures(sources: Sources): Promise<string> {
  const groups = [
    ofBackups(sources),
    ofTasks(sources),
    ofDatabase(sources),
    ofDisks(sources),
    ofCertificates(sources),
  ]
  return textOf((await Promise.all(groups)).flat())
}

async function ofBackups({ settings, database, state }: Sources): Promise<Sample[]> {
  const newest = settings.tasks.includes('database') ? await database.newest().catch(() => null) : null
  const { notes, files } = state.read()
  const ends = { database: newest, notes: seconds(notes?.doneAt), files: seconds(files?.doneAt) }
  return Object.entries(ends).flatMap(([kind, value]) =>
    value === null ? [] : [{ name: 'backup_last_success_timestamp_seconds', labels: { kind }, value }],
  )
}

async function ofTasks({ settings, state }: Sources): Promise<Sample[]> {
  const runs = state.read()
  const failed = settings.tasks.map<Sample>((task) => ({
    name: 'backup_task_failed',
    labels: { task },
    value: Number(runs[task]?.failed ?? false),
  }))
  const { doneAt, figures: drilled } = runs.drill ?? {}
  if (!doneAt || !drilled) return failed
  const { seconds: duration = 0, lost = 0, erased = 0, copied = 0, ...rows } = drilled
  return [
    ...failed,
    { name: 'drill_last_success_timestamp_seconds', value: doneAt / 1000 },
    { name: 'drill_duration_seconds', value: duration },
    { name: 'drill_lost_seconds', value: lost },
    { name: 'drill_erased', value: erased },
    { name: 'drill_copied_files', value: copied },
    ...Object.entries(rows).map<Sample>(([table, value]) => ({
      name: 'drill_rows',
      labels: { table },
      value,
    })),
  ]
}

type Archiving = { archived: number | null; failures: number; waiting: number }
type Replica = { replica: string; bytes: number; lag: number }

async function ofDatabase({ settings: { env, tasks } }: Sources): Promise<Sample[]> {
  if (!tasks.includes('database')) return []
  const connection = { PGUSER: 'coffee', PGDATABASE: 'coffee', PGCONNECT_TIMEOUT: '5', ...env }
  const rows = await Promise.all([
    query<Archiving>(ARCHIVING, connection),
    query<Replica>(REPLICAS, connection),
  ]).catch(() => null)
  if (!rows) return [{ name: 'backup_database_reachable', value: 0 }]
  const [[archiving], replicas] = rows
  return [
    { name: 'backup_database_reachable', value: 1 },
    { name: 'archive_last_success_timestamp_seconds', value: archiving?.archived ?? 0 },
    { name: 'archive_failures', value: archiving?.failures ?? 0 },
    { name: 'archive_waiting_segments', value: archiving?.waiting ?? 0 },
    ...replicas.flatMap<Sample>(({ replica, bytes, lag }) => [
      { name: 'replication_lag_seconds', labels: { replica }, value: lag },
      { name: 'replication_lag_bytes', labels: { replica }, value: bytes },
    ]),
  ]
}

const ARCHIVING = `select extract(epoch from last_archived_time) as archived, failed_count as failures,
  (select count(*) from pg_ls_archive_statusdir() where name like '%.ready') as waiting from pg_stat_archiver`
const REPLICAS = `select application_name || ' ' || coalesce(host(client_addr), 'local') as replica,
  pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) as bytes, coalesce(extract(epoch from replay_lag), 0) as lag
  from pg_stat_replication where state = 'streaming' and not pg_is_in_recovery()`

async function ofDisks({ settings: { disks } }: Sources): Promise<Sample[]> {
  const measured = await Promise.all(
    disks.map(async ([disk, path]): Promise<Sample[]> => {
      const { bavail, blocks, bsize } = await statfs(path)
      const labels = { disk }
      return [
        { name: 'disk_free_bytes', labels, value: bavail * bsize },
        { name: 'disk_size_bytes', labels, value: blocks * bsize },
      ]
    }),
  )
  return measured.flat()
}

async function ofCertificates({ settings: { certificates } }: Sources): Promise<Sample[]> {
  const ends = await Promise.all(
    certificates.map(async ([name, address]): Promise<Sample[]> => {
      const value = await endOfCertificate(name, address)
      return value === null ? [] : [{ name: 'certificate_expiry_timestamp_seconds', labels: { name }, value }]
    }),
  )
  return ends.flat()
}

/** Null when nobody answers: the alerts of the service tell of that. */
function endOfCertificate(servername: string, address: string) {
  const [host = servername, port = '443'] = address.split(':')
  return new Promise<number | null>((resolve) => {
    // An ended certificate must be read too, so it is not verified here. Nothing is sent.
    const socket = tls.connect({ host, port: Number(port), servername, rejectUnauthorized: false }, () => {
      const end = Date.parse(socket.getPeerCertificate().valid_to)
      socket.destroy()
      resolve(Number.isNaN(end) ? null : end / 1000)
    })
    socket.setTimeout(CERTIFICATE_WITHIN_MS, () => socket.destroy(new Error('silent')))
    socket.on('error', () => resolve(null))
  })
}

const seconds = (ms: number | undefined) => (ms === undefined ? null : ms / 1000)

function textOf(samples: readonly Sample[]) {
  const lines = metricNames.flatMap((name) => [
    `# HELP ${name} ${METRICS[name]}`,
    `# TYPE ${name} gauge`,
    ...samples.filter((sample) => sample.name === name).map(lineOf),
  ])
  return `${lines.join('\n')}\n`
}

function lineOf({ name, labels = {}, value }: Sample) {
  const pairs = Object.entries(labels).map(
    ([label, text]) => `${label}="${text.replaceAll(/[\\"\n]/g, '_')}"`,
  )
  return `${name}${pairs.length > 0 ? `{${pairs.join(',')}}` : ''} ${value}`
}
