import { callbackify } from 'node:util'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { CREDENTIALS } from '../keys.ts'
import type { Mailbox } from './mailbox.ts'

const LARGEST = 1024 * 1024

/** Prefixes of addresses that choose an outcome. */
export const SPECIAL_ADDRESSES = [
  { begins: 'reject', code: 550, says: '5.1.1 No such user', about: '그런 사람이 없다고 거절해요' },
  { begins: 'defer', code: 451, says: '4.3.0 Try again later', about: '나중에 다시 보내라고 해요' },
] as const

const refusal = (code: number, says: string) => Object.assign(new Error(says), { responseCode: code })

/** An SMTP server that accepts one sender and puts mails into the mailbox. */
export function createSmtp(mailbox: Mailbox) {
  const server = new SMTPServer({
    name: 'sandbox.localhost',
    banner: 'the sandbox, no place for real mail',
    size: LARGEST,
    // The connection does not leave this machine.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1000,
    onAuth({ username, password }, _session, done) {
      const isKnown = username === CREDENTIALS.mail.user && password === CREDENTIALS.mail.password
      if (isKnown) done(null, { user: username })
      else done(refusal(535, '5.7.8 Authentication failed'))
    },
    onRcptTo({ address }, _session, done) {
      const special = SPECIAL_ADDRESSES.find(({ begins }) => address.toLowerCase().startsWith(begins))
      done(special ? refusal(special.code, special.says) : null)
    },
    onData: callbackify(receive),
  })
  // A broken connection is the client's problem.
  server.on('error', () => {})

  async function receive(stream: SMTPServerDataStream, { envelope }: SMTPServerSession): Promise<void> {
    const parts: Buffer[] = []
    for await (const part of stream) parts.push(part as Buffer)
    if (stream.sizeExceeded) throw refusal(552, '5.3.4 Too large')
    const mail = await PostalMime.parse(Buffer.concat(parts))
    mailbox.put({
      messageId: mail.messageId ?? '',
      from: [mail.from?.name, mail.from?.address && `<${mail.from.address}>`].filter(Boolean).join(' '),
      to: envelope.rcptTo.map(({ address }) => address.toLowerCase()),
      subject: mail.subject ?? '',
      text: mail.text ?? '',
      html: mail.html ?? '',
    })
  }

  return {
    listen: (port: number) =>
      new Promise<void>((resolve, reject) => {
        server.server.once('error', reject)
        server.listen(port, '127.0.0.1', () => resolve())
      }),
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
