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

export type Mailbox = ReturnType<typeof createMailbox>

/** The name under which open pages watch the mailbox. */
export const MAILBOX = 'mailbox'

const KEPT = 200

/** All mails in one box, in memory only, because their links open accounts. */
export function createMailbox(clock: Clock, phones: Phones) {
  let mails: readonly ReceivedMail[] = []
  let count = 0
  return {
    put(mail: Omit<ReceivedMail, 'id' | 'at'>) {
      const received = { ...mail, id: String((count += 1)), at: new Date(clock.now()).toISOString() }
      mails = [received, ...mails].slice(0, KEPT)
      phones.changed(MAILBOX)
    },
    /** Newest first. */
    all: () => mails,
    /** Mails to one address, newest last. */
    of: (address: string) => mails.filter(({ to }) => to.includes(address.toLowerCase())).toReversed(),
    find: (id: string) => mails.find((mail) => mail.id === id) ?? null,
    reset: () => void (mails = []),
  }
}
