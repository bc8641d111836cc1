import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '../say.mjs'
import { findPrograms } from './programs.ts'
import type { Person } from './people.ts'
import { hold, runProof, showLogs, since } from './proof.ts'
import { ARCHIVE_SECONDS, createDatabase } from './restore/database.ts'
import { createService, type Service } from './restore/service.ts'
import { differing, readTables, rowsIn } from './restore/tables.ts'

/*
 * npm run proof:restore: restores a destroyed database from a base backup and the archived log to a point in time, row for row;
 * files and rows agree afterwards, and erased people stay erased.
 */

const PROGRAMS = {
  postgres: 'postgresql',
  initdb: 'postgresql',
  createdb: 'postgresql',
  pg_basebackup: 'postgresql',
  tar: 'tar',
}
const PEOPLE = 8
const MESSAGES = 25

const megabytes = (bytes: number) => `${(bytes / 1024 / 1024).toFixed(1)} MB`

type Database = ReturnType<typeof createDatabase>

async function timed<T>(work: () => Promise<T> | T): Promise<[T, string]> {
  const began = performance.now()
  return [await work(), since(began)]
}

async function prove(folder: string, stopping: AbortSignal) {
  const database = createDatabase(folder, findPrograms(PROGRAMS), stopping)
  const service = await createService(folder, database.url, stopping)
  const end = () => {
    service.kill()
    database.kill()
  }
  process.on('exit', end)
  try {
    await database.begin()
    await service.start()
    const people = await service.makePeople(PEOPLE)
    const { moment, standing } = await live(database, service, people)
    const [, archived] = await timed(() => database.archived())
    say(`로그를 모두 보관하는 데 ${archived} (평소에는 늦어도 ${ARCHIVE_SECONDS}초마다 보관해요).`)
    const { backup, archive } = database.sizes()
    say(`기본 백업 ${megabytes(backup)}, 보관한 로그 ${megabytes(archive)}.`)

    service.kill()
    database.destroy()
    say('데이터베이스를 kill -9로 죽이고 지웠어요.')
    const [, restored] = await timed(() => database.restore(moment))
    const after = await readTables(database.ask)
    const different = differing(standing, after)
    hold(different.length === 0, `되살린 뒤에 다른 표가 있어요: ${different.join(', ')}`)
    say(
      `${moment}의 데이터베이스를 ${restored} 만에 되살렸어요. 표 ${after.size}개, ${rowsIn(after)}줄이 수와 내용까지 모두 같아요.`,
    )
    await refuseOtherNotes(folder, database, service, people)
    await mend(database, service, people)
  } catch (error) {
    showLogs([service, database])
    throw error
  } finally {
    end()
    process.off('exit', end)
  }
}

/** Everybody writes before the backup, after it, and after the point in time; two leave before that point, one of them with an offer, and one after. */
async function live(database: Database, service: Service, people: Person[]) {
  const talk = async () => {
    for (const person of people.slice(2, 4).concat(people.slice(5)))
      for (let count = 0; count < MESSAGES; count++) await service.say(person, `${count}번째 말`)
  }
  const leave = (person: Person) => service.call(person, 'DELETE', '/v3/users', { reason: '이직을 마쳤어요' })
  const [before, later, uploads, removes, offered] = people as [Person, Person, Person, Person, Person]
  for (const person of [before, later, removes]) await service.upload(person)
  await talk()

  const [, backedUp] = await timed(database.backUp)
  say(
    `서비스가 일하는 동안 기본 백업을 ${backedUp} 만에 만들었어요 (데이터베이스 ${megabytes(database.sizes().cluster)}).`,
  )
  await talk()
  await leave(before)
  await service.sendOffer(offered)
  await leave(offered)
  hold(!(await isThere(database, before)), '지운 사람이 남아 있어요.')

  // The service is stopped, so that the tables do not change while they are read.
  await service.stop()
  const [standing, read] = await timed(() => readTables(database.ask))
  const [{ moment }] = await database.ask('select clock_timestamp()::text as moment')
  say(`${moment}에 표 ${standing.size}개, ${rowsIn(standing)}줄이 있어요 (읽는 데 ${read}).`)
  await sleep(50)
  await service.start()

  await talk()
  await service.upload(uploads)
  await service.call(removes, 'PATCH', '/users/additional', { resumeFileUrl: null })
  await service.sweepFiles()
  await leave(later)
  const changed = differing(standing, await readTables(database.ask))
  say(`그 뒤에 표 ${changed.length}개가 달라졌어요.`)
  hold(changed.includes('public.messages'), '그 뒤에 쓴 말이 없어요.')
  return { moment, standing }
}

/** Notes that are missing, of another service, or older than the database would bring people back. */
async function refuseOtherNotes(folder: string, database: Database, service: Service, people: Person[]) {
  const later = people[1]!
  const stores = ['missing', 'wrong', 'half'].map((name) => path.join(folder, `notes-${name}`))
  const [, wrong, half] = stores.map((store) => path.join(store, 'erasures')) as [string, string, string]
  for (const store of stores) mkdirSync(store)
  mkdirSync(wrong)
  writeFileSync(
    path.join(wrong, 'A'.repeat(43)),
    JSON.stringify({ withdrawnAt: new Date(), purgeAt: new Date() }),
  )
  cpSync(service.notes, half, { recursive: true })
  const isKept = (name: string) => {
    const { withdrawnAt, purgeAt } = JSON.parse(readFileSync(path.join(half, name), 'utf8'))
    return purgeAt > withdrawnAt
  }
  for (const name of readdirSync(half).filter(isKept)) rmSync(path.join(half, name))
  for (const store of stores) {
    const reason = service.refusal(store, 'erase-again')
    hold(/쪽지 \d+개가 없어서/.test(reason), `다른 까닭으로 거절했어요: ${reason}`)
    hold(await isThere(database, later), '맞지 않는 쪽지로 사람을 지웠어요.')
    say(`${path.basename(store)}: ${reason}`)
  }
}

/** The commands that an operator runs after a restore. */
async function mend(database: Database, service: Service, people: Person[]) {
  const [before, later, uploads, removes] = people as [Person, Person, Person, Person]
  hold(!(await isThere(database, before)), '그 순간 전에 지운 사람이 되살아났어요.')
  hold(await isThere(database, later), '그 순간 뒤에 지운 사람이 백업에 없어요.')
  const others = await countOthers(database, [later])

  const [again, erased] = await timed(() => service.command('erase-again'))
  say(`npm run erase-again (${erased}): ${again.join(' ')}`)
  hold(!(await isThere(database, later)), '그 순간 뒤에 지운 사람이 그대로 있어요.')
  hold((await countOthers(database, [later])) === others, '다른 사람까지 지워졌어요.')

  const [named, matched] = await timed(() => service.command('match-files'))
  say(`npm run match-files (${matched}): ${named.at(-1)}`)
  hold(
    named.some((line) => line.includes(`주인 없는 파일 ${uploads.id}/`)),
    '주인 없는 파일을 찾지 못했어요.',
  )
  hold(
    named.some((line) => line.includes(`사라진 파일 ${removes.id}/`)),
    '사라진 파일을 찾지 못했어요.',
  )
  say(`npm run match-files -- --mend: ${service.command('match-files', '--mend').at(-1)}`)
  const agreed = service.command('match-files').join(' ')
  hold(agreed === '파일과 데이터베이스가 서로 맞아요.', `아직 서로 맞지 않아요: ${agreed}`)

  const [, started] = await timed(service.start)
  for (const person of [uploads, removes]) await service.say(person, '다시 왔어요')
  await service.upload(removes)
  say(`되살린 데이터베이스에서 서비스가 ${started} 만에 켜졌고, 로그인한 사람은 그대로 쓰고 올려요.`)
}

const isThere = async ({ ask }: Database, { id }: Person) =>
  (await ask('select from users where id = $1', [id])).length === 1

async function countOthers({ ask }: Database, left: Person[]) {
  const ids = left.map(({ id }) => id)
  const [{ others }] = await ask(
    'select count(*)::int as others from users where id <> all($1) and deleted_at is null',
    [ids],
  )
  return others
}

await runProof({ name: 'restore', minutes: 6 }, async (folder, stopping) => {
  const began = performance.now()
  await prove(folder, stopping)
  say(`백업이 되살아나고, 파일과 맞고, 지운 사람은 지워진 채예요 (${since(began)}).`)
})
