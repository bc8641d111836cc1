import { createPrivateKey, type KeyObject, sign, webcrypto, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Signer } from '@libpdf/core'
import { derOf, pemOf } from './certificates.ts'

/** What seals: a private key, and its certificates in PEM, its own first and the root last. */
export type SealKey = { readonly key: KeyObject; readonly chain: readonly string[] }

/** As the settings name it: a PKCS#12 file, or key and certificates in PEM. */
export type SealSource =
  | { readonly p12: string; readonly password: string }
  | { readonly key: string; readonly chain: readonly string[] }

/** A key that does not belong to its certificate stops the start: it would seal what nobody can check. */
export async function readSealKey(source: SealSource): Promise<SealKey> {
  const read = 'p12' in source ? await fromP12(source) : { ...source, key: createPrivateKey(source.key) }
  if (!new X509Certificate(read.chain[0]!).checkPrivateKey(read.key))
    throw new Error('봉인할 개인키와 인증서의 짝이 맞지 않아요. SEAL_* 설정을 확인해 주세요.')
  return read
}

async function fromP12({ p12, password }: { p12: string; password: string }): Promise<SealKey> {
  // Loaded on demand: it weighs more than the rest of the service's start.
  const { P12Signer } = await import('@libpdf/core')
  const bytes = await readFile(p12).catch((cause: unknown) => {
    throw new Error(`SEAL_P12 파일을 읽지 못했어요: ${p12}`, { cause })
  })
  const signer = await P12Signer.create(new Uint8Array(bytes), password, { buildChain: true }).catch(
    (cause: unknown) => {
      throw new Error('SEAL_P12를 열지 못했어요. 파일과 SEAL_P12_PASSWORD를 확인해 주세요.', { cause })
    },
  )
  const { privateKey } = signer as unknown as { privateKey: webcrypto.CryptoKey }
  const key = createPrivateKey({
    key: Buffer.from(await webcrypto.subtle.exportKey('pkcs8', privateKey)),
    format: 'der',
    type: 'pkcs8',
  })
  return { key, chain: [signer.certificate, ...signer.certificateChain].map((der) => pemOf(der)) }
}

export function signerOf({ key, chain }: SealKey): Signer {
  const [certificate, ...certificateChain] = chain.map(derOf)
  const isCurve = key.asymmetricKeyType === 'ec'
  return {
    certificate: certificate!,
    certificateChain,
    keyType: isCurve ? 'EC' : 'RSA',
    signatureAlgorithm: isCurve ? 'ECDSA' : 'RSASSA-PKCS1-v1_5',
    sign: async (data) => new Uint8Array(sign('sha256', data, key)),
  }
}
