import type { Deps } from '../../deps.ts'
import type { Counts } from './counts.ts'

/** A call is worth no longer a wait than this for being counted together with those of other processes. */
const ANSWER_WITHIN_MS = 100

/** The first calls are counted together as well, unless Redis is not there; the start does not hang on it. */
const CONNECT_WITHIN_MS = 500

/** After a failure one call in so long tries again, and no other waits. */
const REST_MS = 1_000

/** A connection over which nothing comes back is dead, whatever the network says: it is made anew. */
const SILENT_MS = 5_000

const COUNT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }`

export type SharedCounts = {
  /** Counts in Redis; while that does not answer, in the given place. */
  or(alone: Counts): Counts
  close(): void
}

/** Counts that several processes share. A Redis that is down costs nobody a wait, and nobody their limit. */
export async function connectSharedCounts(
  url: string,
  { log, clock }: Pick<Deps, 'log' | 'clock'>,
): Promise<SharedCounts> {
  // Loaded only where several processes share their counts: whoever runs one needs no Redis.
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_MS,
    // Nobody waits for a Redis that is not there, and what was given up is not counted later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
  })
  // It reconnects by itself; that it is away is told by who misses it.
  redis.on('error', () => {})

  let isAway = false
  let asksAgainAt = 0

  function noteAway(): void {
    if (!isAway) log.warn('Redis가 응답하지 않아요. 그동안 요청 횟수를 프로세스마다 따로 세요.')
    isAway = true
    asksAgainAt = clock().getTime() + REST_MS
  }

  function noteBack(): void {
    if (isAway) log.info('Redis가 다시 응답해요. 요청 횟수를 다시 함께 세요.')
    isAway = false
  }

  async function ask(key: string, windowMs: number) {
    const asked = redis.eval(COUNT, 1, `limit|${key}`, windowMs) as Promise<[number, number]>
    const [current, ttl] = await within(ANSWER_WITHIN_MS, asked)
    return { current, ttl }
  }

  await within(CONNECT_WITHIN_MS, redis.connect()).catch(noteAway)

  return {
    or: (alone) => ({
      async count(key, windowMs) {
        const now = clock().getTime()
        if (isAway && now < asksAgainAt) return alone.count(key, windowMs)
        // Only this call tries again; those that come while it waits do not.
        asksAgainAt = now + REST_MS
        try {
          const count = await ask(key, windowMs)
          noteBack()
          return count
        } catch {
          noteAway()
          return alone.count(key, windowMs)
        }
      },
    }),
    close: () => redis.disconnect(),
  }
}

function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  const end = AbortSignal.timeout(ms)
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new Error(`Redis did not answer within ${ms} ms`))
    end.addEventListener('abort', giveUp)
    asked.then(resolve, reject).finally(() => end.removeEventListener('abort', giveUp))
  })
}
