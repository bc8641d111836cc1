import { generateKeyPairSync, type KeyObject } from 'node:crypto'

/**
 * Generated at every start, so that no secret is in the repository. The client ids and secrets of the sandbox are public on
 * purpose: they open nothing else.
 */
export type Keys = {
  readonly codefPublic: string
  readonly codefPrivate: KeyObject
  readonly signing: KeyObject
  readonly signingPublic: KeyObject
}

export function createKeys(): Keys {
  const codef = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const signing = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    codefPublic: codef.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    codefPrivate: codef.privateKey,
    signing: signing.privateKey,
    signingPublic: signing.publicKey,
  }
}

export const CREDENTIALS = {
  codef: { clientId: 'sandbox-codef', clientSecret: 'sandbox-codef-secret' },
  kakao: {
    clientId: 'sandbox-kakao',
    clientSecret: 'sandbox-kakao-secret',
    adminKey: 'sandbox-kakao-admin',
  },
  sms: { key: 'sandbox-sms', secret: 'sandbox-sms-secret', from: '0212345678' },
  openData: { key: 'sandbox-open+data/key==' },
  work24: { key: 'sandbox-work24' },
  barocert: {
    linkId: 'SANDBOX',
    secretKey: Buffer.from('sandbox-barocert-secret-32-bytes').toString('base64'),
    clientCode: '000000000001',
  },
  mail: {
    user: 'sandbox-mail',
    password: 'sandbox-mail-secret',
    from: '커피어택 <no-reply@coffeeattack.example>',
  },
} as const

type SettingsWorld = { readonly keys: Keys; readonly authority: { readonly root: string } }

/** The product's provider settings for a sandbox at `base` with SMTP, and DNS over UDP, at `smtpPort`. */
export function sandboxSettings(base: string, smtpPort: number, { keys, authority }: SettingsWorld) {
  const { user, password, from } = CREDENTIALS.mail
  return {
    codef: {
      ...CREDENTIALS.codef,
      oauthBase: `${base}/codef`,
      apiBase: `${base}/codef`,
      publicKey: keys.codefPublic,
    },
    kakao: { ...CREDENTIALS.kakao, issuer: `${base}/kauth`, apiBase: `${base}/kapi` },
    sms: { ...CREDENTIALS.sms, base: `${base}/sms` },
    mail: { url: `smtp://${user}:${password}@127.0.0.1:${smtpPort}`, from },
    companyChecks: {
      nts: { ...CREDENTIALS.openData, base: `${base}/nts` },
      pension: { ...CREDENTIALS.openData, base: `${base}/nps` },
      arrears: { ...CREDENTIALS.work24, base: `${base}/work24` },
      names: { servers: [`127.0.0.1:${smtpPort}`] },
    },
    signature: {
      barocert: { ...CREDENTIALS.barocert, base: `${base}/barocert`, authBase: `${base}/linkhub` },
      roots: [authority.root],
    },
    sealing: { stamps: { url: `${base}/tsa`, headers: {} }, roots: [authority.root] },
  }
}
