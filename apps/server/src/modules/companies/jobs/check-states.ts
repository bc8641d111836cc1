import { companyStateMail } from '@coffeeattack/domain/companies/check-mail'
import { CHECKS, nextNight, stateAfter } from '@coffeeattack/domain/companies/checks'
import type { BusinessState } from '@coffeeattack/domain/companies/state'
import { CONSOLE, consolePaths } from '@coffeeattack/contract/console-pages'
import { DAY_MS, formatDay, kstDay } from '@coffeeattack/domain/kst'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import { NTS } from '../../../platform/providers/tax-office/nts.ts'
import type { TaxOffice } from '../../../platform/providers/tax-office/tax-office.ts'
import { postMail } from '../../notifications/core/mails.ts'
import { type CandidateNotification, tellPeople } from '../../notifications/core/tell-people.ts'
import { askInTurn } from './ask-in-turn.ts'
import {
  adminMails,
  type Answered,
  changeState,
  type DueCompany,
  openStates,
  saveAnswers,
  waitingFor,
} from './check-store.ts'

/**
 * The state of every company's business at the tax office, each night, a hundred a call (FIRM-3). What is due is asked every ten
 * minutes, so that new companies, failures and second looks come soon.
 */
export const checkStatesJob: Job = {
  name: 'check-company-states',
  cron: '*/10 * * * *',
  run: async (deps) => {
    const { taxOffice } = deps.providers
    if (!taxOffice) return
    const ask = (due: readonly DueCompany[]) => askStates(due, taxOffice, deps)
    await askInTurn({ kind: 'STATE', perCall: NTS.perCall, pauseMs: 200, perRun: MOST, ask }, deps)
  },
}

/** Twenty times the companies that we have. */
const MOST = 100_000

async function askStates(due: readonly DueCompany[], office: TaxOffice, deps: Deps): Promise<void> {
  const answers = await office.status(due.map(({ businessNumber }) => businessNumber))
  const byNumber = new Map(answers.map((answer) => [answer.number, answer]))
  const now = deps.clock()
  const steps = due.map((company) => {
    const answer =
      byNumber.get(company.businessNumber) ?? ({ state: 'UNREGISTERED', isUnitMerged: false } as const)
    const known = { state: company.businessState, doubtAt: company.doubtAt }
    return { company, answer: answer.state, step: stateAfter(known, answer, now) }
  })
  const answered = steps.map(({ company, answer, step: { doubtAt } }): Answered => {
    const nextAt = doubtAt ? new Date(doubtAt.getTime() + CHECKS.secondLookMs) : nextNight(now)
    return { company, answer, doubtAt, nextAt: nextAt > now ? nextAt : nextNight(now) }
  })
  await deps.db.transaction(async (tx) => {
    await saveAnswers(tx, 'STATE', answered, now)
    const first = steps.filter(({ company, step }) => company.businessState === null && step.state === 'OPEN')
    await openStates(
      tx,
      first.map(({ company }) => company.id),
      now,
    )
    for (const { company, step } of steps)
      if (step.changed && step.state && (await changeState(tx, company, step.state, now)))
        await tellOfState(tx, company, step.state, deps)
  })
}

/** Mails are of no use once the next look was made. */
const MAIL_MS = DAY_MS

/** Candidates with an open offer read it in their centre, admins in a mail. */
async function tellOfState(
  tx: Queries,
  { id, name }: DueCompany,
  state: BusinessState,
  deps: Deps,
): Promise<void> {
  const now = deps.clock()
  const waiting = await waitingFor(tx, id, { now, today: formatDay(kstDay(now)) })
  await tellPeople(
    tx,
    waiting.map(({ offerId, groupId, userId }): CandidateNotification => ({
      type: 'COMPANY_STATE',
      subject: `${offerId}:${now.getTime()}:${state}`,
      userId,
      content: groupId ? { groupId } : { offerId },
    })),
    { ids: deps.ids, now },
  )
  const link = deps.settings.appOrigin + CONSOLE + consolePaths.companyEvidence(id)
  const letter = companyStateMail({ company: name, state, waiting: waiting.length, link })
  const expiresAt = new Date(now.getTime() + MAIL_MS)
  for (const to of await adminMails(tx)) await postMail(tx, { kind: 'COMPANY', to, letter, expiresAt }, deps)
}
