import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from './mailer.ts'

/** Where no mail service is set up, mails become files in the data folder that a developer can open. */
export function createLocalMailer({
  folder,
  clock,
  ids,
}: {
  folder: string
  clock: () => Date
  ids: { next(): string }
}): Mailer {
  return {
    async send({ to, subject, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const header = `To: ${oneLine(to)}\nSubject: ${oneLine(subject)}\nDate: ${clock().toISOString()}`
      await writeFile(join(folder, `${ids.next()}.txt`), `${header}\n\n${text}\n`, { mode: 0o600 })
    },
  }
}

/** A line break in an address or a subject would begin another header. */
function oneLine(text: string): string {
  if (/[\r\n]/.test(text)) throw new Error('a mail header holds a line break')
  return text
}
