import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { kstDay } from '@coffeeattack/domain/kst'
import { raiseBands, toldShare } from '@coffeeattack/domain/offers/market-answers'
import { isHopeTold, yearsBand } from '@coffeeattack/domain/offers/market-hopes'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { candidateFor } from './before-sending.ts'
import { answersOfJob, hopesOf, jobOf } from './market-store.ts'

/**
 * What people like this candidate hope for, and how many accepted at which raise (BIZ-13), as last night's job drew it up.
 * It tells of circles alone: of the candidate it gives nothing, so that looking at it is no deed.
 */
export async function showMarket(candidateId: string, { companyId }: OperatorCaller, { db, clock }: ApiDeps) {
  const now = clock()
  const seen = companyId && (await candidateFor(db.drizzle, { companyId, candidateId }, now))
  if (!seen) throw new Refusal('NOT_FOUND')
  const { jobLabel, jobSubLabel, months } = await jobOf(db.drizzle, candidateId)
  const drawn = await hopesOf(db.drizzle, { jobSubLabel, years: yearsBand(months) })
  const told = await answersOfJob(db.drizzle, jobLabel)
  return {
    hopes: drawn && isHopeTold(drawn.day, kstDay(now)) ? drawn.hopes : null,
    accepted: raiseBands.map((_, band) => {
      const answers = told.get(band)
      return answers ? toldShare(answers) : null
    }),
  }
}
