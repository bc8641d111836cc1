import { createAuthority } from './barocert/authority.ts'
import { type Clock, createClock } from './clock.ts'
import type { Channel } from './codef/inputs.ts'
import { createZones } from './companies/name-server.ts'
import { createCompanyRegister } from './companies/register.ts'
import { createFaults } from './control/faults.ts'
import { createReceivers } from './hooks/receivers.ts'
import { createKeys, type Keys } from './keys.ts'
import { createMailbox } from './mail/mailbox.ts'
import type { Person } from './people/person.ts'
import { createRegistry } from './people/registry.ts'
import { createPhones, type Phones } from './phone/phones.ts'

/** A phone without a certificate that was asked to confirm, and the app that asked. */
type CertificateWish = Channel & { readonly at: number }

function createCertificates(changed: (phone: string) => void) {
  const issued = new Set<string>()
  const wishes = new Map<string, CertificateWish>()
  return {
    has: (person: Person) => person.certificate || issued.has(person.phone),
    issue(phone: string) {
      issued.add(phone)
      wishes.delete(phone)
      changed(phone)
    },
    /** Records that a phone without a certificate was asked to confirm; it then offers to issue one. */
    miss(phone: string, wish: CertificateWish) {
      wishes.set(phone, wish)
      changed(phone)
    },
    missed: (phone: string) => wishes.get(phone) ?? null,
    /** Phones that still lack a certificate. */
    wishes: () => [...wishes.keys()],
    reset() {
      issued.clear()
      wishes.clear()
    },
  }
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

/** A log of the requests to the outside world. It keeps the names of inputs, never their values. */
function createRequestLog(clock: Clock) {
  const entryOf = ({ path, input, code }: { path: string; input: unknown; code: string }) => ({
    at: new Date(clock.now()).toISOString(),
    path,
    inputs: namesOf(input),
    code,
  })
  let entries: ReturnType<typeof entryOf>[] = []
  return {
    add(request: Parameters<typeof entryOf>[0]) {
      entries = [...entries, entryOf(request)].slice(-KEPT)
    },
    all: () => entries,
    reset: () => void (entries = []),
  }
}

export type TextMessage = {
  readonly id: string
  readonly text: string
  /** The six-digit code in the text, when there is one. */
  readonly code: string | null
  readonly at: string
  readonly from: string
}

const KEPT_PER_PHONE = 100
const codeIn = (text: string) => /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0] ?? null

function createOutbox(clock: Clock, phones: Phones) {
  const boxes = new Map<string, readonly TextMessage[]>()
  return {
    put(to: string, { id, text, from }: Pick<TextMessage, 'id' | 'text' | 'from'>) {
      const message = { id, text, from, code: codeIn(text), at: new Date(clock.now()).toISOString() }
      boxes.set(to, [...(boxes.get(to) ?? []), message].slice(-KEPT_PER_PHONE))
      phones.changed(to)
    },
    /** Newest last. */
    of: (phone: string) => boxes.get(phone) ?? [],
    numbers: () => [...boxes.keys()],
    reset: () => boxes.clear(),
  }
}

export type World = ReturnType<typeof createWorld>

type Options = {
  readonly now: () => number
  readonly randomBytes: (size: number) => Uint8Array
  readonly speed?: number | undefined
  readonly pace?: number | undefined
  readonly keys?: Keys | undefined
}

const SEOUL_OFFSET_MS = 9 * 3_600_000

/** The state of the outside companies, in memory only. */
export function createWorld({ now, randomBytes, speed, pace, keys = createKeys() }: Options) {
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
  const companies = createCompanyRegister(clock)
  const zones = createZones()
  return {
    clock,
    keys,
    authority: createAuthority(),
    people,
    certificates,
    phones,
    outbox,
    mailbox,
    receivers,
    requests,
    faults,
    companies,
    zones,
    randomHex: (bytes: number) => Buffer.from(randomBytes(bytes)).toString('hex'),
    /** yyyymmdd in Seoul. */
    today: () => seoul().slice(0, 10).replaceAll('-', ''),
    reset() {
      const parts = [people, certificates, outbox, mailbox, receivers, requests, faults, companies, zones]
      for (const part of parts) part.reset()
      phones.changedAll()
    },
  }
}
