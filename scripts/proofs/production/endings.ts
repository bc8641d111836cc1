import { setTimeout as sleep } from 'node:timers/promises'
import { Stop } from '../../say.mjs'
import { until } from '../programs.ts'
import { createTalker } from '../failover/talkers.ts'
import { hold, step } from '../proof.ts'
import type { Walk } from './walk.ts'
import type { People } from './offer.ts'
import type { Caller } from './caller.ts'

/** A process stops on SIGTERM without a failed call. */

/** The pause between the calls of one side. */
const PACE_MS = 150
/** How long they call on after the process has stopped. */
const AFTERWARDS_MS = 2_000
/** The default drain, and the time for open requests after it on a busy machine. */
const [DRAIN_SECONDS, PATIENCE_SECONDS] = [10, 60]

/** Opens streams until one is on that process; Caddy alternates. */
async function listenOn(address: string, caller: Caller) {
  for (let tries = 0; tries < 8; tries++) {
    const stream = await caller.listen('/console/stream')
    // fetch drops an answer whose body is not read.
    await stream.hear('ready')
    if (stream.by === address) return stream
    stream.close()
  }
  throw new Stop(`${address}에 스트림을 열지 못했어요.`)
}

/** Three sides call until `end`, which answers with the number of calls. */
function keepCalling(
  { caller, stopping }: Pick<Walk, 'caller' | 'stopping'>,
  { candidate, recruiter }: People,
) {
  const visitor = caller()
  const over = new AbortController()
  const call = async (once: () => Promise<unknown>) => {
    let count = 0
    for (; !over.signal.aborted; count++) {
      await once()
      await sleep(PACE_MS, undefined, { signal: stopping })
    }
    return count
  }
  const calling = Promise.all([
    call(() => candidate.get('/v3/users/my')),
    call(() => recruiter.get('/console/offers')),
    call(() => visitor.get('/health')),
  ])
  // A failure is reported when the calls are awaited.
  calling.catch(() => {})
  return {
    calling,
    async end() {
      over.abort()
      const counts = await calling
      return counts.reduce((all, count) => all + count, 0)
    },
  }
}

export async function leave(walk: Walk, people: People, roomId: string) {
  const { services, world, stopping } = walk
  const [first, second] = services
  await step(`${second.name}가 SIGTERM을 듣고 떠나는 동안 실패한 부름이 없어요`, async () => {
    const talker = createTalker(world.origin, { roomId, token: people.candidate.token })
    const calls = keepCalling(walk, people)
    try {
      const stream = await listenOn(second.address, people.recruiter)
      await until('말하기 시작하지 못했어요', 120, () => talker.acknowledged.length > 1, stopping)
      const told = performance.now()
      second.leave()
      const left = until(
        '떠나지 않았어요',
        DRAIN_SECONDS + PATIENCE_SECONDS,
        () => !second.isRunning,
        stopping,
      )
      // A failed call ends the wait.
      await Promise.race([calls.calling, left])
      const took = ((performance.now() - told) / 1000).toFixed(1)
      hold((await second.ended()) === 0, '0이 아닌 값으로 끝났어요.', second.said())
      const after = await stream.end()
      const again = await people.recruiter.listen('/console/stream', { after })
      const ready = await again.hear('ready')
      again.close()
      hold(ready.isResumed && again.by === first.address, '스트림이 다른 프로세스에서 이어지지 않았어요.', [
        again.by,
        after,
        ready,
      ])

      await sleep(AFTERWARDS_MS, undefined, { signal: stopping })
      const answered = await calls.end()
      await talker.fallSilent()
      await until('다 듣지 못했어요', 120, talker.hasHeardAll, stopping)
      const failed = [...talker.answers].filter(([what]) => what !== 200)
      hold(failed.length === 0, '실패한 부름이 있어요.', failed)
      hold(talker.streams.gaps === 0, '후보자의 스트림이 이어받지 못했어요.')
      return `${took}초 만에 떠났고, 부름 ${answered + talker.acknowledged.length}번 모두 답이 왔고, 스트림은 ${first.name}에서 이어졌어요`
    } finally {
      await Promise.all([talker.leave(), calls.end().catch(() => {})])
    }
  })
}
