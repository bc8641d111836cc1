import { CONSOLE } from '@coffeeattack/contract/pages'
import { DAY_MS } from '@coffeeattack/domain/kst'
import { operatorNewsMail } from '@coffeeattack/domain/notifications/mail'
import type { Deps } from '../../../deps.ts'
import { postMail } from '../core/mails.ts'
import { takeOperatorNews } from './store.ts'

/** Who has not read a mail of yesterday finds it all in the console. */
const MAIL_MS = DAY_MS

/** The console's people: it is told as soon as it is due, and one mail tells each of all that is new to them. */
export async function tellOperatorsDue(deps: Deps): Promise<void> {
  const { db, clock, settings } = deps
  const now = clock()
  await db.transaction(async (tx) => {
    for (const { email, news } of await takeOperatorNews(tx, now)) {
      const letter = operatorNewsMail(news, settings.appOrigin + CONSOLE)
      const expiresAt = new Date(now.getTime() + MAIL_MS)
      await postMail(tx, { kind: 'NEWS', to: email, letter, expiresAt }, deps)
    }
  })
}
