import type { Letter } from '@coffeeattack/domain/notifications/mail'
import { asc } from 'drizzle-orm'
import { mails } from '../platform/db/schema/mails.ts'
import { writeLetter } from '../platform/providers/mail/letter.ts'
import type { TestApp } from './test-app.ts'

/**
 * What waits for this address in the outbox, oldest first, as its plain part says it. The test service reaches no mail
 * server, so nothing leaves.
 */
export async function mailsTo({ db, deps }: TestApp, email: string): Promise<string[]> {
  const rows = await db.drizzle.select().from(mails).orderBy(asc(mails.id))
  return rows
    .map(
      ({ contentSealed }) =>
        JSON.parse(deps.secrets.open(contentSealed, 'mails.content_sealed')) as {
          to: string
          letter: Letter
        },
    )
    .filter(({ to }) => to === email)
    .map(({ letter }) => writeLetter(letter, deps.settings))
}

/** The token in a mail's link, or nothing. */
export const tokenIn = (mail = ''): string => /\/([\w-]{43})$/m.exec(mail)?.[1] ?? ''
