import type { Letter } from '@coffeeattack/domain/notifications/mail'
import { createTransport } from 'nodemailer'
import type { Circuit } from '../circuit.ts'
import { ANSWER_WITHIN_MS, ProviderUnavailable } from '../deadline.ts'
import { drawLetter, type Sender, writeLetter } from './letter.ts'

/** Becomes the Message-ID, by which a mail that was sent twice after a crash is recognised. */
export type Mail = { readonly id: string; readonly to: string; readonly letter: Letter }

/** Sends a mail or throws; the outbox retries. */
export type Mailer = { send(mail: Mail): Promise<void> }

/** The mail server refused this mail: for good if the address does not exist, otherwise temporarily. */
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
 * The library reads its options from the URL, so ours are added before those of the setting. Mails contain links that open
 * accounts, so TLS is required unless the URL says otherwise or the server is on this machine.
 */
function fullAddress(url: string): string {
  const address = new URL(url)
  const { hostname, protocol, searchParams } = address
  const isHere = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const options = {
    ...Object.fromEntries(PATIENCE.map((name) => [name, String(ANSWER_WITHIN_MS)])),
    ...(protocol === 'smtp:' && !isHere && { requireTLS: 'true' }),
    ...Object.fromEntries(searchParams),
    // Content must never be read from files or URLs.
    disableFileAccess: 'true',
    disableUrlAccess: 'true',
  }
  address.search = String(new URLSearchParams(options))
  return address.href
}

/** Sends by SMTP. */
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
          // As an object, so that it cannot be parsed as several addresses.
          to: { name: '', address: to },
          subject: letter.subject,
          text: writeLetter(letter, sender),
          html: drawLetter(letter, sender),
        }
        await transport.sendMail(message).catch((error: unknown) => {
          throw failureOf(error)
        })
      }),
  }
}

/** Refusals of a single mail. Refusals of our sender address or password are our fault and are retried. */
const ABOUT_ONE_MAIL = new Set(['RCPT TO', 'DATA'])

/** Drops the server's message, which repeats addresses and user names. */
function failureOf(error: unknown): Error {
  const { code, command = '', responseCode } = error as NodeJS.ErrnoException & SmtpAnswer
  if (responseCode && ABOUT_ONE_MAIL.has(command)) return new MailRefused(responseCode)
  return new ProviderUnavailable(PROVIDER, code === 'ETIMEDOUT' ? 'timeout' : 'transport')
}

type SmtpAnswer = { command?: string; responseCode?: number }
