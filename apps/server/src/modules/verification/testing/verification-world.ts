import { expect, onTestFinished, vi } from 'vitest'
import { createApp } from '../../../app.ts'
import { createDeps } from '../../../deps.ts'
import { PATIENT } from '../../../testing/patient.ts'
import { worldTest } from '../../../testing/server-test.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { startTestSandbox } from '../../../testing/test-sandbox.ts'

export type Login = { userId: string; accessToken: string; refreshToken: string }
export type Begun = { id: string; cfid: string; jti: string; expiresAt: string; loginTypeLevel: number }
export type Applying = { name: string; phone: string; gender: string; birthday: string }
export type CareerItem = { id: string; company: string; start: string; end: string | null; detail: string }

export const applying = (phone: string, name = '홍길동'): Applying => ({
  name,
  phone,
  gender: '남성',
  birthday: '19950101',
})

/** One of the sandbox's own people: works at 두들페이, before that at ㈜반달랩스. */
export const JIU: Applying = { name: '한지우', phone: '01010000001', gender: '여성', birthday: '19950314' }

const textOf = (query: unknown) => (query as { text?: string }).text ?? ''

/** The real service, its database and the outside world, for tests of registration and verification. */
export async function createVerificationWorld(settings: Record<string, string> = {}) {
  const clock = createTestClock()
  const sandbox = await startTestSandbox(clock)
  const server = await createTestApp({ clock, settings: { ...sandbox.environment, ...settings } })

  const control = (path: string, body: object) =>
    fetch(`${sandbox.base}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const post = (path: string, token: string, body: object) => server.call('POST', path, { token, body })

  const create = (person: Applying, more: object = {}, token?: string) =>
    server.call('POST', '/v2/users', {
      body: { ...person, jobLabel: '개발', jobSubLabel: '백엔드 개발자', ...more },
      ...(token && { token }),
    })

  /** Asks for a confirmation, and lets a second pass: the premiums follow the career after more than half a one. */
  async function begin({ accessToken }: Login, person: Applying, more: object = {}) {
    const body = { ...person, type: 'kakao', loginTypeLevel: 1, ...more }
    const answer = await post('/v3/users/verify', accessToken, body)
    clock.advance({ seconds: 1 })
    return answer
  }

  const submit = ({ accessToken }: Login, begun: Begun) => post('/v3/users/submit', accessToken, begun)
  const confirm = (phone: string) => control('confirm', { phone })
  const register = async (person: Applying) => (await create(person)).json<Login>()

  /** With a code sent to the phone. */
  async function signInByCode(phone: string, more: object = {}): Promise<Login> {
    await server.call('POST', '/auth/otp', { body: { phone } })
    const body = { phone, code: sandbox.codeOn(phone), ...more }
    return (await server.call('POST', '/auth/otp/verify', { body })).json<Login>()
  }

  /** Through the messenger's own page, which hands over what the person agrees to: by itself no phone number. */
  async function byMessenger(name: string, phone: string, agree: { agree?: string } = {}) {
    const { authorizeUrl, state } = (await server.call('GET', '/auth/kakao')).json()
    const body = new URLSearchParams({ decision: 'agree', name, phone, ...agree })
    const page = await fetch(authorizeUrl, { method: 'POST', body, redirect: 'manual' })
    const back = new URL(page.headers.get('location')!)
    const redirectUri = `${back.origin}${back.pathname}`
    const returned = { code: back.searchParams.get('code'), state, redirectUri }
    return { state: String(state), answer: await server.call('POST', '/auth/kakao', { body: returned }) }
  }

  async function begun(login: Login, person: Applying, more: object = {}): Promise<Begun> {
    return (await begin(login, person, more)).json<Begun>()
  }

  return {
    ...server,
    sandbox,
    control,
    post,
    create,
    register,
    signInByCode,
    byMessenger,
    signInByMessenger: async (name: string, phone: string) =>
      (await byMessenger(name, phone)).answer.json<Login>(),
    /** Whose phone is proved, and nothing else yet. */
    async registerProved(person: Applying): Promise<Login> {
      const { accessToken } = await signInByCode(person.phone)
      return (await create(person, {}, accessToken)).json<Login>()
    },
    begin,
    begun,
    confirm,
    submit,
    salary: ({ accessToken }: Login, attempt: Begun) => post('/v3/users/verify/salary', accessToken, attempt),
    /** From nothing to a certified profile. */
    async certify(person: Applying): Promise<Login & { attempt: Begun }> {
      const login = await register(person)
      const attempt = await begun(login, person)
      await confirm(person.phone)
      return { ...(await submit(login, attempt)).json<Login>(), attempt }
    },
    /** How many requests the provider got at a product's address. */
    asked: (product: string) =>
      sandbox.world.requests.all().filter(({ path }) => path.includes(product)).length,
    /** Another process on the same database, which a proxy may choose for any call. */
    async secondProcess() {
      const app = await createApp(await createDeps(server.settings, server.deps))
      await app.ready()
      onTestFinished(() => app.close())
      return (path: string, token: string, body: object) =>
        app.inject({
          method: 'POST',
          url: `/api${path}`,
          headers: { authorization: `Bearer ${token}` },
          payload: body,
        })
    },
    /** Ends when a salary call waits for the premiums: it looks at its attempt again and again. */
    async untilPremiumsAwaited() {
      const sent = vi.spyOn(server.db.pool, 'query')
      const looks = () => sent.mock.calls.filter(([query]) => textOf(query).includes('"facts"'))
      await vi.waitFor(() => expect(looks().length).toBeGreaterThan(2), PATIENT)
      sent.mockRestore()
    },
    async rows<T extends object>(statement: string, values: unknown[] = []): Promise<T[]> {
      return (await server.db.pool.query<T>(statement, values)).rows
    },
    async close() {
      await server.close()
      await sandbox.close()
    },
  }
}

export type VerificationWorld = Awaited<ReturnType<typeof createVerificationWorld>>

export const test = worldTest(createVerificationWorld)
