import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Gender } from '@coffeeattack/domain/verification/person'
import type { Macs } from '../../../platform/crypto/secrets.ts'
import { queriesOver } from '../../../platform/db/queries.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { incomesFromPremiums } from '../../../platform/providers/codef/income-rows.ts'
import { careerInput, type Person, premiumInput } from '../../../platform/providers/codef/products.ts'
import { incomeYears } from '../core/asked-years.ts'
import { beginAttempt, noteRefusal, ProviderFault } from '../core/begin-attempt.ts'
import { sealPerson } from '../core/own-person.ts'
import { addFacts, type Applicant, type Facts, findApplicant, SCREENS } from '../core/store.ts'

/** Who the confirmation is about, as the form says. */
export type AppliedPerson = Person & { readonly gender: Gender }

type BeginCareerInput = AppliedPerson & { readonly reapply: boolean; readonly isRestart: boolean }

/** Asks for the confirmation that opens the career. Whoever is certified and does not re-apply is told so (208). */
export async function beginCareer(
  userId: string,
  { reapply, isRestart, ...person }: BeginCareerInput,
  deps: ApiDeps,
) {
  const applicant = await findApplicant(deps.db.drizzle, userId)
  if (!applicant) throw new Refusal('UNAUTHORIZED')
  if (applicant.certifiedAt && !reapply) return answer(208, { existence: true as const })
  const phoneHashes = samePerson(applicant, person, deps)
  const cfid = deps.ids.next()
  const begun = await beginAttempt(
    {
      userId,
      phoneHashes,
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

/**
 * The confirmation must be about the account's own phone, and once certified about the same birthday: otherwise one
 * login could collect other people's careers, or a number's next owner take over the account of the last one.
 */
function samePerson(
  { phoneHash, birthdaySealed, certifiedAt }: Applicant,
  { phone, birthday }: AppliedPerson,
  { secrets }: ApiDeps,
): Macs {
  const phoneHashes = secrets.macs('phone', phone)
  const samePhone = phoneHash !== null && phoneHashes.includes(phoneHash)
  const sameBirthday =
    !certifiedAt ||
    birthdaySealed === null ||
    secrets.open(birthdaySealed, 'users.birthday_sealed') === birthday
  if (!samePhone || !sameBirthday) throw new Refusal('VERIFY_INPUT_WRONG')
  return phoneHashes
}

/** The vendor's own pause: closer together, the two requests would become two confirmations. */
const AFTER_CAREER_MS = 700

/** The provider holds a request for 300 s; ours ends before the HTTP client's own limit, which is the same. */
export const PREMIUM_WITHIN_MS = 295_000

type PremiumRequest = { attemptId: string; cfid: string; person: Person }

/**
 * The premiums ride on the career's confirmation: the request hangs until the person confirmed and the career was
 * fetched, while the browser has long had its answer. It lives in this process; what it brings is written to the
 * attempt, where whichever process is asked finds it.
 */
function followPremium(request: PremiumRequest, deps: ApiDeps): void {
  // The handler's own database may be a transaction that is over by then.
  const db = queriesOver(deps.db.pool)
  arrived(request, deps)
    .then((incomes) => addFacts(db, request.attemptId, { incomes }))
    .catch((err: unknown) => deps.log.warn({ err, attempt: request.cfid }, 'premiums not kept'))
}

async function arrived(
  { cfid, person }: PremiumRequest,
  deps: ApiDeps,
): Promise<NonNullable<Facts['incomes']>> {
  try {
    await deps.pause(AFTER_CAREER_MS)
    const years = incomeYears(deps.settings.salarySeason, deps.clock())
    const input = premiumInput(person, cfid, { from: `${years.from}-01`, to: `${years.to}-12` })
    const exchange = await deps.providers.codef.follow('premium', input, PREMIUM_WITHIN_MS)
    const { meaning, data, code } = exchange
    if (meaning.kind !== 'refused') return incomesFromPremiums(data)
    noteRefusal(exchange, cfid, deps)
    if (meaning.ourFault) deps.report(new ProviderFault(code))
  } catch (err) {
    deps.log.warn({ err, attempt: cfid }, 'premiums not fetched')
  }
  return 'FAILED'
}
