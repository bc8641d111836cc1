import { worldTest } from '../../../testing/server-test.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { startTestSandbox } from '../../../testing/test-sandbox.ts'

export type Pair = { accessToken: string; refreshToken: string }
export type Login = Pair & { userId: string; certified: boolean }

/** The real service with its database and providers, for tests of signing in. */
export async function createSessionWorld() {
  const clock = createTestClock()
  const sandbox = await startTestSandbox(clock)
  const server = await createTestApp({ clock, settings: sandbox.environment })

  const sendCode = (phone: string) => server.call('POST', '/auth/otp', { body: { phone } })
  const tryCode = (phone: string, code: string, more: object = {}) =>
    server.call('POST', '/auth/otp/verify', { body: { phone, code, ...more } })

  return {
    ...server,
    sandbox,
    sendCode,
    tryCode,
    codeOn: (phone: string) => sandbox.codeOn(phone)!,
    /** Signs in by phone. */
    async login(phone: string): Promise<Login> {
      await sendCode(phone)
      return (await tryCode(phone, sandbox.codeOn(phone)!)).json<Login>()
    },
    refresh: (token: string) => server.call('GET', '/auth/refresh', { token }),
    async close() {
      await server.close()
      await sandbox.close()
    },
  }
}

export type SessionWorld = Awaited<ReturnType<typeof createSessionWorld>>

export const test = worldTest(createSessionWorld)

/** A code that differs from the given one. */
export const otherCode = (code: string) => (code === '000000' ? '000001' : '000000')
