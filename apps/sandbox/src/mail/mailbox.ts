import type { Clock } from '../clock.ts'
import type { Phones } from '../phone/phones.ts'

/** A mail as it arrived. */
export type ReceivedMail = {
  readonly id: string
  readonly messageId: string
  readonly from: string
  /** The recipients of the envelope. */
  readonly to: readonly string[]
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly at: string
}

export type Mailbox = {
  readonly put: (mail: Omit<ReceivedMail, 'id' | 'at'>) => void
  /** Newest first. */
  readonly all: () => readonly ReceivedMail[]
  /** Mails to one address, newest last. */
  readonly of: (address: string) => readonly ReceivedMail[]
  readonly find: (id: string) => ReceivedMail | null
  readonly reset: () => void
}

/** The name under which open pages watch the mailbox. */
export const MAILBOX = 'mailbox'

const KEPT = 200

/** All mails in one box, in memory only, because their links open accounts. */
export function createMailbox(clock: Clock, phones: Phones): Mailbox {
  let mails: readonly ReceivedMail[] = []
  let count = 0
  return {
    put(mail) {
      const received = { ...mail, id: String((count += 1)), at: new Date(clock.now()).toISOString() }
      mails = [received, ...mails].slice(0, KEPT)
      phones.changed(MAILBOX)
    },
    all: () => mails,
    of: (address) => mails.filter(({ to }) => to.includes(address.toLowerCase())).toReversed(),
    find: (id) => mails.find((mail) => mail.id === id) ?? null,
    reset: () => (mails = []),
  }
}
