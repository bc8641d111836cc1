import { execFileSync } from 'node:child_process'
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Stop } from '../../say.mjs'
import { poolerSettings } from '../postgres.ts'
import {
  accountOfPostgres,
  childrenOf,
  createProgram,
  findPrograms,
  freePorts,
  killNow,
  until,
  type Program,
} from '../programs.ts'

/*
 * A database as a company runs it, on the loopback of one machine: three PostgreSQL nodes under Patroni with synchronous
 * replication, etcd, HAProxy, which finds the primary and the replicas, and PgBouncer in front.
 */

const PACKAGES = {
  etcd: 'etcd-server',
  patroni: 'patroni',
  postgres: 'postgresql',
  psql: 'postgresql-client',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
}
const DATABASE = 'coffee'
const NODES = ['node1', 'node2', 'node3']

/** Patroni's settings. The old primary counts as lost 20 s after its last sign of life. */
const AGREED = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  maximum_lag_on_failover: 1_048_576,
  synchronous_mode: true,
  postgresql: {
    use_pg_rewind: true,
    use_slots: true,
    parameters: { max_connections: 100, max_wal_senders: 8, wal_keep_size: '256MB', wal_log_hints: 'on' },
  },
}

type Node = {
  name: string
  sql: number
  rest: number
  data: string
  patroni: Program
}

export async function createCluster(folder: string, { services }: { services: number }) {
  const program = findPrograms(PACKAGES)
  const account = accountOfPostgres()
  const taken = await freePorts(2 + 2 * NODES.length + 4 + services)
  const next = () => taken.shift() as number
  const ports = {
    etcd: next(),
    etcdPeers: next(),
    primary: next(),
    replicas: next(),
    pooler: next(),
    front: next(),
    services: Array.from({ length: services }, next),
  }
  const place = (name: string) => path.join(folder, name)
  for (const name of ['etcd', ...NODES]) {
    mkdirSync(place(name), { mode: 0o700 })
    if (account.uid !== undefined) chownSync(place(name), account.uid, account.gid)
  }

  const etcd = createProgram(folder, {
    name: 'etcd-program',
    command: program('etcd'),
    args: Object.entries({
      name: 'one',
      'data-dir': place('etcd/data'),
      'listen-client-urls': at(ports.etcd),
      'advertise-client-urls': at(ports.etcd),
      'listen-peer-urls': at(ports.etcdPeers),
      'initial-advertise-peer-urls': at(ports.etcdPeers),
      'initial-cluster': `one=${at(ports.etcdPeers)}`,
    }).map(([name, value]) => `--${name}=${value}`),
    env: { PATH: process.env['PATH'] },
    ...account,
  })

  const nodes = NODES.map((name) => {
    const [sql, rest, data] = [next(), next(), path.join(place(name), 'data')]
    const file = place(`${name}.yml`)
    const bin = path.dirname(program('postgres'))
    // JSON is YAML.
    writeFileSync(
      file,
      JSON.stringify(patroniOf({ name, sql, rest, data, bin, etcd: ports.etcd, sockets: place(name) })),
    )
    const patroni = createProgram(folder, {
      name,
      command: program('patroni'),
      args: [file],
      env: { PATH: `${bin}:${process.env['PATH']}`, HOME: place(name), LC_ALL: 'C.UTF-8' },
      ...account,
    })
    return { name, sql, rest, data, patroni }
  })

  writeFileSync(place('haproxy.cfg'), haproxyOf(ports, nodes))
  const haproxy = createProgram(folder, {
    name: 'haproxy',
    command: program('haproxy'),
    args: ['-db', '-f', place('haproxy.cfg')],
  })

  const own = 'server_login_retry = 1\nquery_wait_timeout = 10\n'
  writeFileSync(place('pgbouncer.ini'), poolerSettings(ports.primary, ports.pooler) + own)
  const pooler = createProgram(folder, {
    name: 'pgbouncer',
    command: program('pgbouncer'),
    args: [place('pgbouncer.ini')],
    ...account,
  })

  const everything = () => [pooler, haproxy, ...nodes.map(({ patroni }) => patroni), etcd]

  /** Runs a statement as the superuser on one node. */
  const ask = ({ sql }: Node, statement: string, database = 'postgres') =>
    execFileSync(
      program('psql'),
      ['-h', '127.0.0.1', '-p', String(sql), '-U', 'postgres', '-d', database, '-Atqc', statement],
      { encoding: 'utf8', timeout: 10_000, stdio: ['ignore', 'pipe', 'ignore'] },
    ).trim()

  return {
    ports,
    nodes,
    pooler,
    ask,
    /** To the primary, without the pooler. */
    directUrl: `postgresql://coffee@127.0.0.1:${ports.primary}/${DATABASE}`,
    pooledUrl: `postgresql://coffee@127.0.0.1:${ports.pooler}/${DATABASE}`,
    readUrl: `postgresql://coffee@127.0.0.1:${ports.replicas}/${DATABASE}`,
    async start(stopping: AbortSignal) {
      etcd.start()
      await until('etcd가 켜지지 않았어요', 30, () => isOk(`${at(ports.etcd)}/health`), stopping)
      for (const { patroni } of nodes) patroni.start()
      await until('PostgreSQL 셋이 모이지 않았어요', 120, () => isWhole(nodes), stopping)
      const primary = await this.primary()
      ask(primary, 'create role coffee login')
      ask(primary, `create database ${DATABASE} owner coffee`)
      haproxy.start()
      pooler.start()
      await until(
        'HAProxy와 PgBouncer가 켜지지 않았어요',
        30,
        () => haproxy.isRunning && pooler.isRunning,
        stopping,
      )
    },
    async primary() {
      const found = await primaryOf(nodes)
      if (!found) throw new Stop('주 데이터베이스가 없어요.')
      return found
    },
    replicas: async () => {
      const primary = await primaryOf(nodes)
      return nodes.filter((node) => node !== primary)
    },
    isWhole: () => isWhole(nodes),
    /** Pauses or resumes replication on a replica. */
    replay({ data }: Node, signal: 'SIGSTOP' | 'SIGCONT') {
      const replaying = sessionsIn(data).find((pid) => titleOf(pid).includes('startup'))
      if (replaying) process.kill(replaying, signal)
    },
    /** Kills PostgreSQL, its sessions and its Patroni, like a power cut. */
    kill({ patroni, data }: Node) {
      const pids = sessionsIn(data)
      patroni.kill()
      for (const pid of pids) killNow(pid)
    },
    stop() {
      for (const one of everything()) one.kill()
      for (const { data } of nodes) for (const pid of sessionsIn(data)) killNow(pid)
    },
  }
}

const at = (port: number) => `http://127.0.0.1:${port}`

async function isOk(url: string) {
  const answer = await fetch(url, { signal: AbortSignal.timeout(1000) })
  await answer.arrayBuffer()
  return answer.ok
}

const asks = ({ rest }: Node, what: string) => isOk(`${at(rest)}/${what}`).catch(() => false)

async function primaryOf(nodes: readonly Node[]): Promise<Node | undefined> {
  for (const node of nodes) if (await asks(node, 'primary')) return node
  return undefined
}

/** One primary and two replicas, one of them synchronous. */
async function isWhole(nodes: readonly Node[]) {
  const count = async (what: string) =>
    (await Promise.all(nodes.map((node) => asks(node, what)))).filter(Boolean).length
  return (
    (await count('primary')) === 1 && (await count('replica')) === 2 && (await count('synchronous')) === 1
  )
}

/** The PostgreSQL server of a node and its child processes. */
function sessionsIn(data: string) {
  try {
    const postmaster = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return [postmaster, ...childrenOf(postmaster)]
  } catch {
    return []
  }
}

const titleOf = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8')

function patroniOf(node: {
  name: string
  sql: number
  rest: number
  data: string
  bin: string
  etcd: number
  sockets: string
}) {
  return {
    scope: 'coffee',
    name: node.name,
    etcd3: { hosts: `127.0.0.1:${node.etcd}` },
    restapi: { listen: `127.0.0.1:${node.rest}`, connect_address: `127.0.0.1:${node.rest}` },
    bootstrap: { dcs: AGREED, initdb: ['data-checksums', { encoding: 'UTF8' }, { locale: 'C.UTF-8' }] },
    postgresql: {
      listen: `127.0.0.1:${node.sql}`,
      connect_address: `127.0.0.1:${node.sql}`,
      data_dir: node.data,
      bin_dir: node.bin,
      parameters: { unix_socket_directories: node.sockets },
      pg_hba: [
        'host all all 127.0.0.1/32 trust',
        'host replication all 127.0.0.1/32 trust',
        'local all all trust',
      ],
      authentication: { superuser: { username: 'postgres' }, replication: { username: 'replicator' } },
    },
  }
}

/** A server that is marked down loses its sessions at once, so that nobody waits for an old primary. */
function haproxyOf(
  ports: { primary: number; replicas: number; front: number; services: number[] },
  nodes: readonly Node[],
) {
  const database = (name: string, port: number, check: string) => `
listen ${name}
  bind 127.0.0.1:${port}
  mode tcp
  balance roundrobin
  option httpchk OPTIONS ${check}
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map(({ name: node, sql, rest }) => `  server ${node} 127.0.0.1:${sql} check port ${rest}`).join('\n')}`
  // Whoever has a database; without one anywhere, whoever serves pages and sentences.
  const backend = (state: 'ready' | 'serving') => `
backend ${state}
  mode http
  option redispatch
  option httpchk GET /api/${state}
  http-check expect status 200
  default-server inter 500ms fall 2 rise 1
${ports.services.map((port, place) => `  server service${place + 1} 127.0.0.1:${port} check`).join('\n')}`
  return `global
  maxconn 2000
defaults
  timeout connect 2s
  timeout client 1h
  timeout server 1h
  timeout check 1s
${database('primary', ports.primary, '/primary')}
${database('replicas', ports.replicas, '/replica?lag=1MB')}

frontend front
  bind 127.0.0.1:${ports.front}
  mode http
  option forwardfor
  use_backend ready if { nbsrv(ready) gt 0 }
  default_backend serving
${backend('ready')}
${backend('serving')}
`
}
