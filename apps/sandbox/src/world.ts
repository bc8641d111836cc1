import { createClock, type Clock } from './clock.ts'
import { createFaults, type Faults } from './control/faults.ts'
import { createRequestLog, type RequestLog } from './control/request-log.ts'
import { createKeys, type Keys } from './keys.ts'
import { createCertificates, type Certificates } from './people/certificates.ts'
import { createRegistry, type Registry } from './people/registry.ts'
import { createPhones, type Phones } from './phone/phones.ts'
import { createOutbox, type Outbox } from './sms/outbox.ts'

/** Everything the outside companies know and remember. It lives in memory and dies with the process. */
export type World = {
  readonly clock: Clock
  readonly keys: Keys
  readonly people: Registry
  readonly certificates: Certificates
  readonly phones: Phones
  readonly outbox: Outbox
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
  const requests = createRequestLog(clock)
  const faults = createFaults()
  return {
    clock,
    keys: createKeys(),
    people,
    certificates,
    phones,
    outbox,
    requests,
    faults,
    randomHex: (bytes) => Buffer.from(randomBytes(bytes)).toString('hex'),
    today: () => seoul().slice(0, 10).replaceAll('-', ''),
    reset() {
      for (const part of [people, certificates, outbox, requests, faults]) part.reset()
      phones.changedAll()
    },
  }
}
