/** The state of a phone, which the server sends after every change. */
export type PhoneScreen = {
  readonly number: string
  /** The owner, when the sandbox knows one. */
  readonly name: string | null
  readonly hasCertificate: boolean
  /** Set when this phone was asked to confirm without a certificate. */
  readonly certificateWish: { readonly app: App; readonly telecom: number | null; readonly at: number } | null
  /** The sandbox's time, and how fast it runs. */
  readonly now: number
  readonly speed: number
  /** Oldest first. */
  readonly requests: readonly PhoneRequest[]
  /** Oldest first. */
  readonly documents: readonly PhoneDocument[]
  /** Oldest first. */
  readonly messages: readonly PhoneMessage[]
}

export type App = 'kakao' | 'pass'

export type PhoneRequest = {
  readonly jti: string
  readonly name: string
  readonly app: App
  /** 0 SKT, 1 KT, 2 LG U+; only for PASS. */
  readonly telecom: number | null
  readonly institution: string
  readonly purpose: string
  readonly at: number
  readonly until: number
  readonly state: 'waiting' | 'confirmed' | 'cancelled' | 'expired' | 'ended'
}

/** A text to be signed with the messenger's certificate. */
export type PhoneDocument = {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly message: string
  readonly text: string
  readonly at: number
  readonly until: number
  readonly state: 'waiting' | 'signed' | 'cancelled' | 'expired' | 'ended'
}

export type PhoneMessage = {
  readonly id: string
  readonly from: string
  readonly text: string
  readonly code: string | null
  readonly at: string
}

/** The list of phones. */
export type PhoneBook = {
  /** Phones with events, the latest first. */
  readonly active: readonly {
    readonly number: string
    readonly name: string | null
    readonly waiting: number
  }[]
  readonly people: readonly { readonly number: string; readonly name: string; readonly story: string }[]
  readonly special: readonly { readonly number: string; readonly about: string }[]
}
