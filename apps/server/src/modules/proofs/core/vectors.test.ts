import { createHash } from 'node:crypto'
import { inflateSync } from 'node:zlib'
import { StatusList } from '@sd-jwt/jwt-status-list'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { describe, expect, test } from 'vitest'

/* What the two libraries must agree with, from the standards themselves. */

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

describe('[PROOF-3] RFC 9901', () => {
  test.each([
    [
      'WyJfMjZiYzRMVC1hYzZxMktJNmNCVzVlcyIsICJmYW1pbHlfbmFtZSIsICJNw7ZiaXVzIl0',
      'X9yH0Ajrdm1Oij4tWso9UzzKJvPoDxwmuEcO3XAdRC0',
      ['_26bc4LT-ac6q2KI6cBW5es', 'family_name', 'Möbius'],
    ],
    [
      'WyJsa2x4RjVqTVlsR1RQVW92TU5JdkNBIiwgIkZSIl0',
      'w0I8EKcdCtUPkGCNUrfwVp2xEgNjtoIDlOxc9-PlOhs',
      ['lklxF5jMYlGTPUovMNIvCA', 'FR'],
    ],
  ])('the digest of %s', (disclosure, expected, told) => {
    expect(digest(disclosure)).toBe(expected)
    expect(JSON.parse(Buffer.from(disclosure, 'base64url').toString())).toEqual(told)
  })

  test('a disclosure of the library has the digest that stands in the token', async () => {
    const instance = new SDJwtVcInstance({
      signAlg: 'ES256',
      signer: () => 'signature',
      hashAlg: 'sha-256',
      hasher: (data) =>
        createHash('sha256')
          .update(Buffer.from(data as string))
          .digest(),
      saltGenerator: () => '_26bc4LT-ac6q2KI6cBW5es',
    })
    const frame = { _sd: ['family_name'] } as unknown as undefined
    const token = await instance.issue({ vct: 'x', family_name: 'Möbius' }, frame)
    const [jwt, disclosure] = token.split('~')
    const payload = JSON.parse(Buffer.from(jwt!.split('.')[1]!, 'base64url').toString()) as object
    expect(payload).toMatchObject({ _sd: [digest(disclosure!)] })
  })
})

describe('[PROOF-3] Token Status List', () => {
  test('one bit a place: the draft’s bytes b9 a3', () => {
    const list = new StatusList([1, 0, 0, 1, 1, 1, 0, 1, 1, 1, 0, 0, 0, 1, 0, 1], 1)
    expect(Buffer.from(list.encodeStatusList()).toString('hex')).toBe('b9a3')
    expect(inflateSync(Buffer.from(list.compressStatusList(), 'base64url')).toString('hex')).toBe('b9a3')
    const draft = StatusList.decompressStatusList('eNrbuRgAAhcBXQ', 1)
    expect(draft.statusList).toEqual(list.statusList)
  })

  test('two bits a place: bytes c9 44 f9', () => {
    const draft = StatusList.decompressStatusList('eNo76fITAAPfAgc', 2)
    expect(Buffer.from(draft.encodeStatusList()).toString('hex')).toBe('c944f9')
  })
})
