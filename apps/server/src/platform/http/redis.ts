import type { Redis } from 'ioredis'
import type { Log } from '../observing/log.ts'

/** Loaded only where several processes share their counts: whoever runs one needs no Redis. */
export async function connectRedis(url: string, log: Log): Promise<Redis> {
  const { Redis } = await import('ioredis')
  const redis = new Redis(url, {
    connectTimeout: 500,
    maxRetriesPerRequest: 1,
    // Nobody waits for a Redis that is not there.
    enableOfflineQueue: false,
  })
  // It reconnects by itself; until then every request is allowed, and only the first failure is worth a line.
  redis.once('error', () => log.warn('Redis가 응답하지 않아요. 그동안 요청 횟수를 세지 않아요.'))
  redis.on('error', () => {})
  return redis
}
