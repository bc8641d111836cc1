import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { readRequest } from '../codef/answer.ts'
import { CREDENTIALS } from '../keys.ts'
import { createSandbox } from '../mount.ts'
import { expect, vi } from 'vitest'

export const APP_ORIGIN = 'http://127.0.0.1:3000'
export const CALLBACK = `${APP_ORIGIN}/login/autho`
export const CAREER = '/v1/kr/public/pp/nhis-join/identify-confirmation'
export const PREMIUM = '/v1/kr/public/pp/nhis-insurance-payment/confirmation'
export const PROOF = '/v1/kr/public/nt/proof-issue/proof-income'
export const STATEMENT = '/v1/kr/public/nt/proof-issue/paystatement-income'
export const STATEMENTS = '/v1/kr/public/nt/proof-issue/paystatement-list'

/** Long enough for a busy machine. */
const PATIENT = { timeout: 15_000, interval: 5 }

/** Sunday noon in Seoul; it stands still unless a test moves it. */
export const NOON = Date.parse('2026-11-15T12:00:00+09:00')

type Options = { base?: string; smtpPort?: number; now?: () => number; speed?: number; pace?: number }

/** A sandbox for injected requests; its clock stands still and institutions answer at once. */
export async function testSandbox(options: Options = {}) {
  const { base = 'http://sandbox.test/sandbox', smtpPort = 0, now, speed = 1000, pace = 1000 } = options
  const time = { now: NOON }
  const sandbox = createSandbox({
    base,
    smtpPort,
    appOrigins: [APP_ORIGIN],
    now: now ?? (() => time.now),
    randomBytes,
    speed,
    pace,
  })
  const app = Fastify()
  await app.register(sandbox.routes, { prefix: '/sandbox' })
  await app.ready()

  const post = (path: string, body?: object, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: `/sandbox${path}`, headers, ...(body ? { payload: body } : {}) })
  const get = (path: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'GET', url: `/sandbox${path}`, headers })
  const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    app.inject({
      method: 'POST',
      url: `/sandbox${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    })

  async function newToken(): Promise<string> {
    const { clientId, clientSecret } = CREDENTIALS.codef
    const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`
    const grant = { grant_type: 'client_credentials', scope: 'read' }
    const answer = await form('/codef/oauth/token', grant, { authorization })
    return answer.json<{ access_token: string }>().access_token
  }
  const token = await newToken()

  /** Sends a request as the vendor's clients do; answers with the decoded body. */
  async function codef(path: string, input: object): Promise<CodefAnswer> {
    const answer = await app.inject({
      method: 'POST',
      url: `/sandbox/codef${path}`,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: encodeURIComponent(JSON.stringify(input)),
    })
    return readRequest(answer.body) as CodefAnswer
  }

  const sleep = vi.spyOn(sandbox.world.clock, 'sleep')
  /** Begins a call that the sandbox holds open, and resolves once it does. */
  async function held<T>(begin: () => Promise<T>): Promise<{ answer: Promise<T> }> {
    const before = sleep.mock.calls.length
    const answer = begin()
    await vi.waitFor(() => expect(sleep.mock.calls.length).toBeGreaterThan(before), PATIENT)
    return { answer }
  }

  return { app, sandbox, time, post, get, form, codef, held, token, newToken }
}

export type TestSandbox = Awaited<ReturnType<typeof testSandbox>>
export type CodefAnswer = {
  result: { code: string; extraMessage: string; message: string; transactionId: string }
  data: Record<string, unknown>
}

let attempts = 0
export const careerInput = (over: object = {}) => ({
  organization: '0002',
  loginType: '5',
  loginTypeLevel: '1',
  userName: '홍길동',
  identity: '19900101',
  phoneNo: '01023456789',
  useType: '0',
  isIdentityViewYN: '0',
  originDataYN: '0',
  id: `attempt-${++attempts}`,
  ...over,
})

export const premiumInput = (over: object = {}) => ({
  ...careerInput(),
  useType: '01',
  usePurposes: '2',
  startDate: '202401',
  endDate: '202512',
  ...over,
})

export const proofInput = (over: object = {}) => {
  const { identity, useType: _useType, ...common } = careerInput()
  return {
    ...common,
    organization: '0001',
    loginIdentity: identity,
    startYear: '2023',
    endYear: '2025',
    usePurposes: '07',
    submitTargets: '01',
    ...over,
  }
}

/** The second request that belongs to a first one and its answer. */
export function confirmedInput(first: object, answer: CodefAnswer, over: object = {}) {
  const { jobIndex, threadIndex, jti, twoWayTimestamp } = answer.data
  const twoWayInfo = { jobIndex, threadIndex, jti, twoWayTimestamp }
  return { ...first, simpleAuth: '1', is2Way: true, twoWayInfo, ...over }
}

/** The first request, the confirmation, and the second request. */
export async function fetchConfirmed(
  { codef, post }: TestSandbox,
  path: string,
  input: { phoneNo: string; [name: string]: unknown },
) {
  const first = await codef(path, input)
  if (first.result.code !== 'CF-03002') return first
  await post('/control/confirm', { phone: input.phoneNo })
  return codef(path, confirmedInput(input, first))
}
