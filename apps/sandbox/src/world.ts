import { type Clock, createClock } from './clock.ts'
import { createFaults, type Faults } from './control/faults.ts'
import { createReceivers, type Receivers } from './hooks/receivers.ts'
import { createKeys, type Keys } from './keys.ts'
import { createMailbox, type Mailbox } from './mail/mailbox.ts'
import { createRegistry, type Registry } from './people/registry.ts'
import { createPhones, type Phones } from './phone/phones.ts'
import type { Channel } from './codef/inputs.ts'
import type { Person } from './people/person.ts'

/** A phone without a certificate that was asked to confirm, and the app that asked. */
type CertificateWish = Channel & { readonly at: number }

type Certificates = {
  readonly has: (person: Person) => boolean
  readonly issue: (phone: string) => void
  /** Records that a phone without a certificate was asked to confirm; it then offers to issue one. */
  readonly miss: (phone: string, wish: CertificateWish) => void
  readonly missed: (phone: string) => CertificateWish | null
  /** Phones that still lack a certificate. */
  readonly wishes: () => string[]
  readonly reset: () => void
}

function createCertificates(changed: (phone: string) => void): Certificates {
  const issued = new Set<string>()
  const wishes = new Map<string, CertificateWish>()
  return {
    has: (person) => person.certificate || issued.has(person.phone),
    issue(phone) {
      issued.add(phone)
      wishes.delete(phone)
      changed(phone)
    },
    miss(phone, wish) {
      wishes.set(phone, wish)
      changed(phone)
    },
    missed: (phone) => wishes.get(phone) ?? null,
    wishes: () => [...wishes.keys()],
    reset() {
      issued.clear()
      wishes.clear()
    },
  }
}

/** A log of the requests to the outside world. It keeps the names of inputs, never their values. */
type LoggedRequest = {
  readonly at: string
  readonly path: string
  readonly inputs: readonly string[]
  readonly code: string
}

type RequestLog = {
  readonly add: (entry: { path: string; input: unknown; code: string }) => void
  readonly all: () => readonly LoggedRequest[]
  readonly reset: () => void
}

const KEPT = 500
const IDENTIFIER = /^[a-z][\w-]{0,39}$/i

/** A name that is no identifier could contain data, so it is not kept. */
function namesOf(input: unknown): string[] {
  if (!input || typeof input !== 'object') return []
  return Object.keys(input)
    .map((name) => (IDENTIFIER.test(name) && !/\d{3}/.test(name) ? name : '…'))
    .toSorted()
}

function createRequestLog(clock: Clock): RequestLog {
  let entries: LoggedRequest[] = []
  return {
    add({ path, input, code }) {
      const entry = { at: new Date(clock.now()).toISOString(), path, inputs: namesOf(input), code }
      entries = [...entries, entry].slice(-KEPT)
    },
    all: () => entries,
    reset: () => (entries = []),
  }
}

type TextMessage = {
  readonly id: string
  readonly text: string
  /** The six-digit code in the text, when there is one. */
  readonly code: string | null
  readonly at: string
  readonly from: string
}

type Outbox = {
  readonly put: (to: string, message: { id: string; text: string; from: string }) => void
  /** Newest last. */
  readonly of: (phone: string) => readonly TextMessage[]
  readonly numbers: () => string[]
  readonly reset: () => void
}

const KEPT_PER_PHONE = 100
const codeIn = (text: string) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null

function createOutbox(clock: Clock, phones: Phones): Outbox {
  const boxes = new Map<string, readonly TextMessage[]>()
  return {
    put(to, { id, text, from }) {
      const message = { id, text, from, code: codeIn(text), at: new Date(clock.now()).toISOString() }
      boxes.set(to, [...(boxes.get(to) ?? []), message].slice(-KEPT_PER_PHONE))
      phones.changed(to)
    },
    of: (phone) => boxes.get(phone) ?? [],
    numbers: () => [...boxes.keys()],
    reset: () => boxes.clear(),
  }
}

/** The state of the outside companies, in memory only. */
export type World = {
  readonly clock: Clock
  readonly keys: Keys
  readonly people: Registry
  readonly certificates: Certificates
  readonly phones: Phones
  readonly outbox: Outbox
  readonly mailbox: Mailbox
  readonly receivers: Receivers
  readonly requests: RequestLog
  readonly faults: Faults
  readonly randomHex: (bytes: number) => string
  /** yyyymmdd in Seoul. */
  readonly today: () => string
  readonly reset: () => void
}

export type WorldOptions = {
  readonly now: () => number
  readonly randomBytes: (size: number) => Uint8Array
  readonly speed?: number | undefined
  readonly pace?: number | undefined
}

const SEOUL_OFFSET_MS = 9 * 3_600_000

export function createWorld({ now, randomBytes, speed, pace }: WorldOptions): World {
  const clock = createClock(now, speed, pace)
  const seoul = () => new Date(clock.now() + SEOUL_OFFSET_MS).toISOString()
  const phones = createPhones()
  const people = createRegistry(() => Number(seoul().slice(0, 4)))
  const certificates = createCertificates(phones.changed)
  const outbox = createOutbox(clock, phones)
  const mailbox = createMailbox(clock, phones)
  const receivers = createReceivers(clock)
  const requests = createRequestLog(clock)
  const faults = createFaults()
  return {
    clock,
    keys: createKeys(),
    people,
    certificates,
    phones,
    outbox,
    mailbox,
    receivers,
    requests,
    faults,
    randomHex: (bytes) => Buffer.from(randomBytes(bytes)).toString('hex'),
    today: () => seoul().slice(0, 10).replaceAll('-', ''),
    reset() {
      for (const part of [people, certificates, outbox, mailbox, receivers, requests, faults]) part.reset()
      phones.changedAll()
    },
  }
}
