import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../../apps/server/src/platform/db/with-client.ts'
import { metricNames } from '../../deploy/backup/figures.ts'
import { say } from '../say.mjs'
import { ROOT } from '../setup.mjs'
import { DATABASE, SUPERUSER, type Node } from './backup/node.ts'
import { PASSWORDS, type World, createWorld } from './backup/world.ts'
import type { Person } from './people.ts'
import { until } from './programs.ts'
import { hold, runProof, showLogs, since, step } from './proof.ts'
import { differing, readTables, rowsIn } from './restore/tables.ts'

/*
 * npm run proof:backup: the backups of deploy/ as they ship (PostgreSQL, roles, PgBouncer, pgBackRest, rclone, the backup
 * program and its drill), with an encrypted repository in an S3 store. The primary dies, a replica is promoted and goes on
 * archiving by itself; then everything is lost but the backup store, and is restored to a moment.
 */

const PEOPLE = 6
const MESSAGES = 6

const leave = ({ service }: World, person: Person) =>
  service.call(person, 'DELETE', '/v3/users', { reason: '이직을 마쳤어요' })
const isThere = async ({ ask }: Node, { id }: Person) =>
  (await ask('select from users where id = $1', [id])).length === 1

async function talk({ service }: World, people: readonly Person[]) {
  for (const person of people)
    for (let count = 0; count < MESSAGES; count++) await service.say(person, `${count}번째 말`)
}

/** Waits until everything that is committed is in the repository. */
async function archived(node: Node, stopping: AbortSignal) {
  const [{ segment }] = await node.ask('select pg_walfile_name(pg_switch_wal()) as segment')
  const isIn = async () => {
    const [row] = await node.ask('select last_archived_wal as last from pg_stat_archiver')
    // Not a history file or a part of a segment.
    return row.last?.length === segment.length && row.last >= segment
  }
  await until('로그가 보관되지 않았어요', 90, isIn, stopping)
}

async function begin(world: World, [first]: readonly Node[]) {
  await world.startOutside()
  first!.initialize()
  await first!.start()
  first!.run('createdb', ['-h', first!.sockets, '-p', String(first!.port), '-U', SUPERUSER, DATABASE])
  world.lead(first!)
  first!.makeRoles(PASSWORDS)
  world.migrate()
  first!.makeRoles(PASSWORDS)
  world.pgbouncer.start()
}

/** The service's role reads and writes rows, and nothing else; a statement of it has a limit. */
async function checkRoles(world: World, node: Node) {
  const connectionString = world.directUrl('coffee_service', PASSWORDS.DATABASE_SERVICE_PASSWORD)
  const refused = [
    'create table mine (id int)',
    'drop table users',
    'alter table users add mine int',
    'truncate users',
  ]
  await withClient({ connectionString }, async (client) => {
    for (const statement of refused) {
      const error = await client.query(statement).then(
        () => null,
        ({ code }: { code: string }) => code,
      )
      hold(error === '42501', `서비스의 역할이 할 수 있었어요: ${statement}`, String(error))
    }
    const { rows } = await client.query('show statement_timeout')
    hold(rows[0].statement_timeout === '15s', 'statement_timeout이 15초가 아니에요.')
  })
  await checkOwners(node, DATABASE)
}

async function checkOwners(node: Node, database: string) {
  const strangers = await node.ask(
    `select name from (
       select relname::text as name, relowner as owner, relnamespace as namespace from pg_class where relkind in ('r', 'p', 'S', 'v')
       union all select proname, proowner, pronamespace from pg_proc
         where not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
       union all select typname, typowner, typnamespace from pg_type where typtype in ('e', 'd')) o
     where namespace::regnamespace::text in ('public', 'drizzle', 'jobs') and owner <> 'coffee_owner'::regrole`,
    [],
    database,
  )
  hold(strangers.length === 0, `${database}에 주인이 다른 것이 있어요.`, strangers)
}

/** A database that the superuser made, as compose did before there were roles. */
async function handOver(world: World, node: Node) {
  const old = 'before_roles'
  node.run('createdb', ['-h', node.sockets, '-p', String(node.port), '-U', SUPERUSER, old])
  const url = `postgresql:///${old}?host=${node.sockets}&port=${node.port}&user=${SUPERUSER}`
  world.migrate(url)
  node.makeRoles(PASSWORDS, old)
  await checkOwners(node, old)
  const [{ granted }] = await node.ask(
    `select count(*)::int as granted from pg_tables where schemaname in ('public', 'jobs')
       and not has_table_privilege('coffee_service', quote_ident(schemaname) || '.' || quote_ident(tablename), 'insert')
     union all select count(*)::int from pg_proc where proname in ('make_months', 'drop_months')
       and not has_function_privilege('coffee_service', oid, 'execute') order by 1 desc limit 1`,
    [],
    old,
  )
  hold(granted === 0, '서비스의 역할이 쓰지 못하는 것이 있어요.')
  await node.ask(`drop database ${old}`, [], 'postgres')
}

/** A replica by streaming, then kill -9 for the primary, and the replica takes over. Nobody touches the archiving. */
async function failOver(world: World, [first, second]: [Node, Node], person: Person, stopping: AbortSignal) {
  const from = ['-h', first.sockets, '-p', String(first.port), '-U', 'coffee', '-D', second.data]
  second.run('pg_basebackup', [...from, ...'-X stream -R -c fast'.split(' ')])
  await second.start(false)
  const isFollowing = async () =>
    (await first.ask(`select from pg_stat_replication where state = 'streaming'`)).length === 1
  await until('복제본이 따라오지 않아요', 60, isFollowing, stopping)
  const lag = figure(world.backup(first, 'figures'), 'replication_lag_bytes')
  // The replica has all of it, but the archive does not: the promoted one has to bring it there.
  await first.ask('select pg_switch_wal()')
  await sleep(1000)
  first.kill()
  const refused = await waited(() => world.service.say(person, '지금은 안 돼요'))
  await second.ask('select pg_promote(true, 60)')
  world.lead(second)
  return { lag, refused }
}

/** What is in the archive already is accepted with the same contents, and refused with others. */
async function pushAgain(node: Node) {
  const [{ last }] = await node.ask('select last_archived_wal as last from pg_stat_archiver')
  const same = path.join(node.data, 'pg_wal', last)
  node.run('pgbackrest', ['archive-push', same])
  const other = path.join(node.sockets, 'other')
  for (const made of ['pg_wal/archive_status', 'global'])
    mkdirSync(path.join(other, made), { recursive: true })
  writeFileSync(
    path.join(other, 'global/pg_control'),
    readFileSync(path.join(node.data, 'global/pg_control')),
  )
  const bytes = readFileSync(same)
  bytes[bytes.length - 1] = bytes[bytes.length - 1]! ^ 1
  writeFileSync(path.join(other, 'pg_wal', last), bytes)
  let refusal = ''
  try {
    node.run('pgbackrest', ['archive-push', path.join(other, 'pg_wal', last)], { PGBACKREST_PG1_PATH: other })
  } catch (error) {
    refusal = `${(error as { stdout?: string }).stdout} ${(error as Error).message}`
  }
  hold(/different checksum/.test(refusal), '다른 내용의 조각을 보관하려 했는데 다르게 답했어요.', refusal)
}

/** How many seconds a call waits for its refusal while no database answers. */
async function waited(call: () => Promise<unknown>) {
  const began = performance.now()
  const answered = await call().then(
    () => true,
    () => false,
  )
  hold(!answered, '데이터베이스 없이 받아들인 것이 있어요.')
  const seconds = (performance.now() - began) / 1000
  hold(seconds < 8, `거절하는 데 ${seconds.toFixed(1)}초나 걸렸어요.`)
  return seconds
}

const figure = (text: string, name: string) =>
  Number(new RegExp(`^${name}(?:\\{[^}]*\\})? (.+)$`, 'm').exec(text)?.[1])

function sizeOf(folder: string) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  )
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`
}

/** Nothing in the backup store may be readable without the passphrase. */
function checkSealed(folder: string, words: readonly string[]) {
  for (const word of words) {
    const found = execFileSync('sh', ['-c', `grep -rlaF "$1" "$2" || true`, 'sh', word, folder], {
      encoding: 'utf8',
    })
    hold(found === '', `백업에서 ${word}를 읽을 수 있어요.`, found)
  }
}

await runProof({ name: 'backup', minutes: 15 }, async (folder, stopping) => {
  const began = performance.now()
  const world = await createWorld(folder, stopping)
  const { nodes, service } = world
  const [first, second] = nodes
  process.on('exit', world.end)
  try {
    await prove(world, folder, stopping)
    say(`백업이 저절로 되고, 장애 조치를 견디고, 훈련되고, 그 순간으로 되살아나요 (${since(began)}).`)
  } catch (error) {
    showLogs([service, first, second, world.stores, world.pgbouncer])
    throw error
  } finally {
    world.end()
    process.off('exit', world.end)
  }
})

async function prove(world: World, folder: string, stopping: AbortSignal) {
  const { nodes, service } = world
  const [first, second] = nodes
  await step('PostgreSQL을 우리 설정으로 켜고, 역할을 나누고, 주인으로 마이그레이션해요', () =>
    begin(world, nodes),
  )
  await step('서비스의 역할은 표를 바꾸지 못하고 한 문장에 15초까지만 써요', () => checkRoles(world, first))
  await step('역할이 없던 때의 데이터베이스도 주인에게 넘겨요', () => handOver(world, first))
  let people: Person[] = []
  await step('그 역할로 PgBouncer를 거쳐 서비스가 켜지고 사람들이 쓰고 올려요', async () => {
    people = await service.makePeople(PEOPLE)
    await service.start()
    for (const person of people.slice(0, 3)) await service.upload(person)
    await talk(world, people)
  })
  const [before, later, ...others] = people as [Person, Person, ...Person[]]
  await step('첫 백업: 데이터베이스, 쪽지, 파일 (암호화해서 S3로)', async () => {
    for (const task of ['database', 'notes', 'files']) world.backup(first, 'run', task)
    return sizeOf(path.join(folder, 'away'))
  })
  await step('그 뒤로도 쓰고, 한 사람이 떠나요', async () => {
    await talk(world, others)
    await leave(world, before)
    world.backup(first, 'run', 'notes')
    await archived(first, stopping)
  })
  await step('복원 훈련을 그대로 돌려요', async () => {
    const [{ living }] = await first.ask('select count(*)::int as living from users where deleted_at is null')
    const told = JSON.parse(world.backup(first, 'run', 'drill').trim().split('\n').at(-1)!)
    hold(told.users === living, '훈련이 센 사람 수가 달라요.', told)
    return `${told.users}명, 다시 지움 ${told.erased}명, 파일 ${told.copied}개, 최근 변화 ${told.lost.toFixed(0)}초 전, ${told.seconds.toFixed(1)}초 걸림`
  })
  await step('주 데이터베이스를 kill -9로 죽이고 복제본을 올려요', async () => {
    const { lag, refused } = await failOver(world, nodes, others[0]!, stopping)
    await until(
      '서비스가 새 주 데이터베이스에서 답하지 않아요',
      60,
      () => service.say(others[0]!, '다시').then(() => true),
      stopping,
    )
    return `죽기 전 복제 지연 ${lag} B, 그사이 한 호출은 ${refused.toFixed(1)}초 만에 거절`
  })
  await step('새 주 데이터베이스가 손대지 않아도 로그를 보관해요', async () => {
    await talk(world, others)
    await archived(second, stopping)
    const [{ archived_count: count, failed_count: failed }] = await second.ask(
      'select * from pg_stat_archiver',
    )
    hold(failed === 0, `보관이 ${failed}번 실패했어요.`)
    await pushAgain(second)
    return `조각 ${count}개, 실패 ${failed}번`
  })
  await step(
    '새 주 데이터베이스에서 밤 백업이 그대로 돼요',
    async () => void world.backup(second, 'run', 'database'),
  )

  await service.stop()
  const standing = await readTables(second.ask)
  const [{ moment }] = await second.ask('select clock_timestamp()::text as moment')
  await sleep(50)
  await service.start()
  await step('되돌아갈 순간 뒤에 또 쓰고, 한 사람이 더 떠나요', async () => {
    await talk(world, others)
    await leave(world, later)
    for (const task of ['notes', 'files']) world.backup(second, 'run', task)
    await archived(second, stopping)
  })
  await step('백업 프로그램이 혼자 돌며 모든 수를 말해요', () => keeps(world, stopping))

  service.kill()
  second.destroy()
  first.destroy()
  const bucket = path.join(folder, 'store/coffee')
  rmSync(bucket, { recursive: true, force: true })
  mkdirSync(bucket)
  say('데이터베이스 둘과 파일 저장소를 지웠어요. 백업 저장소만 남았어요.')
  await step(`${moment}로 되살려요`, async () => {
    second.run('pgbackrest', [
      'restore',
      '--type=time',
      `--target=${moment}`,
      '--target-action=promote',
      '--no-delta',
    ])
    await second.start()
    world.lead(second)
    const after = await readTables(second.ask)
    const different = differing(standing, after)
    hold(different.length === 0, `다른 표가 있어요: ${different.join(', ')}`)
    return `표 ${after.size}개, ${rowsIn(after)}줄이 수와 내용까지 같아요`
  })
  await step('쪽지와 파일을 되돌리고, 떠난 사람을 다시 지워요', async () => {
    hold(!(await isThere(second, before)) && (await isThere(second, later)), '되살린 사람이 달라요.')
    world.backup(second, 'restore-files')
    const lines = service.command('erase-again').join(' ')
    hold(!(await isThere(second, later)), '그 순간 뒤에 떠난 사람이 그대로 있어요.')
    hold(await isThere(second, others[0]!), '다른 사람까지 지워졌어요.')
    return lines
  })
  await step('서비스가 되살린 데이터베이스에서 켜져요', async () => {
    await service.start()
    for (const person of others.slice(0, 2)) await service.say(person, '다시 왔어요')
    return service.command('match-files').at(-1)!
  })
  checkSealed(path.join(folder, 'away'), ['번째 말', 'coffee_owner', ...people.map(({ id }) => id)])
  say('백업 저장소에는 암호 없이 읽히는 것이 없어요.')
}

/** Every metric that the alerts read is there. */
async function keeps(world: World, stopping: AbortSignal) {
  const { metrics, nodes } = world
  const keeper = world.keeper(nodes[1])
  keeper.start()
  try {
    const ask = async () => (await fetch(`http://127.0.0.1:${metrics}/metrics`, { signal: stopping })).text()
    const hasBegun = async () => /backup_last_success_timestamp_seconds\{kind="files"\}/.test(await ask())
    await until('백업 프로그램이 말하지 않아요', 60, hasBegun, stopping)
    const text = await ask()
    const missing = metricNames.filter((name) => !new RegExp(`^${name}[ {]`, 'm').test(text))
    // The drill ran beside the first database, and the second has no replica.
    const elsewhere = /^(drill|replication)_/
    hold(
      missing.every((name) => elsewhere.test(name)),
      '말하지 않은 수가 있어요.',
      missing,
    )
    const days = (figure(text, 'certificate_expiry_timestamp_seconds') - Date.now() / 1000) / 86_400
    const config = readFileSync(path.join(ROOT, 'deploy/prometheus/alerts.yml'), 'utf8')
    hold(config.includes('Watchdog'), 'Watchdog 경보가 없어요.')
    return `인증서 ${days.toFixed(0)}일, 기다리는 조각 ${figure(text, 'archive_waiting_segments')}개`
  } finally {
    keeper.kill()
  }
}
