import { createHash, createPublicKey, verify } from 'node:crypto'
import * as asn1js from 'asn1js'
import { Certificate, ContentInfo, SignedData, type SignerInfo } from 'pkijs'
import { stampInfo } from './ask-stamp.ts'
import { certificateOf, engine, leadsToRoot, nameOf } from './certificates.ts'
import { type SealPlace, sealPlaces } from './seal-places.ts'

/** Whom we know: our own certificate by its name and its root, and time-stamp services by their root. In PEM. */
export type KnownSeals = { readonly own: string | null; readonly roots: readonly string[] }

export type Seal = {
  /** The name in the certificate. */
  readonly by: string
  /** From the stamp; without one, what the seal claims. */
  readonly at: Date
  readonly isStamped: boolean
  readonly expiresAt: Date
}

/**
 * `SAME`: ours, and nothing of the file changed after it. `CHANGED`: ours, over something else than lies here; `sealedBytes` is
 * the part that it still holds for, if it does for any. `NOT_OURS`: no seal, or that of others.
 */
export type Judged =
  | { readonly verdict: 'SAME'; readonly seal: Seal; readonly sealedBytes: Uint8Array }
  | {
      readonly verdict: 'CHANGED'
      readonly sealedBytes: Uint8Array | null
      /** SHA-256 of what the seal covers: as it was sealed, and as it is now, in hex. */
      readonly sealed: string
      readonly now: string
    }
  | { readonly verdict: 'NOT_OURS' }

const OID = {
  signedData: '1.2.840.113549.1.7.2',
  sha256: '2.16.840.1.101.3.4.2.1',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  timeStamp: '1.2.840.113549.1.9.16.2.14',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
} as const

const sha256 = (...parts: Uint8Array[]): Buffer => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest()
}

/** Looks at the seals of a file, the last first: whatever stands behind ours was written after it. */
export async function judgeSeal(file: Uint8Array, known: KnownSeals): Promise<Judged> {
  const places = sealPlaces(file)
  const roots = known.roots.map(certificateOf)
  const own = known.own === null ? null : certificateOf(known.own)
  if (!own) return { verdict: 'NOT_OURS' }
  for (const place of places.toReversed()) {
    const cms = readCms(place.contents)
    const found = cms && (await ourSeal(cms, { own, roots }))
    if (!found) continue
    const covered = sha256(file.subarray(0, place.gapFrom), file.subarray(place.gapTo, place.end))
    const holds = found.holds && covered.equals(found.digest)
    const sealedBytes = holds ? file.subarray(0, place.end) : null
    if (sealedBytes && place.end === file.length) return { verdict: 'SAME', seal: found.seal, sealedBytes }
    const now = sha256(file.subarray(0, place.gapFrom), file.subarray(place.gapTo))
    return { verdict: 'CHANGED', sealedBytes, sealed: hex(found.digest), now: hex(now) }
  }
  return { verdict: 'NOT_OURS' }
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

function readCms(contents: SealPlace['contents']): SignedData | null {
  try {
    const info = ContentInfo.fromBER(contents)
    if (info.contentType !== OID.signedData) return null
    const cms = new SignedData({ schema: info.content })
    return cms.signerInfos.length === 1 && !cms.encapContentInfo.eContent ? cms : null
  } catch {
    return null
  }
}

type Ours = { readonly own: Certificate; readonly roots: readonly Certificate[] }

type Found = {
  readonly seal: Seal
  /** The hash that was sealed. */
  readonly digest: Buffer
  /** The signature over it is good. */
  readonly holds: boolean
}

/** A seal by a certificate of our name under a root that we know. Its successor has the same name. */
async function ourSeal(cms: SignedData, { own, roots }: Ours): Promise<Found | null> {
  const signer = cms.signerInfos[0]!
  const certificates = (cms.certificates ?? []).filter((one) => one instanceof Certificate)
  const leaf = certificates.find((one) => isOf(signer, one))
  const digest = octetsOf(signer, OID.messageDigest)
  const claimed = attributeOf(signer, OID.signingTime) as { toDate?: () => Date } | null
  if (!leaf || !digest || !claimed?.toDate || !leaf.subject.isEqual(own.subject)) return null
  const stampedAt = await stampOf(signer, roots)
  const at = stampedAt ?? claimed.toDate()
  const isKnown = await leadsToRoot({ leaf, others: certificates, roots, at })
  if (!isKnown) return null
  const seal = { by: nameOf(leaf), at, isStamped: stampedAt !== null, expiresAt: leaf.notAfter.value }
  return { seal, digest, holds: signatureHolds(signer, leaf) && namesCertificate(signer, leaf) }
}

function isOf({ sid }: SignerInfo, certificate: Certificate): boolean {
  const { issuer, serialNumber } = sid as { issuer?: Certificate['issuer']; serialNumber?: asn1js.Integer }
  return Boolean(
    issuer &&
    serialNumber &&
    certificate.issuer.isEqual(issuer) &&
    certificate.serialNumber.isEqual(serialNumber),
  )
}

/** The one value of this attribute; two of them say nothing. */
function attributeOf({ signedAttrs }: SignerInfo, type: string): unknown {
  const found = signedAttrs?.attributes.filter((one) => one.type === type) ?? []
  return found.length === 1 ? (found[0]!.values[0] ?? null) : null
}

function octetsOf(signer: SignerInfo, type: string): Buffer | null {
  const value = attributeOf(signer, type)
  return value instanceof asn1js.OctetString ? Buffer.from(value.valueBlock.valueHexView) : null
}

function signatureHolds(signer: SignerInfo, certificate: Certificate): boolean {
  if (signer.digestAlgorithm.algorithmId !== OID.sha256 || !signer.signedAttrs) return false
  // Under the signature they stand as a set of their own.
  const signed = Buffer.from(signer.signedAttrs.encodedValue)
  signed[0] = 0x31
  return verifies(signed, certificate, signer.signature.valueBlock.valueHexView)
}

function verifies(data: Uint8Array, certificate: Certificate, signature: Uint8Array): boolean {
  const spki = Buffer.from(certificate.subjectPublicKeyInfo.toSchema().toBER())
  try {
    return verify('sha256', data, createPublicKey({ key: spki, format: 'der', type: 'spki' }), signature)
  } catch {
    return false
  }
}

/** Which certificate signed is itself signed; otherwise another one with the same key could be put in its place. */
function namesCertificate(signer: SignerInfo, certificate: Certificate): boolean {
  const value = attributeOf(signer, OID.signingCertificateV2)
  if (!(value instanceof asn1js.Sequence)) return false
  const wanted = sha256(new Uint8Array(certificate.toSchema().toBER()))
  return Buffer.from(value.toBER()).includes(wanted)
}

/** When the time-stamp service says that the seal was there; null without a stamp of a service that we know. */
async function stampOf(signer: SignerInfo, roots: readonly Certificate[]): Promise<Date | null> {
  const token = signer.unsignedAttrs?.attributes.find(({ type }) => type === OID.timeStamp)?.values[0]
  if (!token) return null
  try {
    const cms = new SignedData({ schema: new ContentInfo({ schema: token }).content })
    const info = stampInfo(cms)
    if (!info) return null
    return (await stampHolds(cms, signer, { roots, at: info.genTime })) ? info.genTime : null
  } catch {
    return null
  }
}

async function stampHolds(
  cms: SignedData,
  signer: SignerInfo,
  { roots, at }: { roots: readonly Certificate[]; at: Date },
): Promise<boolean> {
  const data = new Uint8Array(signer.signature.valueBlock.valueHexView).buffer
  const how = { signer: 0, data, trustedCerts: [...roots], checkChain: true, checkDate: at }
  const { signatureVerified, signerCertificate } = await cms.verify({ ...how, extendedMode: true }, engine)
  return Boolean(signatureVerified && signerCertificate && isForStamps(signerCertificate))
}

function isForStamps({ extensions = [] }: Certificate): boolean {
  const usage = extensions.find(({ extnID }) => extnID === OID.extendedKeyUsage)?.parsedValue as
    | { keyPurposes?: string[] }
    | undefined
  return usage?.keyPurposes?.join() === OID.timeStamping
}
