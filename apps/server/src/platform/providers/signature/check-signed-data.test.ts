import { createAuthority } from '@coffeeattack/sandbox/barocert/authority'
import { OctetString } from 'asn1js'
import { ContentInfo, SignedData } from 'pkijs'
import { expect, test } from 'vitest'
import { checkSignedData } from './check-signed-data.ts'

const authority = createAuthority()
const text = '처우 합의서 (판 3)\n이 문서의 SHA-256: 3f0c'
const at = new Date('2026-11-19T19:00:00+09:00')
const signedData = authority.sign(text, '한지우', at.getTime())
const roots = [authority.root]
const signer = { signedBy: '한지우', at }

test('[PACT-6] a signature says who signed and when, also after a restart of the authority', async () => {
  expect(await checkSignedData({ signedData, text, roots })).toEqual({ ...signer, problem: null })
  const anew = [createAuthority().root]
  expect(await checkSignedData({ signedData, text, roots: anew })).toEqual({ ...signer, problem: null })
})

test('[PACT-6] without its authority the text is still the signed one, and the name nobody’s word', async () => {
  const unknown = { ...signer, problem: 'UNKNOWN_SIGNER' }
  expect(await checkSignedData({ signedData, text, roots: [] })).toEqual(unknown)
})

test('[PACT-6] one more space is another text', async () => {
  expect(await checkSignedData({ signedData, text: `${text} `, roots })).toEqual({ problem: 'OTHER_TEXT' })
  expect(await checkSignedData({ signedData, text: '', roots })).toEqual({ problem: 'OTHER_TEXT' })
})

test('[PACT-6] no changed byte makes another signer, another time or another text', async () => {
  const bytes = Buffer.from(signedData, 'base64')
  let refused = 0
  // Each tenth byte stands for its neighbours. What is outside of every signature (a version, a list of algorithms) may change.
  for (let place = 0; place < bytes.length; place += 10) {
    const changed = Buffer.from(bytes)
    changed[place]! ^= 1
    const found = await checkSignedData({ signedData: changed.toString('base64'), text, roots })
    if (found.problem === null) expect(found, `byte ${place}`).toEqual({ ...signer, problem: null })
    else refused += 1
  }
  expect(refused / (bytes.length / 10)).toBeGreaterThan(0.85)
  for (const junk of ['', 'AAAA', 'no base64 at all', bytes.subarray(0, -9).toString('base64')])
    expect(await checkSignedData({ signedData: junk, text, roots })).toEqual({ problem: 'BROKEN' })
})

test('[PACT-6] a text inside the signature is never checked in place of ours', async () => {
  const info = ContentInfo.fromBER(Buffer.from(signedData, 'base64'))
  const cms = new SignedData({ schema: info.content })
  cms.encapContentInfo.eContent = new OctetString({ valueHex: new TextEncoder().encode(text).slice().buffer })
  const content = new ContentInfo({ contentType: info.contentType, content: cms.toSchema(true) })
  const stuffed = Buffer.from(content.toSchema().toBER()).toString('base64')
  for (const claimed of [text, '연봉 1원'])
    expect(await checkSignedData({ signedData: stuffed, text: claimed, roots })).toEqual({
      problem: 'BROKEN',
    })
})
