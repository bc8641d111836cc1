import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { answer } from '../../../platform/http/answer.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { careerInput } from '../../../platform/providers/codef/products.ts'
import { findApplicant, SCREENS } from '../core/store.ts'
import { ask } from '../core/ask.ts'
import { sealPerson } from '../core/sealed-person.ts'
import { samePerson, type AppliedPerson } from './applied-person.ts'
import { followPremium } from './premium.ts'

type Form = AppliedPerson & { readonly reapply: boolean; readonly isRestart: boolean }

/** Asks for the confirmation that opens the career. Whoever is certified and does not re-apply is told so (208). */
export async function beginCareer(userId: string, { reapply, isRestart, ...person }: Form, deps: ApiDeps) {
  const applicant = await findApplicant(deps.db.drizzle, userId)
  if (!applicant) throw new Refusal('UNAUTHORIZED')
  if (applicant.certifiedAt && !reapply) return answer(208, { existence: true as const })
  const phoneHash = samePerson(applicant, person, deps)
  const cfid = deps.ids.next()
  const begun = await ask(
    {
      userId,
      phoneHash,
      kind: 'CAREER',
      product: 'career',
      cfid,
      input: careerInput(person, cfid),
      consent: { kind: 'thirdParty', screen: reapply ? SCREENS.reapply : SCREENS.apply },
      loginTypeLevel: person.loginTypeLevel,
      telecom: person.telecom,
      inputsSealed: sealPerson(person, deps),
      reapply,
      isRestart,
    },
    deps,
  )
  followPremium({ attemptId: begun.id, cfid, person }, deps)
  return begun
}
