import type { Situation } from '@coffeeattack/domain/errors/catalogue'

/** Who is asked. The institution finds the person by these three. */
export type Signer = {
  readonly name: string
  /** Digits alone. */
  readonly phone: string
  /** yyyymmdd */
  readonly birthday: string
}

export type SignatureAsk = {
  readonly signer: Signer
  /** In the message on the phone: at most 40 characters. */
  readonly title: string
  /** Below the title: at most 500 characters. */
  readonly message: string
  /** What is signed; the phone shows it in full. At most 2,800 characters. */
  readonly text: string
  /** At most 1,000. */
  readonly expiresInSeconds: number
}

/** The wire takes no more. Our own texts stay far below, so a longer one is a mistake of the program. */
const LIMITS = { title: 40, message: 500, text: 2_800, expiresInSeconds: 1_000 } as const

export function checkAsk({ title, message, text, expiresInSeconds }: SignatureAsk): void {
  const given = { title: title.length, message: message.length, text: text.length, expiresInSeconds }
  for (const [name, most] of Object.entries(LIMITS))
    if (given[name as keyof typeof LIMITS] > most) throw new RangeError(`signature: ${name} is above ${most}`)
}

/** How long the phone waits for the person. The pact's own deadline is days, so a lapsed request is asked again. */
export const SIGNATURE_EXPIRES_IN_SECONDS = 600

export type SignatureState = 'WAITING' | 'SIGNED' | 'EXPIRED' | 'REFUSED' | 'FAILED'

export type SignatureLook = {
  readonly state: SignatureState
  readonly signedAt: Date | null
  readonly expiresAt: Date | null
  /** The value was handed out. If we do not hold it, it is lost. */
  readonly isCollected: boolean
}

export type CollectedSignature = {
  /** What `keep` was given last. */
  readonly raw: string
  /** The signature as the institution made it; with the sandbox, a CMS in base64 (`checkSignedData`). */
  readonly signedData: string
  readonly signedAt: Date
  /** The person's connecting information. Compare it, keep only a keyed hash of it. */
  readonly ci: string
  /** The signer as the institution knows them; null where it did not say. */
  readonly name: string | null
  readonly phone: string | null
  /** yyyymmdd */
  readonly birthday: string | null
}

/**
 * Stores an answer before anything reads it, and tries hard: the institution deletes the value as it hands it out. It may be
 * called twice for one signature; the later text holds all of the earlier one.
 */
export type Keep = (raw: string) => Promise<void>

/**
 * A signature with a certificate on the person's phone (PACT-4). Calls throw `SignatureFailure`, and `collect` also what `keep`
 * throws.
 */
export type SignatureProvider = {
  ask(ask: SignatureAsk): Promise<{ receiptId: string }>
  look(receiptId: string): Promise<SignatureLook>
  /**
   * Fetches the value of a signed request. The institution hands it out once, and only for ten minutes after the person signed.
   * After any trouble but `LOST` it may be tried again. `kept`: what an earlier try stored; it is read instead of fetched, so a
   * process that died between storing and reading loses nothing.
   */
  collect(receiptId: string, keep: Keep, kept?: string | null): Promise<CollectedSignature>
}

/** What the product must do. */
export const signatureTroubles = [
  /** The messenger knows nobody with this name, birthday and phone. */
  'NO_ACCOUNT',
  /** The account belongs to somebody with other data. Never say which field. */
  'OTHER_PERSON',
  /** The account is dormant, restricted or closed. */
  'ACCOUNT_CLOSED',
  'MAINTENANCE',
  /** No answer in time, or none that can be read. Nothing was signed by it; the person may press again. */
  'NO_ANSWER',
  /** Our key, our contract or our request is refused: whoever runs this service must act. */
  'SETTINGS',
  /** The value cannot be had any more: the signature is void, and the person is asked again. */
  'LOST',
  /** The person has not signed yet, so there is no value. */
  'NOT_SIGNED',
  /** A code that nobody has seen: it is logged, and whoever runs this service looks. */
  'UNKNOWN',
] as const
export type SignatureTrouble = (typeof signatureTroubles)[number]

/** What the person who waits reads. */
export const situationOf = {
  NO_ACCOUNT: 'SIGNER_UNKNOWN',
  OTHER_PERSON: 'SIGNER_DATA_DIFFERS',
  ACCOUNT_CLOSED: 'SIGNER_ACCOUNT_CLOSED',
  MAINTENANCE: 'SIGNING_MAINTENANCE',
  NO_ANSWER: 'SIGNING_UNAVAILABLE',
  SETTINGS: 'SIGNING_OUT_OF_ORDER',
  LOST: 'SIGNATURE_LOST',
  NOT_SIGNED: 'PACT_MOVED_ON',
  UNKNOWN: 'SIGNING_OUT_OF_ORDER',
} as const satisfies Record<SignatureTrouble, Situation>

/** The message holds no personal data, so that it may be logged: the step, the trouble and the institution's code. */
export class SignatureFailure extends Error {
  override readonly name = 'SignatureFailure'
  readonly trouble: SignatureTrouble
  readonly step: keyof SignatureProvider
  /** The institution's own code, where it named one. */
  readonly code: string | null

  constructor(step: keyof SignatureProvider, trouble: SignatureTrouble, code: string | null = null) {
    super(`signature: ${step} failed, ${trouble}${code === null ? '' : ` (${code})`}`)
    this.step = step
    this.trouble = trouble
    this.code = code
  }
}
