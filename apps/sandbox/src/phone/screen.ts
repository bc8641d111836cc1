import type { PhoneBook, PhoneDocument, PhoneRequest, PhoneScreen } from '../../client/phone-screen.ts'
import type { Signing, Signings } from '../barocert/signings.ts'
import { LIMITS, isOver, type Attempt } from '../codef/attempt.ts'
import type { Engine } from '../codef/engine.ts'
import { magicPhones } from '../people/magic.ts'
import { TEST_PEOPLE } from '../people/test-people.ts'
import type { World } from '../world.ts'

const REQUESTS_SHOWN = 30
const ACTIVE_SHOWN = 20

const STATES = {
  PENDING: 'waiting',
  CONFIRMED: 'confirmed',
  DONE: 'confirmed',
  DENIED: 'cancelled',
  EXPIRED: 'expired',
  DEAD: 'ended',
} as const

const DOCUMENT_STATES = {
  WAITING: 'waiting',
  SIGNED: 'signed',
  REFUSED: 'cancelled',
  EXPIRED: 'expired',
  FAILED: 'ended',
} as const

/** Whatever may ask a phone for something. */
export type Asked = { readonly engine: Engine; readonly signings: Signings }

const documentOf = (signing: Signing, signings: Signings): PhoneDocument => ({
  id: signing.receiptId,
  name: signing.name,
  title: signing.title,
  message: signing.message,
  text: signing.text,
  at: signing.askedAt,
  until: signing.expiresAt,
  state: DOCUMENT_STATES[signings.stateOf(signing)],
})

function requestOf(attempt: Attempt, now: number): PhoneRequest {
  const late = attempt.state === 'PENDING' && isOver(attempt, now)
  return {
    jti: attempt.jti,
    name: attempt.name,
    ...attempt.channel,
    institution: attempt.organization === '0002' ? '국민건강보험공단' : '국세청',
    purpose: attempt.purpose,
    at: attempt.createdAt,
    until: attempt.createdAt + LIMITS.personMs,
    state: late ? 'expired' : STATES[attempt.state],
  }
}

/** The state of one phone: confirmation requests, documents to sign, texts, and its certificate. */
export function screenOf(world: World, asked: Asked, number: string): PhoneScreen {
  const { engine, signings } = asked
  const person = world.people.byPhone(number)
  const now = world.clock.now()
  return {
    number,
    name: ownerOf(world, asked, number),
    hasCertificate: person ? world.certificates.has(person) : true,
    certificateWish: world.certificates.missed(number),
    now,
    speed: world.clock.speed,
    requests: engine
      .of(number)
      .slice(-REQUESTS_SHOWN)
      .map((attempt) => requestOf(attempt, now)),
    documents: signings
      .of(number)
      .slice(-REQUESTS_SHOWN)
      .map((signing) => documentOf(signing, signings)),
    messages: world.outbox.of(number),
  }
}

/** The list of phones. */
export function phoneBook(world: World, asked: Asked): PhoneBook {
  const { engine, signings } = asked
  const numbers = new Set([
    ...engine.numbers(),
    ...signings.numbers(),
    ...world.outbox.numbers(),
    ...world.certificates.wishes(),
  ])
  const active = [...numbers]
    .map((number) => ({ number, at: latestAt(world, asked, number) }))
    .toSorted((a, b) => b.at - a.at)
    .slice(0, ACTIVE_SHOWN)
  return {
    active: active.map(({ number }) => ({
      number,
      name: ownerOf(world, asked, number),
      waiting: engine.open(number).length + signings.open(number).length,
    })),
    people: TEST_PEOPLE.map(({ phone, name, story }) => ({ number: phone, name, story })),
    special: magicPhones(),
  }
}

/** The time of the last event on a phone. */
const latestAt = (world: World, { engine, signings }: Asked, number: string) =>
  Math.max(
    engine.of(number).at(-1)?.createdAt ?? 0,
    signings.of(number).at(-1)?.askedAt ?? 0,
    Date.parse(world.outbox.of(number).at(-1)?.at ?? '1970-01-01'),
    world.certificates.missed(number)?.at ?? 0,
  )

const ownerOf = (world: World, { engine, signings }: Asked, number: string) =>
  world.people.byPhone(number)?.name ??
  engine.of(number).at(-1)?.name ??
  signings.of(number).at(-1)?.name ??
  null
