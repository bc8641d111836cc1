import type { Clock } from '../clock.ts'
import type { Phones } from '../phone/phones.ts'

/** A mail as it arrived. */
export type ReceivedMail = {
  readonly id: string
  readonly messageId: string
  readonly from: string
  /** Whom the envelope named. */
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
  /** To one address, newest last, as with the texts of a phone. */
  readonly of: (address: string) => readonly ReceivedMail[]
  readonly find: (id: string) => ReceivedMail | null
  readonly reset: () => void
}

/** Open pages watch it under this name, as they watch a phone under its number. */
export const MAILBOX = 'mailbox'

const KEPT = 200

/** Everybody's post in one box. It lives in memory and dies with the process: its links open accounts. */
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
