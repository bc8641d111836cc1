import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto'
import * as asn1js from 'asn1js'
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  BasicConstraints,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  ExtKeyUsage,
  Extension,
  IssuerAndSerialNumber,
  PublicKeyInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs'

const OID = {
  commonName: '2.5.4.3',
  basicConstraints: '2.5.29.19',
  keyUsage: '2.5.29.15',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
  sha256: '2.16.840.1.101.3.4.2.1',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingTime: '1.2.840.113549.1.9.5',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  extendedKeyUsage: '2.5.29.37',
  timeStamping: '1.3.6.1.5.5.7.3.8',
  stampInfo: '1.2.840.113549.1.9.16.1.4',
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
} as const

const NAME = '연습용 인증기관 (샌드박스)'
const STAMPS = '연습용 시점확인 (샌드박스)'
/** The bits of keyUsage, the first on the left. */
const SIGNS = 0b1000_0000
const CERTIFIES = 0b0000_0100
const DAY_MS = 86_400_000
const LIFE_MS = 3 * 365 * DAY_MS

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
/** A copy in a buffer of its own, as the library wants it. */
const bytes = (buffer: Uint8Array): ArrayBuffer => new Uint8Array(buffer).buffer
const ecdsa = () => new AlgorithmIdentifier({ algorithmId: OID.ecdsaWithSha256 })
const signed = (data: ArrayBuffer, key: KeyObject) => bytes(sign('sha256', new Uint8Array(data), key))

/**
 * The same at every start, and made from a sentence that everybody may read: signatures that a product keeps stay checkable, and
 * nobody outside of practice trusts the authority.
 */
function authorityKey(): KeyObject {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(sha256('the authority of the sandbox, for practice only'))
  const [d, point] = [ecdh.getPrivateKey(), ecdh.getPublicKey()]
  const [x, y] = [point.subarray(1, 33), point.subarray(33)]
  const text = (part: Buffer) => part.toString('base64url')
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: text(d), x: text(x), y: text(y) },
  })
}

type Wanted = {
  readonly name: string
  readonly key: KeyObject
  readonly from: number
  readonly until: number
  readonly isAuthority: boolean
  /** It may sign time stamps, and nothing else. */
  readonly isForStamps?: boolean
}

function certificateFor(
  { name, key, from, until, isAuthority, isForStamps = false }: Wanted,
  issuer: { name: string; key: KeyObject },
): Certificate {
  const certificate = new Certificate({ version: 2 })
  const serial = randomBytes(16)
  serial[0] = (serial[0]! & 0x7f) | 0x40
  certificate.serialNumber = new asn1js.Integer({ valueHex: bytes(serial) })
  for (const [party, value] of [
    [certificate.subject, name],
    [certificate.issuer, issuer.name],
  ] as const)
    party.typesAndValues.push(
      new AttributeTypeAndValue({ type: OID.commonName, value: new asn1js.Utf8String({ value }) }),
    )
  certificate.notBefore.value = new Date(from)
  certificate.notAfter.value = new Date(until)
  const spki = createPublicKey(key).export({ type: 'spki', format: 'der' })
  certificate.subjectPublicKeyInfo = PublicKeyInfo.fromBER(bytes(spki))
  const usage = new asn1js.BitString({
    valueHex: new Uint8Array([isAuthority ? CERTIFIES : SIGNS]).buffer,
    unusedBits: isAuthority ? 2 : 7,
  })
  certificate.extensions = [
    new Extension({
      extnID: OID.basicConstraints,
      critical: true,
      extnValue: new BasicConstraints({ cA: isAuthority }).toSchema().toBER(),
    }),
    new Extension({ extnID: OID.keyUsage, critical: true, extnValue: usage.toBER() }),
    ...(isForStamps ? [forStamps()] : []),
  ]
  certificate.signature = ecdsa()
  certificate.signatureAlgorithm = ecdsa()
  const tbs = certificate.encodeTBS().toBER()
  certificate.signatureValue = new asn1js.BitString({ valueHex: signed(tbs, issuer.key) })
  // Read back from its bytes, because a certificate that was put together compares with none.
  return Certificate.fromBER(certificate.toSchema(true).toBER())
}

function forStamps(): Extension {
  const purposes = new ExtKeyUsage({ keyPurposes: [OID.timeStamping] })
  return new Extension({
    extnID: OID.extendedKeyUsage,
    critical: true,
    extnValue: purposes.toSchema().toBER(),
  })
}

const derOf = (certificate: Certificate) => new Uint8Array(certificate.toSchema().toBER())

function pemOf(certificate: Certificate): string {
  const lines = Buffer.from(derOf(certificate))
    .toString('base64')
    .match(/.{1,64}/g)!
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----'].join('\n')
}

const attribute = (type: string, value: asn1js.BaseBlock) => new Attribute({ type, values: [value] })

/** In the order of their bytes, as DER wants a set. */
function attributesOver(
  text: Uint8Array,
  certificate: Certificate,
  { at, type = OID.data }: { at: number; type?: string },
): SignedAndUnsignedAttributes {
  const octets = (buffer: Uint8Array) => new asn1js.OctetString({ valueHex: bytes(buffer) })
  const sequence = (value: asn1js.BaseBlock) => new asn1js.Sequence({ value: [value] })
  const attributes = [
    attribute(OID.contentType, new asn1js.ObjectIdentifier({ value: type })),
    attribute(OID.signingTime, new asn1js.UTCTime({ valueDate: new Date(at) })),
    attribute(OID.messageDigest, octets(sha256(text))),
    attribute(OID.signingCertificateV2, sequence(sequence(sequence(octets(sha256(derOf(certificate))))))),
  ]
  const inOrder = attributes
    .map((one) => ({ one, der: Buffer.from(one.toSchema().toBER()) }))
    .toSorted((a, b) => Buffer.compare(a.der, b.der))
  return new SignedAndUnsignedAttributes({ type: 0, attributes: inOrder.map(({ one }) => one) })
}

/** Gives people certificates for one signature each, and signs with them. */
export function createAuthority() {
  const issuer = { name: NAME, key: authorityKey() }
  const life = { from: Date.UTC(2020, 0, 1), until: Date.UTC(2049, 11, 31) }
  const root = certificateFor({ ...issuer, ...life, isAuthority: true }, issuer)

  return {
    /** In PEM. */
    root: pemOf(root),
    /** A CMS over the text, which is not in it, in base64. */
    sign(text: string, name: string, at: number): string {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const validity = { from: at - DAY_MS, until: at + LIFE_MS }
      const certificate = certificateFor({ name, key: privateKey, ...validity, isAuthority: false }, issuer)
      const content = new EncapsulatedContentInfo({ eContentType: OID.data })
      const signedAttrs = attributesOver(Buffer.from(text), certificate, { at })
      return Buffer.from(cmsOf({ content, signedAttrs, certificate, key: privateKey })).toString('base64')
    },
    /** A time-stamp token over these bytes of TSTInfo (RFC 3161), in DER. */
    stamp(info: Uint8Array, at: number): ArrayBuffer {
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
      const validity = { from: at - DAY_MS, until: at + LIFE_MS }
      const wanted = { name: STAMPS, key: privateKey, ...validity, isAuthority: false, isForStamps: true }
      const certificate = certificateFor(wanted, issuer)
      const content = new EncapsulatedContentInfo({ eContentType: OID.stampInfo })
      // Set again: given to the constructor it is split, and then nobody can read it.
      content.eContent = new asn1js.OctetString({ valueHex: bytes(info) })
      const signedAttrs = attributesOver(info, certificate, { at, type: OID.stampInfo })
      return cmsOf({ content, signedAttrs, certificate, key: privateKey })
    },
  }
}

type Signed = {
  readonly content: EncapsulatedContentInfo
  readonly signedAttrs: SignedAndUnsignedAttributes
  readonly certificate: Certificate
  readonly key: KeyObject
}

function cmsOf({ content, signedAttrs, certificate, key }: Signed): ArrayBuffer {
  const toSign = signedAttrs.toSchema().toBER()
  // Under the signature they stand as a set of their own.
  new Uint8Array(toSign)[0] = 0x31
  const sha = () => new AlgorithmIdentifier({ algorithmId: OID.sha256 })
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm: sha(),
    signatureAlgorithm: ecdsa(),
    signedAttrs,
    signature: new asn1js.OctetString({ valueHex: signed(toSign, key) }),
  })
  const cms = new SignedData({
    // A content of another type than data makes it the third version.
    version: content.eContentType === OID.data ? 1 : 3,
    digestAlgorithms: [sha()],
    encapContentInfo: content,
    certificates: [certificate],
    signerInfos: [signer],
  })
  return new ContentInfo({ contentType: OID.signedData, content: cms.toSchema(true) }).toSchema().toBER()
}
