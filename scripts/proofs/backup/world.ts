import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT, node as nodeProgram } from '../../setup.mjs'
import { accountOfPostgres, createProgram, findPrograms, freePorts, until } from '../programs.ts'
import { hold } from '../proof.ts'
import { createService } from '../restore/service.ts'
import { DATABASE, type Node, createNode } from './node.ts'

/* What `npm run proof:backup` runs: two PostgreSQLs, a pooler, two S3 stores, our service and the backup program. */

const PROGRAMS = {
  postgres: 'postgresql',
  initdb: 'postgresql',
  createdb: 'postgresql',
  pg_basebackup: 'postgresql',
  psql: 'postgresql-client',
  pgbouncer: 'pgbouncer',
  pgbackrest: 'pgbackrest',
  rclone: 'rclone',
  openssl: 'openssl',
}
const PORTS = { from: 24_000, until: 25_000 }
export const PASSWORDS = {
  DATABASE_OWNER_PASSWORD: 'proof-owner',
  DATABASE_SERVICE_PASSWORD: 'proof-service',
}
const S3 = {
  S3_REGION: 'us-east-1',
  S3_BUCKET: 'coffee',
  S3_ACCESS_KEY_ID: 'S3RVER',
  S3_SECRET_ACCESS_KEY: 'S3RVER',
}

export type World = Awaited<ReturnType<typeof createWorld>>

export async function createWorld(folder: string, stopping: AbortSignal) {
  const program = findPrograms(PROGRAMS)
  const account = accountOfPostgres()
  const [first = 0, second = 0, primary = 0, pooler = 0, store = 0, away = 0, metrics = 0] = await freePorts(
    7,
    PORTS,
  )
  const [key, cert] = [path.join(folder, 'away.key'), path.join(folder, 'away.crt')]
  const asked = `req -x509 -newkey rsa:2048 -nodes -days 20 -subj /CN=localhost -addext subjectAltName=DNS:localhost -keyout ${key} -out ${cert}`
  execFileSync(program('openssl'), asked.split(' '), { stdio: 'pipe' })

  const repository = {
    PGBACKREST_CONFIG: path.join(ROOT, 'deploy/postgres/pgbackrest.conf'),
    PGBACKREST_STANZA: 'coffee',
    PGBACKREST_REPO1_S3_ENDPOINT: 'localhost',
    PGBACKREST_REPO1_STORAGE_PORT: String(away),
    PGBACKREST_REPO1_STORAGE_CA_FILE: cert,
    PGBACKREST_REPO1_S3_BUCKET: 'backups',
    PGBACKREST_REPO1_S3_REGION: 'us-east-1',
    PGBACKREST_REPO1_S3_KEY: 'S3RVER',
    PGBACKREST_REPO1_S3_KEY_SECRET: 'S3RVER',
    PGBACKREST_REPO1_CIPHER_PASS: 'the-passphrase-of-this-proof',
  }
  const nodeWorld = { folder, program, repository, stopping }
  const nodes = [createNode('first', first, nodeWorld), createNode('second', second, nodeWorld)] as [
    Node,
    Node,
  ]
  const stores = createProgram(folder, {
    name: 'stores',
    command: nodeProgram(),
    args: [path.join(ROOT, 'scripts/proofs/backup/stores.ts'), folder, String(store), String(away)],
  })
  const target = path.join(folder, 'primary')
  const address = createProgram(folder, {
    name: 'address',
    command: nodeProgram(),
    args: [path.join(ROOT, 'scripts/proofs/backup/address.ts'), String(primary), target],
  })
  writePooler(folder, { program, primary, pooler })
  const pgbouncer = createProgram(folder, {
    name: 'pgbouncer',
    command: program('pgbouncer'),
    args: [path.join(folder, 'pgbouncer.ini')],
    ...account,
  })
  const as = (role: string, password: string, port: number) =>
    `postgresql://${role}:${password}@127.0.0.1:${port}/${DATABASE}`
  const storeSettings = { S3_ENDPOINT: `http://127.0.0.1:${store}`, ...S3 }
  const service = await createService(
    folder,
    as('coffee_service', PASSWORDS.DATABASE_SERVICE_PASSWORD, pooler),
    stopping,
    {
      DATABASE_DIRECT_URL: as('coffee_service', PASSWORDS.DATABASE_SERVICE_PASSWORD, primary),
      MIGRATE: 'off',
      ...storeSettings,
    },
  )

  /** The environment of the backup program beside one of the databases. */
  const envOf = ({ env, sockets, port, data }: Node) => ({
    ...env,
    ...storeSettings,
    PGHOST: sockets,
    PGPORT: String(port),
    PGUSER: 'coffee',
    PGDATABASE: DATABASE,
    BACKUP_DIR: path.join(sockets, 'backup'),
    BACKUP_PORT: String(metrics),
    BACKUP_DISKS: `database=${data}`,
    BACKUP_CERTIFICATES: `localhost@localhost:${away}`,
    SECRETS_KEY: service.key,
  })
  const main = path.join(ROOT, 'deploy/backup/main.ts')

  return {
    nodes,
    service,
    stores,
    pgbouncer,
    metrics,
    directUrl: (role: string, password: string) => as(role, password, primary),
    /** Runs the shipped backup program once, as the account of PostgreSQL. */
    backup: (beside: Node, ...args: string[]) =>
      execFileSync(nodeProgram(), [main, ...args], {
        ...account,
        cwd: '/',
        env: envOf(beside),
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    /** The same program as it runs all the time. */
    keeper: (beside: Node) =>
      createProgram(folder, {
        name: 'backup',
        command: nodeProgram(),
        args: [main, 'serve'],
        cwd: '/',
        env: envOf(beside),
        ...account,
      }),
    async startOutside() {
      stores.start()
      address.start()
      const isUp = () => [stores, address].every((one) => one.said().includes('READY'))
      await until('S3 저장소가 켜지지 않았어요', 30, isUp, stopping)
    },
    /** Where the address of the primary leads from now on. */
    lead: ({ port }: Node) => writeFileSync(target, String(port)),
    migrate(url = as('coffee_owner', PASSWORDS.DATABASE_OWNER_PASSWORD, primary)) {
      const env = { PATH: process.env['PATH'], DATABASE_MIGRATE_URL: url }
      return execFileSync(nodeProgram(), ['apps/server/src/migrate-command.ts'], {
        cwd: ROOT,
        env,
        encoding: 'utf8',
        stdio: 'pipe',
      })
    },
    end() {
      service.kill()
      for (const one of [pgbouncer, ...nodes, stores, address]) one.kill()
    },
  }
}

/** The shipped settings at the addresses of this proof. Debian's PgBouncer is older than prepared statements. */
function writePooler(
  folder: string,
  { program, primary, pooler }: { program: (name: string) => string; primary: number; pooler: number },
) {
  const users = path.join(folder, 'userlist.txt')
  writeFileSync(users, `"coffee_service" "${PASSWORDS.DATABASE_SERVICE_PASSWORD}"\n`)
  const said = execFileSync(program('pgbouncer'), ['--version'], { encoding: 'utf8' })
  const [, minor = '0'] = /PgBouncer 1\.(\d+)/.exec(said) ?? []
  const changes: [string | RegExp, string][] = [
    ['host=postgres port=5432', `host=127.0.0.1 port=${primary}`],
    ['listen_addr = *', 'listen_addr = 127.0.0.1'],
    ['listen_port = 6432', `listen_port = ${pooler}`],
    ['/etc/pgbouncer/userlist.txt', users],
  ]
  if (Number(minor) < 21) changes.push([/^max_prepared_statements.*\n/m, ''])
  let text = readFileSync(path.join(ROOT, 'deploy/postgres/pgbouncer.ini'), 'utf8')
  for (const [from, to] of changes) {
    hold(
      text.search(from instanceof RegExp ? from : from.replaceAll(/[*]/g, '\\*')) >= 0,
      `pgbouncer.ini에 ${from}가 없어요.`,
    )
    text = text.replace(from, to)
  }
  writeFileSync(path.join(folder, 'pgbouncer.ini'), text)
}
