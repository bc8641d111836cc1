import { companyKey } from '@coffeeattack/domain/companies/name'
import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { kstDay } from '@coffeeattack/domain/kst'
import { askedMonths, judgePaid, type Workplace } from '@coffeeattack/domain/paid-checks/judgement'
import type { LoginTypeLevel, Telecom } from '@coffeeattack/domain/verification/certificate'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { type InsuredWorkplace, workplacesOf } from '../../../platform/providers/codef/premium-rows.ts'
import { type Person, premiumInput } from '../../../platform/providers/codef/products.ts'
import { beginAttempt, type BegunAttempt } from '../../verification/core/begin-attempt.ts'
import { openPerson, ownPerson, sealPerson } from '../../verification/core/own-person.ts'
import { pressAttempt, refusePress } from '../../verification/core/press-attempt.ts'
import { type AttemptRow, findApplicant, findAttempt, SCREENS } from '../../verification/core/store.ts'
import type { OwnPaidCheck, PaidCheckRow } from '../core/store.ts'
import { mustFind, openPaidCheck } from './answer-paid-check.ts'
import { showPaidCheck } from './show-paid-check.ts'
import { keepResult } from './store.ts'

type Certificate = { loginTypeLevel: LoginTypeLevel; telecom: Telecom }

/** Asks the phone that the account proved for the confirmation; nothing is typed anew. */
export async function askForPremium(
  { loginTypeLevel, telecom, ...whose }: OwnPaidCheck & Certificate,
  deps: ApiDeps,
): Promise<BegunAttempt> {
  const { userId } = whose
  await openPaidCheck(deps.db.drizzle, whose, deps.clock())
  const applicant = await findApplicant(deps.db.drizzle, userId)
  if (!applicant) throw new Refusal('UNAUTHORIZED')
  const person: Person = { ...ownPerson(applicant, deps), loginTypeLevel, telecom }
  const cfid = deps.ids.next()
  return beginAttempt(
    {
      userId,
      phoneHashes: deps.secrets.macs('phone', person.phone),
      kind: 'PAID',
      product: 'premium',
      cfid,
      input: askedInput(person, cfid, deps.clock()),
      consent: { kind: 'thirdParty', screen: SCREENS.paidCheck },
      loginTypeLevel,
      telecom,
      inputsSealed: sealPerson(person, deps),
    },
    deps,
  )
}

type ConfirmInput = OwnPaidCheck & { sessionId: string; attemptId: string; cfid: string }

/** Reads the premium and keeps what it says. A press whose answer was lost finds the same result. */
export async function confirmPaidCheck(
  { sessionId, attemptId, cfid, ...whose }: ConfirmInput,
  deps: ApiDeps,
) {
  const { userId } = whose
  const check = await mustFind(deps.db.drizzle, whose)
  const attempt = await findAttempt(deps.db.drizzle, { userId, kind: 'PAID', id: attemptId, cfid })
  if (!attempt) throw new Refusal('NOT_FOUND')
  if (attempt.state !== 'DONE') await press(attempt, { check, sessionId, whose }, deps)
  return showPaidCheck(whose, deps)
}

type Pressing = { check: PaidCheckRow; sessionId: string; whose: OwnPaidCheck }

async function press(attempt: AttemptRow, { check, sessionId, whose }: Pressing, deps: ApiDeps) {
  if (attempt.inputsSealed === null) return refusePress(attempt, deps)
  const input = askedInput(openPerson(attempt.inputsSealed, deps), attempt.cfid, attempt.startedAt)
  await pressAttempt(
    attempt,
    {
      sessionId,
      product: 'premium',
      input,
      // Who declined in another tab meanwhile has declined.
      async confirmed(tx, data) {
        const workplaces = workplacesOf(data).map((workplace) => judgedWorkplace(workplace, check))
        await keepResult(tx, whose, judgePaid({ ...check, workplaces }), deps.clock())
      },
    },
    deps,
  )
}

/** The second request repeats the first one, so its months are those of the day on which it began. */
const askedInput = (person: Person, cfid: string, beganAt: Date) =>
  premiumInput(person, cfid, askedMonths(kstDay(beganAt)))

const judgedWorkplace = (
  { company, ...rest }: InsuredWorkplace,
  { companyKeys }: PaidCheckRow,
): Workplace => ({
  ...rest,
  isTheirs: companyKeys.includes(companyKey(company)),
})
