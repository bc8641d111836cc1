import { setTimeout as sleep } from 'node:timers/promises'
import { hold, seconds } from '../proof.ts'

/*
 * Asks each process for pages, its health, a read and a write all the time, and keeps what it answers: pages and health must
 * answer as ever, and a call must succeed or answer the documented 503 in time.
 */

const PACE_MS = 500
const PATIENCE_MS = 60_000
const PAGES = ['/', '/terms/privacy', '/api/health']
/** A page waits for nothing that a fault touches; the rest is a busy machine. */
const PAGE_WITHIN_MS = 5_000
/** A silent connection is given up after 20 s, and the next one after 5 s; the rest is a busy machine. */
const CALL_WITHIN_MS = 30_000

type Asked = { of: 'page' | 'call'; at: string; status: number; ms: number; said: string }

export function createWatcher(urls: readonly string[], token: string) {
  const over = new AbortController()
  const asked: Asked[] = []

  async function ask(of: Asked['of'], at: string, init: RequestInit = {}) {
    const began = performance.now()
    const told = await fetch(at, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
      .then(async (answer) => ({ status: answer.status, said: verdict(answer, await answer.text()) }))
      .catch((error: unknown) => ({ status: 0, said: String(error) }))
    asked.push({ of, at, ...told, ms: performance.now() - began })
  }

  /** Each kind at its own pace, so that one that hangs keeps no other from being asked. */
  const again = async (once: () => Promise<void>) => {
    while (!over.signal.aborted) {
      await once()
      await sleep(PACE_MS, undefined, { signal: over.signal }).catch(() => {})
    }
  }
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const write = { method: 'PATCH', headers, body: JSON.stringify({ techStackItems: ['Kotlin'] }) }
  const asking = urls.flatMap((url) => [
    ...PAGES.map((page) => again(() => ask('page', `${url}${page}`))),
    again(() => ask('call', `${url}/api/users/message/room`, { headers })),
    again(() => ask('call', `${url}/api/users/techstack`, write)),
  ])

  return {
    /** How many calls were refused so far. */
    refused: () => asked.filter(({ status }) => status === 503).length,
    async end() {
      over.abort()
      await Promise.all(asking)
    },
    /** What was seen, or a stop with what should not have been. */
    verdict({ mayRefuse }: { mayRefuse: boolean }) {
      const pages = asked.filter(({ of }) => of === 'page')
      const calls = asked.filter(({ of }) => of === 'call')
      const refused = calls.filter(({ status }) => status === 503)
      const slowest = (some: Asked[]) => Math.max(0, ...some.map(({ ms }) => ms))
      const odd = [
        ...pages.filter(({ status, ms }) => status !== 200 || ms > PAGE_WITHIN_MS),
        ...calls.filter(
          ({ status, ms, said }) =>
            (status !== 503 && (status < 200 || status > 299)) || said !== '' || ms > CALL_WITHIN_MS,
        ),
        ...(mayRefuse ? [] : refused),
      ]
      hold(odd.length === 0, `뜻밖의 답이 ${odd.length}개 있어요.`, odd.slice(0, 6))
      return [
        `공개 화면 ${pages.length}번 모두 200 (가장 느린 것 ${seconds(slowest(pages))})`,
        `부름 ${calls.length}번 가운데 503 ${refused.length}번 (가장 느린 답 ${seconds(slowest(calls))})`,
      ].join(', ')
    },
  }
}

/** What is wrong with a refusal: it has a code, a sentence and the time to try again. */
function verdict(answer: Response, text: string) {
  if (answer.status < 500) return answer.status < 400 ? '' : text.slice(0, 200)
  const isDocumented =
    answer.status === 503 &&
    Number(answer.headers.get('retry-after')) > 0 &&
    text.includes('"UNAVAILABLE"') &&
    /[가-힣]/.test(text)
  return isDocumented ? '' : text.slice(0, 200)
}
