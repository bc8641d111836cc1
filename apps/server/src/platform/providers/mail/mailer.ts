import type { Letter } from '@coffeeattack/domain/notifications/mail'
import { createTransport } from 'nodemailer'
import type { Circuit } from '../circuit.ts'
import { ANSWER_WITHIN_MS, ProviderUnavailable } from '../deadline.ts'
import { drawLetter, type Sender, writeLetter } from './letter.ts'

/** Names the mail for ever: whoever gets it twice, because a process died in between, can tell by its Message-ID. */
export type Mail = { readonly id: string; readonly to: string; readonly letter: Letter }

/** Sends a mail, or throws. Callers stand behind an outbox, so what failed is tried again. */
export type Mailer = { send(mail: Mail): Promise<void> }

/** The sender answered, with a no to this one mail: for good when nobody has the address, or else for now. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused'
  readonly isForGood: boolean

  constructor(code: number) {
    super(`${PROVIDER}: ${code}`)
    this.isForGood = code >= 500
  }
}

export type MailSettings = { readonly url: string; readonly from: string }

type World = { readonly clock: () => Date; readonly circuit: Circuit; readonly sender: Sender }

const PROVIDER = 'mail'

const PATIENCE = ['connectionTimeout', 'greetingTimeout', 'socketTimeout', 'dnsTimeout']

/**
 * The library reads its options from the address alone, so ours go behind its `?`, before those that stand there
 * already. A letter holds links that open accounts: unless the address says so, it goes no further than this machine
 * in clear.
 */
function fullAddress(url: string): string {
  const address = new URL(url)
  const { hostname, protocol, searchParams } = address
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const options = {
    ...Object.fromEntries(PATIENCE.map((name) => [name, String(ANSWER_WITHIN_MS)])),
    ...(protocol === 'smtp:' && !isHere && { requireTLS: 'true' }),
    ...Object.fromEntries(searchParams),
    // Nothing that a letter says is a file or an address to read.
    disableFileAccess: 'true',
    disableUrlAccess: 'true',
  }
  address.search = String(new URLSearchParams(options))
  return address.href
}

/** SMTP, whoever offers it. */
export function createMailer({ url, from }: MailSettings, { clock, circuit, sender }: World): Mailer {
  const headers = { 'Auto-Submitted': 'auto-generated' }
  const transport = createTransport(fullAddress(url), { from, headers })
  const domain = /@([^\s>]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  return {
    send: ({ id, to, letter }) =>
      circuit.run(async () => {
        const message = {
          messageId: `<${id}@${domain}>`,
          date: clock(),
          // As an object, so that nothing in it is read as a second address.
          to: { name: '', address: to },
          subject: letter.subject,
          text: writeLetter(letter, sender),
          html: drawLetter(letter, sender),
        }
        await transport.sendMail(message).catch((error: unknown) => {
          throw told(error)
        })
      }),
  }
}

/** What is said of one mail, and not of us: to our own address or password a no is ours to mend, and it is tried again. */
const ABOUT_ONE_MAIL = new Set(['RCPT TO', 'DATA'])

/** Only the kind of failure leaves: what a mail server says repeats addresses and user names. */
function told(error: unknown): Error {
  const { code, command = '', responseCode } = error as NodeJS.ErrnoException & SmtpAnswer
  if (responseCode && ABOUT_ONE_MAIL.has(command)) return new MailRefused(responseCode)
  return new ProviderUnavailable(PROVIDER, code === 'ETIMEDOUT' ? 'timeout' : 'transport')
}

type SmtpAnswer = { command?: string; responseCode?: number }
