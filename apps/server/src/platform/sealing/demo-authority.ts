import { createPrivateKey, randomBytes, webcrypto } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import * as asn1js from 'asn1js'
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs'
import { brokenFile, keptText } from '../crypto/kept-file.ts'
import { certificatesIn, engine, pemOf } from './certificates.ts'
import type { SealKey } from './seal-key.ts'

/** In the names of its certificates, so that nobody takes them for real. */
export const DEMO = '데모'

const YEARS = 20
const USES = { signs: 0b1000_0000, certifies: 0b0000_0100 } as const

/** The key of an installation without a configured one: an authority of its own that nobody else knows, made once. */
export async function keptSealKey(dataDir: string, now: Date): Promise<SealKey> {
  const path = join(dataDir, 'seal.pem')
  const made = existsSync(path) ? '' : await makeKey(now)
  const text = keptText(path, () => made)
  const chain = certificatesIn(text)
  const key = /-----BEGIN PRIVATE KEY-----[^-]+-----END PRIVATE KEY-----/.exec(text)?.[0]
  if (!key || chain.length !== 2) throw brokenFile(path)
  return { key: createPrivateKey(key), chain }
}

async function makeKey(now: Date): Promise<string> {
  const [authority, seal] = [await newKeys(), await newKeys()]
  const root = await certify(
    { name: `${DEMO} 인증기관 (커피어택)`, keys: authority, isAuthority: true },
    null,
    now,
  )
  const issuer = { certificate: root, key: authority.privateKey }
  const leaf = await certify(
    { name: `${DEMO} 봉인 인증서 (커피어택)`, keys: seal, isAuthority: false },
    issuer,
    now,
  )
  const key = await webcrypto.subtle.exportKey('pkcs8', seal.privateKey)
  const ders = [leaf, root].map((certificate) => certificate.toSchema().toBER())
  return [pemOf(key, 'PRIVATE KEY'), ...ders.map((der) => pemOf(der))].join('')
}

type Keys = { readonly publicKey: webcrypto.CryptoKey; readonly privateKey: webcrypto.CryptoKey }

const newKeys = (): Promise<Keys> =>
  webcrypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-256' }, true, ['sign', 'verify'])

type Wanted = { readonly name: string; readonly keys: Keys; readonly isAuthority: boolean }
type Issuer = { readonly certificate: Certificate; readonly key: webcrypto.CryptoKey }

async function certify(
  { name, keys, isAuthority }: Wanted,
  issuer: Issuer | null,
  now: Date,
): Promise<Certificate> {
  const certificate = new Certificate({ version: 2 })
  const serial = randomBytes(16)
  serial[0] = (serial[0]! & 0x7f) | 0x40
  certificate.serialNumber = new asn1js.Integer({ valueHex: new Uint8Array(serial).buffer })
  certificate.subject.typesAndValues.push(
    new AttributeTypeAndValue({ type: '2.5.4.3', value: new asn1js.Utf8String({ value: name }) }),
  )
  certificate.issuer.typesAndValues.push(...(issuer?.certificate ?? certificate).subject.typesAndValues)
  certificate.notBefore.value = new Date(now.getTime() - 86_400_000)
  certificate.notAfter.value = new Date(now.getTime() + YEARS * 365 * 86_400_000)
  await certificate.subjectPublicKeyInfo.importKey(keys.publicKey, engine)
  const usage = new asn1js.BitString({
    valueHex: new Uint8Array([isAuthority ? USES.certifies : USES.signs]).buffer,
    unusedBits: isAuthority ? 2 : 7,
  })
  certificate.extensions = [
    new Extension({
      extnID: '2.5.29.19',
      critical: true,
      extnValue: new BasicConstraints({ cA: isAuthority }).toSchema().toBER(),
    }),
    new Extension({ extnID: '2.5.29.15', critical: true, extnValue: usage.toBER() }),
  ]
  await certificate.sign(issuer?.key ?? keys.privateKey, 'SHA-256', engine)
  return Certificate.fromBER(certificate.toSchema(true).toBER())
}
