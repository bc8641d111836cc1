import { constants, publicEncrypt } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import {
  CAREER,
  PROOF,
  careerInput,
  fetchConfirmed,
  proofInput,
  testSandbox,
  type TestSandbox,
} from '../testing/sandbox.ts'
import { wagesOf } from '../people/person.ts'
import { openSealed } from './resident-number.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await testSandbox()
  return () => sandbox.app.close()
})

function seal(plain: string): string {
  const key = `-----BEGIN PUBLIC KEY-----\n${sandbox.sandbox.settings.codef.publicKey}\n-----END PUBLIC KEY-----`
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(plain)).toString('base64')
}
const sealed = (loginIdentity: string, over: object = {}) =>
  proofInput({ loginType: '6', identityEncYn: 'Y', birthDate: '900101', loginIdentity, ...over })
const codeOf = async (input: object) => (await sandbox.codef(PROOF, input)).result.code

test('[VER-10] decrypts an encrypted text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 40 }), (plain) => {
      expect(openSealed(seal(plain), sandbox.sandbox.world.keys)).toBe(plain)
    }),
    { numRuns: 20 },
  )
})

test('[VER-9] accepts an encrypted back part', async () => {
  expect(await codeOf(sealed(seal('1234567')))).toBe('CF-03002')
})

test.each(['0000000', '9123456', '123456', '12345678', 'abcdefg', ''])(
  '[VER-9] the back part %o is wrong: CF-13000',
  async (backPart) => expect(await codeOf(sealed(seal(backPart)))).toBe('CF-13000'),
)

test('[VER-9] a text that does not decrypt is CF-04036', async () => {
  expect(await codeOf(sealed('1234567'))).toBe('CF-04036')
  expect(await codeOf(sealed(Buffer.alloc(256, 7).toString('base64')))).toBe('CF-04036')
})

test('[VER-9] only non-members may send a plain number', async () => {
  expect(await codeOf(proofInput({ loginType: '6', loginIdentity: '9001012345678' }))).toBe('CF-03002')
  expect(await codeOf(proofInput({ loginType: '6', loginIdentity: '9001010000000' }))).toBe('CF-13000')
  expect(await codeOf(proofInput({ loginType: '6', loginIdentity: '19900101' }))).toBe('CF-13000')
})

test('[VER-14] the tax office and the insurer know the same person by six digits and by eight', async () => {
  const who = { name: '김가람', phone: '01023456789', birthday: '19880505' }
  const known = sandbox.sandbox.world.people.identify(who)!
  const career = await fetchConfirmed(
    sandbox,
    CAREER,
    careerInput({ userName: who.name, identity: who.birthday }),
  )
  expect([career.data].flat()[0]).toMatchObject({ resCompanyNm: known.jobs[0]!.company })
  const over = { userName: who.name, birthDate: '880505', startYear: '2025', endYear: '2025' }
  const income = await fetchConfirmed(sandbox, PROOF, sealed(seal('1234567'), over))
  expect(income.data['resPaymentDetailsStatusList']).toMatchObject([
    { resAttrYear: '2025', resPaidTotalAmt: String(wagesOf(known, 2025)) },
  ])
})
