import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { numberText, reminderOn } from '@coffeeattack/domain/companies/billing'
import { reminderMail } from '@coffeeattack/domain/companies/statement-mail'
import { DAY_MS } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { eachAlone } from '../../../platform/jobs/each-alone.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { postMail } from '../../notifications/core/mails.ts'
import { billedPeople } from '../core/billed-people.ts'
import { addReminder, holdOwing, owing } from './bill-store.ts'

/** Each reminder is overtaken by the next one, or by the console. */
const MAIL_MS = DAY_MS

const PAGE = 500

/** Asks for unpaid statements before, on and after their due day (KEEP-6). A missed day is made up for later. */
export const remindOfBillsJob: Job = {
  name: 'remind-of-bills',
  cron: '30 9 * * *',
  run: (deps) =>
    eachAlone('remind-of-bills', deps, async (alone) => {
      for (let after: string | null = null; ;) {
        const page: string[] = await owing(deps.db.drizzle, { after, limit: PAGE })
        for (const id of page) await alone.one(() => deps.db.transaction((tx) => remindOf(tx, id, deps)))
        if (page.length < PAGE) return
        after = page.at(-1)!
      }
    }),
}

/** Holds the bill, so that nobody is asked for what is being recorded as paid. */
async function remindOf(tx: Queries, statementId: string, deps: Deps): Promise<void> {
  const now = deps.clock()
  const bill = await holdOwing(tx, statementId)
  const reminder = bill && reminderOn(bill.dueOn, now)
  if (!reminder || !(await addReminder(tx, { statementId, reminder, at: now }))) return
  const { companyId, company, month, year, place, total, dueOn, account } = bill
  const link = deps.settings.appOrigin + CONSOLE + consolePaths.statement(companyId, month)
  const number = numberText(year, place)
  const letter = reminderMail(reminder, { company, month, number, total, dueOn, account, link })
  const expiresAt = new Date(now.getTime() + MAIL_MS)
  for (const to of await billedPeople(tx, companyId))
    await postMail(tx, { kind: 'NEWS', to, letter, expiresAt }, deps)
}
