import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { arrearsMail } from '@coffeeattack/domain/companies/check-mail'
import { nextNight } from '@coffeeattack/domain/companies/checks'
import { DAY_MS, formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import type { Arrears } from '../../../platform/providers/companies/arrears.ts'
import { postMail } from '../../notifications/core/mails.ts'
import { askInTurn } from './ask-in-turn.ts'
import { adminMails, changeListing, type DueCompany, saveAnswers } from './check-store.ts'

/** The look-up answers one number a call. */
const TURN = { kind: 'ARREARS', perCall: 1, pauseMs: 200, perRun: 2_000 } as const

/** Whether the labour ministry lists a company for unpaid wages, each night (FIRM-4). */
export const checkArrearsJob: Job = {
  name: 'check-company-arrears',
  cron: '*/10 * * * *',
  run: async (deps) => {
    const { arrears } = deps.providers
    if (arrears) await askInTurn({ ...TURN, ask: ([due]) => askOne(due!, arrears, deps) }, deps)
  },
}

async function askOne(company: DueCompany, arrears: Arrears, deps: Deps): Promise<void> {
  const isListed = await arrears.isListed(company.businessNumber)
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    const answer = isListed ? 'LISTED' : 'CLEAR'
    await saveAnswers(tx, 'ARREARS', [{ company, answer, doubtAt: null, nextAt: nextNight(now) }], now)
    if (isListed === (company.arrearsListedOn !== null)) return
    await changeListing(tx, company.id, isListed ? formatDay(kstDay(now)) : null)
    const link = deps.settings.appOrigin + CONSOLE + consolePaths.companyEvidence(company.id)
    const letter = arrearsMail({ company: company.name, isListed, link })
    const expiresAt = new Date(now.getTime() + DAY_MS)
    for (const to of await adminMails(tx))
      await postMail(tx, { kind: 'COMPANY', to, letter, expiresAt }, deps)
  })
}
