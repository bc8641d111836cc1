import { Stop, say } from '../../say.mjs'
import { until } from '../programs.ts'
import { since } from '../proof.ts'
import type { World } from './service.ts'

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)

/** Compares the acknowledged messages with the database and with the streams. */
export async function compare({ cluster, talkers, stopping }: World) {
  await Promise.all(talkers.map((talker) => talker.fallSilent()))
  const acknowledged = talkers.flatMap((talker) => talker.acknowledged)
  await until(
    '스트림이 다 따라잡지 못했어요',
    60,
    () => talkers.every((talker) => talker.hasHeardAll()),
    stopping,
  )
  const rows = cluster
    .ask(await cluster.primary(), 'select id, client_id from messages', 'coffee')
    .split('\n')
    .map((line) => line.split('|'))
  const kept = new Set(rows.map(([id]) => id))
  const lost = acknowledged.filter(({ id }) => !kept.has(id)).length
  const doubled = rows.length - new Set(rows.map(([, clientId]) => clientId)).size
  const twice = talkers.flatMap(({ heard }) => [...heard.values()]).filter((times) => times > 1).length
  const gaps = sum(talkers.map(({ streams }) => streams.gaps))
  say(
    `답: ${answersOf(talkers)}. 다시 보내서 확인받은 것 ${acknowledged.filter(({ tries }) => tries > 1).length}개.`,
  )
  say(
    `스트림: ${sum(talkers.map(({ streams }) => streams.opened))}번 열려 모두 따라잡았고, 이어받지 못한 적 ${gaps}번, 두 번 온 메시지 ${twice}개.`,
  )
  say(
    `확인받은 메시지 ${acknowledged.length}개, 데이터베이스에 ${rows.length}개: 사라진 것 ${lost}개, 두 번 남은 것 ${doubled}개.`,
  )
  if (lost + doubled + twice + gaps > 0 || rows.length !== acknowledged.length)
    throw new Stop('사라지거나 두 번 남은 것이 있어요.')
}

function answersOf(talkers: World['talkers']) {
  const byKind = Map.groupBy(
    talkers.flatMap((talker) => [...talker.answers]),
    ([what]) => what,
  )
  return [...byKind]
    .map(([what, all]) => `${what} ${sum(all.map(([, times]) => times))}번`)
    .toSorted()
    .join(', ')
}

/** Jobs still run in one of the processes. */
export async function jobsRan({ cluster, stopping }: World, since: string) {
  const primary = await cluster.primary()
  const done = () =>
    Number(cluster.ask(primary, `select count(*) from jobs.job where completed_on > '${since}'`, 'coffee'))
  await until('정해진 일이 다시 돌지 않았어요', 90, () => done() > 0, stopping)
  say(`정해진 일은 마지막으로 주 데이터베이스가 죽은 뒤로 ${done()}번 돌았어요.`)
}

const LAGS = '읽기용 복제본이 멈췄거나 뒤처져서'
const FOLLOWS = '읽기용 복제본에서 읽어요'

/** The service stops reading from replicas that lag, and goes back when they have caught up. */
export async function replicasAreLeft({ cluster, services, stopping }: World) {
  const replicas = await cluster.replicas()
  const after = async (signal: 'SIGSTOP' | 'SIGCONT', isSo: (said: string) => boolean) => {
    const askedAt = performance.now()
    for (const replica of replicas) cluster.replay(replica, signal)
    await until(
      '프로세스가 복제본을 알아보지 못했어요',
      30,
      () => services.every((one) => isSo(one.said())),
      stopping,
    )
    return since(askedAt)
  }
  await until(
    '프로세스가 복제본에서 읽지 않아요',
    30,
    () => services.every((one) => follows(one.said())),
    stopping,
  )
  const left = await after('SIGSTOP', (said) => !follows(said))
  const back = await after('SIGCONT', follows)
  say(
    `복제본이 멈추자 ${left} 만에 주 데이터베이스에서 읽고, 따라잡자 ${back} 만에 다시 복제본에서 읽었어요.`,
  )
}

/** Whether the process last said that it reads from replicas. */
const follows = (said: string) => said.lastIndexOf(FOLLOWS) > said.lastIndexOf(LAGS)
