import { webcrypto } from 'node:crypto'
import { Certificate, CertificateChainValidationEngine, CryptoEngine } from 'pkijs'

/** One of its own: the library that seals installs another one for everybody. */
export const engine = new CryptoEngine({ name: 'node', crypto: webcrypto })

/** Parsed from its bytes; certificates that were put together in memory cannot be compared. */
export const certificateOf = (pem: string): Certificate => Certificate.fromBER(derOf(pem))

export const derOf = (pem: string): Uint8Array =>
  new Uint8Array(Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64'))

export function pemOf(der: Uint8Array | ArrayBuffer, label = 'CERTIFICATE'): string {
  const lines = Buffer.from(der as ArrayBuffer)
    .toString('base64')
    .match(/.{1,64}/g)!
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}

/** Every PEM certificate in a text, in order. */
export const certificatesIn = (text: string): string[] =>
  text.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []

const bytesOf = (certificate: Certificate) => Buffer.from(certificate.toSchema().toBER())

const isSame = (one: Certificate, other: Certificate): boolean => bytesOf(one).equals(bytesOf(other))

type Chain = {
  readonly leaf: Certificate
  readonly others: readonly Certificate[]
  readonly roots: readonly Certificate[]
  readonly at: Date
}

/** Whether a certificate led to one of the roots at that time. */
export async function leadsToRoot({ leaf, others, roots, at }: Chain): Promise<boolean> {
  const isRoot = (one: Certificate) => roots.some((root) => isSame(root, one))
  if (isRoot(leaf)) return false
  const chain = new CertificateChainValidationEngine({
    trustedCerts: [...roots],
    // It wants the one in question last.
    certs: [...others.filter((one) => !isSame(one, leaf) && !isRoot(one)), leaf],
    checkDate: at,
  })
  return (await chain.verify({}, engine)).result
}

/** '데모 봉인 인증서' */
export function nameOf(certificate: Certificate): string {
  const name = certificate.subject.typesAndValues.find(({ type }) => type === '2.5.4.3')
  return name ? name.value.valueBlock.value : ''
}
