import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CAREER, PREMIUM, PROOF, careerInput, premiumInput, proofInput } from '../testing/sandbox.ts'
import { listeningSandbox } from '../testing/listening.ts'

/** The vendor's published client; only its fixed URLs are replaced before it loads. */
type EasyCodef = {
  setPublicKey(key: string): void
  setClientInfoForDemo(id: string, secret: string): void
  requestToken(service: number): Promise<string>
  requestProduct(path: string, service: number, input: object): Promise<string>
  requestCertification(path: string, service: number, input: object): Promise<string>
}
const DEMO = 1

let sandbox: Awaited<ReturnType<typeof listeningSandbox>>
let newClient: (keys: { clientId: string; clientSecret: string }) => EasyCodef
let client: EasyCodef
let seal: (publicKey: string, plain: string) => string

beforeAll(async () => {
  sandbox = await listeningSandbox()
  const require = createRequire(import.meta.url)
  const { codef } = sandbox.sandbox.settings
  const addresses = { OAUTH_DOMAIN: codef.oauthBase, DEMO_DOMAIN: codef.apiBase }
  Object.assign(require('easycodef-node/dist/constant.js') as object, addresses)
  const { EasyCodef: Client } = require('easycodef-node/dist/easycodef.js') as {
    EasyCodef: new () => EasyCodef
  }
  seal = (require('easycodef-node/dist/util.js') as { encryptRSA: typeof seal }).encryptRSA
  newClient = ({ clientId, clientSecret }) => {
    const made = new Client()
    made.setPublicKey(codef.publicKey)
    made.setClientInfoForDemo(clientId, clientSecret)
    return made
  }
  client = newClient(codef)
})
afterAll(() => sandbox.app.close())

async function first(path: string, input: { phoneNo: string }) {
  const answer = JSON.parse(await client.requestProduct(path, DEMO, input))
  const { jobIndex, threadIndex, jti, twoWayTimestamp } = answer.data
  const second = {
    ...input,
    simpleAuth: '1',
    is2Way: true,
    twoWayInfo: { jobIndex, threadIndex, jti, twoWayTimestamp },
  }
  return {
    answer,
    confirm: () => sandbox.post('/control/confirm', { phone: input.phoneNo }),
    press: async () => JSON.parse(await client.requestCertification(path, DEMO, second)),
  }
}

test('[VER-15] easycodef-node gets a token, asks, and fetches after the confirmation', async () => {
  expect((await client.requestToken(DEMO)).split('.')).toHaveLength(3)
  const { answer, confirm, press } = await first(CAREER, careerInput())
  expect(answer.result).toMatchObject({ code: 'CF-03002', message: '성공' })
  expect((await press()).result.code).toBe('CF-03002')
  await confirm()
  const done = await press()
  expect(done.result.code).toBe('CF-00000')
  expect([done.data].flat()[0]).toMatchObject({ resUserNm: '홍길동', resJoinUserType: '직장가입자' })
})

test('[VER-15] easycodef-node shares one confirmation between two products', async () => {
  const input = careerInput({ phoneNo: '01034567890' })
  const { confirm, press } = await first(CAREER, input)
  await sandbox.post('/control/clock', { advanceMs: 700 })
  const { answer: premium } = await sandbox.held(() =>
    client.requestProduct(PREMIUM, DEMO, premiumInput({ phoneNo: input.phoneNo, id: input.id })),
  )
  await confirm()
  expect((await press()).result.code).toBe('CF-00000')
  const [block] = [JSON.parse(await premium).data].flat()
  expect(block.resInsuranceAmtList.length).toBeGreaterThan(0)
})
test('[VER-9] the sandbox decrypts what easycodef-node encrypts', async () => {
  const loginIdentity = seal(sandbox.sandbox.settings.codef.publicKey, '1234567')
  const sealed = { loginType: '6', identityEncYn: 'Y', birthDate: '900101', loginIdentity }
  expect((await first(PROOF, proofInput(sealed))).answer.result.code).toBe('CF-03002')
})

test('[VER-15] easycodef-node rejects with the status when the keys are wrong', async () => {
  const stranger = newClient({ clientId: 'other', clientSecret: 'keys' })
  await expect(stranger.requestToken(DEMO)).rejects.toBe('Response status code 401')
})
