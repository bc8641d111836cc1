import type { Deps } from '../../deps.ts'
import type { Counts } from './counts.ts'

/** A call waits this long for Redis at most; then it is counted in this process alone. */
const ANSWER_WITHIN_MS = 100

/** The start waits this long for Redis, and goes on without it. */
const CONNECT_WITHIN_MS = 500

/** After a failure, one call in this time tries Redis again; the others do not wait. */
const REST_MS = 1_000

/** A connection that is silent for this long is reopened. */
const SILENT_MS = 5_000

const COUNT = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { current, redis.call('PTTL', KEYS[1]) }`

export type SharedCounts = {
  /** Counts in Redis, and in `fallback` while Redis does not answer. */
  or(fallback: Counts): Counts
  close(): void
}

/** Counts shared by several processes. While Redis is down, calls do not wait for it and stay limited. */
export async function connectSharedCounts(
  url: string,
  { log, clock }: Pick<Deps, 'log' | 'clock'>,
): Promise<SharedCounts> {
  // Loaded only when a Redis is configured.
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    lazyConnect: true,
    connectTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENT_MS,
    // Without queues: a command fails at once while Redis is away, and is not repeated later.
    enableOfflineQueue: false,
    autoResendUnfulfilledCommands: false,
  })
  // It reconnects by itself; a failed count logs the outage.
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

  async function countShared(key: string, windowMs: number) {
    const asked = redis.eval(COUNT, 1, `limit|${key}`, windowMs) as Promise<[number, number]>
    const [current, ttl] = await within(ANSWER_WITHIN_MS, asked)
    return { current, ttl }
  }

  await within(CONNECT_WITHIN_MS, redis.connect()).catch(noteAway)

  return {
    or: (fallback) => ({
      async count(key, windowMs) {
        const now = clock().getTime()
        if (isAway && now < asksAgainAt) return fallback.count(key, windowMs)
        // Only this call tries; others that come meanwhile use the fallback.
        asksAgainAt = now + REST_MS
        try {
          const count = await countShared(key, windowMs)
          noteBack()
          return count
        } catch {
          noteAway()
          return fallback.count(key, windowMs)
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
