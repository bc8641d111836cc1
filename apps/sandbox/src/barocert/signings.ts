import { createHash } from 'node:crypto'
import { birthKey } from '../people/birthday.ts'
import { magicOf, type SignCase } from '../people/magic.ts'
import type { World } from '../world.ts'

/** The rules of Kakao: the value is handed out once, and within ten minutes after the person signed. */
export const SIGNING = { collectWithinMs: 600_000, signsItselfAfterMs: 2_000 } as const

export type SigningState = 'WAITING' | 'SIGNED' | 'EXPIRED' | 'REFUSED' | 'FAILED'

/** What somebody is asked to sign. */
type Wanted = {
  readonly name: string
  readonly phone: string
  readonly birthday: string
  readonly title: string
  readonly message: string
  readonly text: string
  readonly expiresInSeconds: number
}

/** One request to sign, on one phone. */
export type Signing = Wanted & {
  readonly receiptId: string
  readonly askedAt: number
  readonly expiresAt: number
  /** What was chosen for it by the phone's number or by a test. */
  readonly fate: SignCase | null
  /** The time is not counted in: `stateOf`. */
  decided: 'SIGNED' | 'REFUSED' | 'FAILED' | null
  decidedAt: number | null
  collectedAt: number | null
}

export type Signings = ReturnType<typeof createSignings>

const KEPT = 2000
const RECEIPT_DIGITS = 12

/** The same person has the same one for everybody who asks. 88 characters of base64, as the real ones. */
const ciOf = (name: string, birthday: string) =>
  createHash('sha512')
    .update(`ci:${name}:${birthKey(birthday)}`)
    .digest('base64')

/** Requests to sign a text, from the asking to the handing out of the value. */
export function createSignings(world: World) {
  const all = new Map<string, Signing>()
  const chosen = new Map<string, SignCase>()
  const now = () => world.clock.now()
  let asked = 0

  function stateOf(signing: Signing): SigningState {
    const signsAt = signing.askedAt + SIGNING.signsItselfAfterMs
    if (signing.fate === 'signs-itself' && !signing.decided && now() >= signsAt) {
      signing.decided = 'SIGNED'
      signing.decidedAt = signsAt
    }
    if (signing.decided) return signing.decided
    return now() > signing.expiresAt ? 'EXPIRED' : 'WAITING'
  }

  const of = (phone: string) => [...all.values()].filter((signing) => signing.phone === phone)

  return {
    stateOf,
    of,
    byReceipt: (receiptId: string) => all.get(receiptId) ?? null,
    open: (phone: string) => of(phone).filter((signing) => stateOf(signing) === 'WAITING'),
    numbers: () => new Set([...all.values()].map(({ phone }) => phone)),
    /** A test chooses what becomes of the phone's next request; null takes that back. */
    choose(phone: string, fate: SignCase | null) {
      if (fate) chosen.set(phone, fate)
      else chosen.delete(phone)
    },
    /** What the next request of a phone meets; a chosen one is used up. */
    takeFate(phone: string): SignCase | null {
      const fate = chosen.get(phone) ?? magicOf(phone)?.sign ?? null
      chosen.delete(phone)
      return fate
    },
    begin(clientCode: string, fate: SignCase | null, wanted: Wanted): Signing {
      const askedAt = now()
      const number = String(++asked).padStart(RECEIPT_DIGITS, '0')
      const signing: Signing = {
        ...wanted,
        receiptId: `${clientCode}${world.today()}${number}`,
        askedAt,
        expiresAt: askedAt + wanted.expiresInSeconds * 1000,
        fate,
        decided: fate === 'fails' ? 'FAILED' : null,
        decidedAt: null,
        collectedAt: null,
      }
      all.set(signing.receiptId, signing)
      const [oldest] = all.keys()
      if (all.size > KEPT) all.delete(oldest!)
      world.phones.changed(signing.phone)
      return signing
    },
    /** The tap on the phone. False when there is nothing to decide. */
    decide(receiptId: string, decision: 'SIGNED' | 'REFUSED'): boolean {
      const signing = all.get(receiptId)
      if (!signing || stateOf(signing) !== 'WAITING') return false
      if (signing.fate === 'never-answers') return true
      signing.decided = signing.fate === 'refuses' ? 'REFUSED' : decision
      signing.decidedAt = now()
      world.phones.changed(signing.phone)
      return true
    },
    /** The signature and the signer. From now on nobody gets it again. */
    handOut(signing: Signing, at: number) {
      const { name, phone, birthday, text, fate } = signing
      signing.collectedAt = now()
      return {
        signedData: world.authority.sign(text, name, at),
        ci: ciOf(fate === 'signed-by-another' ? `${name}의 이웃` : name, birthday),
        receiverName: name,
        receiverYear: birthday.slice(0, -4),
        receiverDay: birthday.slice(-4),
        receiverHP: phone,
        receiverGender: world.people.byPhone(phone)?.gender === 'male' ? '1' : '2',
        receiverForeign: '0',
        receiverTelcoType: '1',
      }
    },
    reset() {
      all.clear()
      chosen.clear()
    },
  }
}
