import {
  type Attribute,
  Certificate,
  ContentInfo,
  CryptoEngine,
  SignedData,
  SignedDataVerifyError,
  type SignedDataVerifyResult,
} from 'pkijs'

/**
 * A signature over exactly this text, and by whom. `UNKNOWN_SIGNER`: the signature fits the text, but no authority that we name
 * answers for the name in it. `OTHER_TEXT`: it was made over something else. `BROKEN`: it is no signature, or not a sound one.
 */
export type CheckedSignedData =
  | { readonly signedBy: string; readonly at: Date; readonly problem: null }
  | { readonly signedBy: string; readonly at: Date; readonly problem: 'UNKNOWN_SIGNER' }
  | { readonly problem: 'OTHER_TEXT' | 'BROKEN' }

type Given = {
  /** A detached CMS in base64, as it was collected. */
  readonly signedData: string
  readonly text: string
  /** In PEM. */
  readonly roots: readonly string[]
}

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  commonName: '2.5.4.3',
} as const

const UNKNOWN_ISSUER = 5
const GOOD = 14

/** One of its own: the library that seals installs another one for everybody. */
const engine = new CryptoEngine({ name: 'node', crypto: globalThis.crypto })

const BROKEN = { problem: 'BROKEN' } as const

export async function checkSignedData({ signedData, text, roots }: Given): Promise<CheckedSignedData> {
  const found = read(signedData)
  if (!found) return BROKEN
  const { cms, signedAt } = found
  const data = new TextEncoder().encode(text).slice().buffer
  if (!(await coversText(cms, data))) return { problem: 'OTHER_TEXT' }
  const trustedCerts = roots.map(certificateOf)
  const known = await verified(cms, { data, trustedCerts, checkChain: true, checkDate: signedAt })
  const result = known === 'UNKNOWN' ? await verified(cms, { data, checkChain: false }) : known
  if (result === null || result === 'UNKNOWN') return BROKEN
  const signedBy = nameOf(result.signerCertificate)
  if (signedBy === null) return BROKEN
  return { signedBy, at: signedAt, problem: known === 'UNKNOWN' ? 'UNKNOWN_SIGNER' : null }
}

/** One signer, no text inside (it would be checked in place of ours), and the time under the signature. */
function read(base64: string): { cms: SignedData; signedAt: Date } | null {
  try {
    const info = ContentInfo.fromBER(Buffer.from(base64, 'base64'))
    if (info.contentType !== OID.signedData) return null
    const cms = new SignedData({ schema: info.content })
    const { eContent, eContentType } = cms.encapContentInfo
    const signedAt = attributeOf(cms, OID.signingTime)?.values[0] as { toDate?: () => Date } | undefined
    if (cms.signerInfos.length !== 1 || eContent || eContentType !== OID.data || !signedAt?.toDate)
      return null
    return { cms, signedAt: signedAt.toDate() }
  } catch {
    return null
  }
}

/** The one attribute of this kind. Two of them say nothing. */
function attributeOf(cms: SignedData, type: string): Attribute | null {
  const found = cms.signerInfos[0]?.signedAttrs?.attributes.filter((one) => one.type === type) ?? []
  return found.length === 1 ? found[0]! : null
}

async function coversText(cms: SignedData, data: ArrayBuffer): Promise<boolean> {
  const algorithm = cms.signerInfos[0]!.digestAlgorithm.algorithmId
  const stated = attributeOf(cms, OID.messageDigest)?.values[0] as
    | { valueBlock?: { valueHexView?: Uint8Array } }
    | undefined
  const { name } = engine.getAlgorithmByOID(algorithm) as { name?: string }
  const digest = stated?.valueBlock?.valueHexView
  if (!name || !digest) return false
  return Buffer.from(await engine.digest(name, data)).equals(digest)
}

type How = { data: ArrayBuffer; trustedCerts?: Certificate[]; checkChain: boolean; checkDate?: Date }

/** Null: the signature does not hold. */
async function verified(cms: SignedData, how: How): Promise<SignedDataVerifyResult | 'UNKNOWN' | null> {
  try {
    const result = await cms.verify({ signer: 0, extendedMode: true, ...how }, engine)
    return result.code === GOOD && result.signatureVerified ? result : null
  } catch (error) {
    return error instanceof SignedDataVerifyError && error.code === UNKNOWN_ISSUER ? 'UNKNOWN' : null
  }
}

/** Parsed from its bytes; certificates made in memory cannot be compared. */
const certificateOf = (pem: string): Certificate =>
  Certificate.fromBER(Buffer.from(pem.replaceAll(/-----[^-]+-----|\s/g, ''), 'base64'))

function nameOf(certificate: Certificate | null | undefined): string | null {
  const name = certificate?.subject.typesAndValues.find(({ type }) => type === OID.commonName)
  return name ? name.value.valueBlock.value : null
}
