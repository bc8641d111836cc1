import { setTimeout as sleep } from 'node:timers/promises'
import { until } from '../programs.ts'
import { hold, step } from '../proof.ts'
import type { People } from './offer.ts'
import { whenUp, type Walk } from './walk.ts'

/*
 * Processes are killed while calls are under way. Each call is sent again under its name until it is acknowledged; then the
 * database must have what was acknowledged, and have it once.
 */

const KILLS = 5
/** Notes that are written at once: Caddy deals them to both processes, so about half are under way in the one that dies. */
const AT_ONCE = 24
const AGAIN_MS = 300
const ANSWERED_WITHIN_MS = 30_000
/** Until every call of a burst is acknowledged, on a machine that is busy with other things. */
const ACKNOWLEDGED_WITHIN_SECONDS = 120

type Write = { text: string; id: string | undefined; tries: number }

/** One note, sent again under the same key until somebody acknowledges it. */
function noteOf({ world, stopping }: Walk, { recruiter, candidateId }: People & { candidateId: string }) {
  return async (turn: number, place: number, refused: Map<string, number>): Promise<Write> => {
    const text = `${turn}회 ${place}번`
    const init = {
      method: 'POST',
      headers: {
        authorization: `Bearer ${recruiter.token}`,
        'content-type': 'application/json',
        'idempotency-key': `note-of-this-proof-${turn}-${place}`,
      },
      body: JSON.stringify({ text }),
    }
    const deadline = performance.now() + ACKNOWLEDGED_WITHIN_SECONDS * 1000
    for (let tries = 1; ; tries++) {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(ANSWERED_WITHIN_MS)])
      const told = await fetch(`${world.origin}/api/console/candidates/${candidateId}/notes`, {
        ...init,
        signal,
      })
        .then(async (answer) => ({ status: answer.status, body: await answer.text() }))
        .catch(() => ({ status: 0, body: '' }))
      if (told.status === 200) return { text, id: JSON.parse(told.body).id, tries }
      const what = told.status === 0 ? '끊김' : String(told.status)
      refused.set(what, (refused.get(what) ?? 0) + 1)
      if (performance.now() > deadline) return { text, id: undefined, tries }
      await sleep(AGAIN_MS, undefined, { signal: stopping })
    }
  }
}

/** Kills the processes in turn, the first one last, which stays dead. */
export async function kill(walk: Walk, people: People & { candidateId: string }) {
  const { services, world, stopping } = walk
  const write = noteOf(walk, people)
  const refused = new Map<string, number>()
  const writes: Write[] = []
  await step(`kill -9로 ${KILLS}번 죽여요. 그때마다 부름 ${AT_ONCE}개가 가는 중이에요`, async () => {
    for (let turn = 1; turn <= KILLS; turn++) {
      const victim = services[(turn + KILLS) % 2 === 0 ? 0 : 1]
      const burst = Array.from({ length: AT_ONCE }, (_, place) => write(turn, place, refused))
      // The first acknowledged call shows that the others have reached the processes; each turn waits a little longer.
      await Promise.race(burst)
      await sleep(turn * 2)
      victim.kill()
      await victim.ended()
      writes.push(...(await Promise.all(burst)))
      if (turn < KILLS) await startAgain(walk, victim)
    }
    const answers = [...refused].map(([what, times]) => `${what} ${times}번`).join(', ')
    hold(refused.size > 0, '죽일 때 가는 중이던 부름이 없었어요.')
    const broken = writes.filter(({ tries }) => tries > 1).length
    return `부름 ${broken}개가 끊겨 다시 보냈어요 (${answers})`
  })
  await step('확인받은 것은 하나도 사라지거나 두 번 남지 않았어요', async () => {
    const rows = await world.sql('select id, text from people_notes')
    const kept = new Set(rows.map(({ id }) => id))
    const acknowledged = writes.filter(({ id }) => id !== undefined)
    const lost = acknowledged.filter(({ id }) => !kept.has(id)).length
    const doubled = rows.length - new Set(rows.map(({ text }) => text)).size
    const counted = `확인받은 것 ${acknowledged.length}개, 데이터베이스에 ${rows.length}개: 사라진 것 ${lost}개, 두 번 남은 것 ${doubled}개`
    hold(acknowledged.length === writes.length, '끝내 확인받지 못한 부름이 있어요.', counted)
    hold(lost + doubled === 0 && rows.length === writes.length, '사라지거나 두 번 남은 것이 있어요.', counted)
    return counted
  })
  await step(`${services[0].name}가 죽은 채로도 모든 부름에 답이 와요`, async () => {
    hold(!services[0].isRunning, '살아 있어요.')
    const calls = Array.from({ length: 10 }, async () => {
      await people.recruiter.get('/console/me')
      await people.candidate.patch('/users/techstack', { techStackItems: ['Kotlin', 'PostgreSQL'] })
    })
    await Promise.all(calls)
    stopping.throwIfAborted()
    return '20번 모두'
  })
}

/** Starts a process again and waits until Caddy sends it calls. */
export async function startAgain({ caller, stopping }: Walk, service: Walk['services'][number]) {
  service.start()
  await whenUp(service, stopping)
  const isAmong = async () => {
    const [one, other] = [await caller().get('/health'), await caller().get('/health')]
    return one.by !== other.by
  }
  await until('Caddy가 다시 보내지 않아요', 120, isAmong, stopping)
}
