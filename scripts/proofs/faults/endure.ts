import { setTimeout as sleep } from 'node:timers/promises'
import { say } from '../../say.mjs'
import { createTalker } from '../failover/talkers.ts'
import { until } from '../programs.ts'
import { hold, seconds } from '../proof.ts'
import { createWatcher } from './watcher.ts'
import { AT_WORK, type Person, type World } from './world.ts'

/** One fault, while everybody writes and listens: what it did, and whether all is well again by itself. */

export type Fault = {
  name: string
  /** Resolves when the fault has been felt for long enough. */
  begin: (felt: { refused: () => number }) => Promise<unknown>
  end: () => unknown
  /** False where nothing may be refused. */
  mayRefuse: boolean
}

/** Until everybody writes and hears again: the longest wait for a silent connection, and a busy machine. */
const WELL_WITHIN_SECONDS = 120
const PEACE_MS = 2_000

export async function endure(world: World, { name, begin, end, mayRefuse }: Fault) {
  const { services, database, stopping } = world
  const people = await world.signedIn()
  const [watched, ...others] = people.slice(0, AT_WORK) as [Person, ...Person[]]
  const talkers = others.map((person, place) => createTalker(services[place % services.length]!.url, person))
  const watcher = createWatcher(
    services.map(({ url }) => url),
    watched.token,
  )
  try {
    const isAtWork = ({ acknowledged, streams }: (typeof talkers)[number]) =>
      acknowledged.length > 1 && streams.isOpen
    await until('모두가 쓰고 듣지는 못해요', 120, () => talkers.every(isAtWork), stopping)
    const began = performance.now()
    try {
      const refused = () =>
        talkers.reduce((sum, { answers }) => sum + (answers.get(503) ?? 0), watcher.refused())
      await begin({ refused })
    } finally {
      await end()
    }
    const ended = performance.now()
    const isWell = ({ acknowledged, streams, hasHeardAll }: (typeof talkers)[number]) =>
      acknowledged.some(({ at }) => at > ended) && streams.isOpen && hasHeardAll()
    await until(
      '모두가 다시 쓰고 듣지는 못해요',
      WELL_WITHIN_SECONDS,
      async () =>
        talkers.every(isWell) && (await Promise.all(services.map((one) => one.isReady()))).every(Boolean),
      stopping,
    )
    const well = performance.now() - ended
    await sleep(PEACE_MS, undefined, { signal: stopping })
    await watcher.end()
    await Promise.all(talkers.map((talker) => talker.fallSilent()))
    await until('스트림이 다 따라잡지 못했어요', 60, () => talkers.every((it) => it.hasHeardAll()), stopping)
    hold(
      services.every(({ isRunning }) => isRunning),
      '우리 프로세스가 혼자 꺼졌어요.',
    )

    const acknowledged = talkers.flatMap((talker) => talker.acknowledged)
    const rows = await database.ask('select id, client_id from messages where room_id = any($1)', [
      others.map(({ roomId }) => roomId),
    ])
    const kept = new Set(rows.map(({ id }) => id))
    const lost = acknowledged.filter(({ id }) => !kept.has(id)).length
    const doubled = rows.length - new Set(rows.map(({ client_id }) => client_id)).size
    const twice = talkers.flatMap(({ heard }) => [...heard.values()]).filter((times) => times > 1).length
    const gaps = talkers.reduce((sum, { streams }) => sum + streams.gaps, 0)
    const again = acknowledged.filter(({ tries }) => tries > 1).length
    hold(lost + doubled + twice + gaps === 0, '사라지거나 두 번 남은 것이 있어요.', {
      lost,
      doubled,
      twice,
      gaps,
    })
    say(
      [
        `${name} (${seconds(ended - began)}): 확인받은 것 ${acknowledged.length}개 가운데 사라진 것 ${lost}개, 두 번 남은 것 ${doubled}개, 다시 보내서 확인받은 것 ${again}개`,
        watcher.verdict({ mayRefuse }),
        `끝난 뒤 ${seconds(well)} 만에 모두 다시 쓰고 들어요.`,
      ].join('. '),
    )
  } finally {
    await watcher.end()
    await Promise.all(talkers.map((talker) => talker.leave()))
  }
}
