import { SettingsError } from '../settings.ts'

type RedisClient = { disconnect(): void }
type RedisModule = { Redis: new (url: string, options: object) => RedisClient }

/** The client is an optional package: whoever runs a single process needs neither Redis nor it. */
export async function connectRedis(url: string): Promise<RedisClient> {
  const name: string = 'ioredis'
  const { Redis } = (await import(name).catch(() => {
    throw new SettingsError('REDIS_URL', 'ioredis 패키지를 먼저 설치해 주세요')
  })) as RedisModule
  return new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1 })
}
