import type { Redis } from 'ioredis'

/** Loaded only where several processes share their counts: whoever runs one needs no Redis. */
export async function connectRedis(url: string): Promise<Redis> {
  const { Redis } = await import('ioredis')
  return new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1 })
}
