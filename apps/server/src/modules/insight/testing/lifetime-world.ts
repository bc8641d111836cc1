import type { FastifyInstance } from 'fastify'
import { createApp } from '../../../app.ts'
import { createDeps } from '../../../deps.ts'
import { worldTest } from '../../../testing/server-test.ts'
import { createTestApp } from '../../../testing/test-app.ts'
import { addCandidate, type TestCandidate } from '../../../testing/test-candidate.ts'
import { createTestClock } from '../../../testing/test-clock.ts'
import { startTestSandbox } from '../../../testing/test-sandbox.ts'
import { lifetimeIncomeCalls as lifetimeIncomeRoutes } from '../module.ts'

export const FIRST = { startYear: 2021, endYear: 2025 }
export const SECOND = { startYear: 2016, endYear: 2020 }
export const THIRD = { startYear: 2011, endYear: 2015 }

/** The tax office's path for the statements of a year. */
export const STATEMENTS = '/codef/v1/kr/public/nt/proof-issue/paystatement-list'

const BIRTHDAY = '19900512'

/** Ten years of work: 360만 원 a month since 2020, 250만 원 from 2016 on. */
const JOBS = [
  { company: '두들페이', start: '20200102', monthlyWon: 3_600_000, yearlyRaise: 0 },
  { company: '㈜반달랩스', start: '20160104', end: '20191231', monthlyWon: 2_500_000, yearlyRaise: 0 },
]

export type Begun = { id: string; cfid: string }
export type Progress = {
  status: string
  loadedYears: number[]
  items: { year: number }[]
  next: object | null
}

/** The service, a database and the sandbox. */
export async function createLifetimeWorld() {
  const clock = createTestClock()
  const sandbox = await startTestSandbox(clock)
  const calls = [lifetimeIncomeRoutes]
  const server = await createTestApp({ clock, settings: sandbox.environment, calls })

  const control = (path: string, body: object) =>
    fetch(`${sandbox.base}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  let count = 0
  /** A candidate who also exists at the tax office. */
  async function earner({ phone, jobs = JOBS }: { phone?: string; jobs?: object[] } = {}) {
    const sealed = server.deps.secrets.seal(BIRTHDAY, 'users.birthday_sealed')
    const given = phone ?? `0107${String((count += 1)).padStart(7, '0')}`
    const me = await addCandidate(server, { name: '김평생', phone: given, birthdaySealed: sealed })
    await control('people', { name: me.name, phone: me.phone, birthday: BIRTHDAY, jobs })
    return me
  }

  const formOf = ({ name, phone }: TestCandidate) => ({
    name,
    phone,
    gender: '여성',
    birthday: BIRTHDAY,
    type: 'kakao',
    telecom: 0,
    loginTypeLevel: 1,
  })

  const request = (me: TestCandidate, range: object, form: object = {}) =>
    server.call('POST', '/income/lifetime', {
      token: me.token,
      body: { form: { ...formOf(me), ...form }, ...range },
    })
  const verify = (me: TestCandidate, begun: Begun) =>
    server.call('POST', '/income/lifetime/verify', {
      token: me.token,
      body: { jobIndex: 0, threadIndex: 0, jti: 'x', twoWayTimestamp: 0, ...begun },
    })
  const status = async (me: TestCandidate, loadCount = 0) =>
    (
      await server.call('GET', `/income/lifetime/verify/status?loadCount=${loadCount}`, { token: me.token })
    ).json<Progress>()

  /** Polls like a browser, but faster and not forever. */
  async function untilOver(me: TestCandidate): Promise<Progress> {
    for (let polls = 0; polls < 1_000; polls++) {
      const progress = await status(me)
      if (progress.status === 'DONE' || progress.status === 'FAILED') return progress
      await new Promise((polled) => setTimeout(polled, 10))
    }
    throw new Error('the load does not end')
  }

  async function begin(me: TestCandidate, range: object = FIRST): Promise<Begun> {
    const begun = (await request(me, range)).json<Begun>()
    await control('confirm', { phone: me.phone })
    return begun
  }

  return {
    ...server,
    sandbox,
    control,
    earner,
    formOf,
    request,
    verify,
    status,
    untilOver,
    begin,
    items: async (me: TestCandidate, query = '') =>
      (await server.call('GET', `/income/lifetime/item${query}`, { token: me.token })).json<{
        items: { year: number; company: string; income: number }[]
        total: number
        status: string | null
        next: object | null
      }>(),
    complete: (me: TestCandidate) => server.call('POST', '/income/lifetime/complete', { token: me.token }),
    share: (me: TestCandidate, showTotal: boolean) =>
      server.call('POST', '/income/lifetime/share', { token: me.token, body: { showTotal } }),
    /** From the first request to the loaded years. */
    async gather(me: TestCandidate): Promise<Progress> {
      await verify(me, await begin(me))
      return untilOver(me)
    },
    /** The number of requests to the tax office. */
    asked: () => sandbox.world.requests.all().filter(({ path }) => path === STATEMENTS).length,
    /** Another process on the same database. */
    async secondProcess(): Promise<FastifyInstance> {
      const deps = await createDeps(server.settings, server.deps)
      const app = await createApp(deps, { calls })
      await app.ready()
      return app
    },
    async close() {
      await server.close()
      await sandbox.close()
    },
  }
}

export type LifetimeWorld = Awaited<ReturnType<typeof createLifetimeWorld>>

export const test = worldTest(createLifetimeWorld)
