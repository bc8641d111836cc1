import { randomBytes } from 'node:crypto'
import { type AddressInfo, createServer } from 'node:net'
import { createKeys } from '@coffeeattack/sandbox/keys'
import { createSandbox } from '@coffeeattack/sandbox/mount'
import Fastify from 'fastify'
import { expect, vi } from 'vitest'
import { PATIENT } from './patient.ts'
import type { TestClock } from './test-clock.ts'

/** A port that was free a moment ago: the sandbox must know its own address before it listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((listening) => server.once('listening', listening))
  const { port } = server.address() as AddressInfo
  await new Promise((closed) => server.close(closed))
  return port
}

// One set for all: making it is slow.
const keys = createKeys()

/** The outside world for API tests, over real HTTP on loopback and under the test's own clock. */
export async function startTestSandbox(clock: TestClock, appOrigin = 'http://localhost:3000') {
  const [port, smtpPort] = [await freePort(), await freePort()]
  const base = `http://127.0.0.1:${port}/sandbox`
  const now = () => clock().getTime()
  const sandbox = createSandbox({ base, smtpPort, appOrigins: [appOrigin], now, randomBytes, keys })
  // Its institutions take no time to think; only where a test lets a request hang, it hangs.
  vi.spyOn(sandbox.world.clock, 'moment').mockResolvedValue()
  const hanging = vi.spyOn(sandbox.world.clock, 'sleep')
  const app = Fastify({ forceCloseConnections: true })
  await app.register(sandbox.routes, { prefix: '/sandbox' })
  await app.listen({ port, host: '127.0.0.1' })
  const { kakao, codef, sms, mail, companyChecks, signature, sealing } = sandbox.settings

  return {
    base,
    world: sandbox.world,
    /** The product's settings that lead here. */
    environment: {
      KAKAO_ISSUER: kakao.issuer,
      KAKAO_API_BASE: kakao.apiBase,
      KAKAO_CLIENT_ID: kakao.clientId,
      KAKAO_CLIENT_SECRET: kakao.clientSecret,
      CODEF_OAUTH_BASE: codef.oauthBase,
      CODEF_API_BASE: codef.apiBase,
      CODEF_CLIENT_ID: codef.clientId,
      CODEF_CLIENT_SECRET: codef.clientSecret,
      CODEF_PUBLIC_KEY: codef.publicKey,
      SMS_BASE: sms.base,
      SMS_KEY: sms.key,
      SMS_SECRET: sms.secret,
      SMS_FROM: sms.from,
      DATA_GO_KR_KEY: companyChecks.nts.key,
      NTS_BASE: companyChecks.nts.base,
      NPS_BASE: companyChecks.pension.base,
      WORK24_AUTH_KEY: companyChecks.arrears.key,
      WORK24_BASE: companyChecks.arrears.base,
      DNS_RESOLVERS: companyChecks.names.servers.join(','),
      SIGN_PROVIDER: 'barocert',
      SIGN_ROOTS: signature.roots.join('\n'),
      BAROCERT_LINK_ID: signature.barocert.linkId,
      BAROCERT_SECRET_KEY: signature.barocert.secretKey,
      BAROCERT_CLIENT_CODE: signature.barocert.clientCode,
      BAROCERT_BASE: signature.barocert.base,
      BAROCERT_AUTH_BASE: signature.barocert.authBase,
      TSA_URL: sealing.stamps.url,
      SEAL_ROOTS: sealing.roots.join('\n'),
      SMTP_URL: mail.url,
      MAIL_FROM: mail.from,
    },
    /** Ends when it has a request that it was told to keep for so long. */
    untilHanging: (ms: number) => vi.waitFor(() => expect(hanging).toHaveBeenCalledWith(ms), PATIENT),
    /** The newest code that a phone received. */
    codeOn: (phone: string) => sandbox.world.outbox.of(phone).at(-1)?.code ?? null,
    close: () => app.close(),
  }
}
