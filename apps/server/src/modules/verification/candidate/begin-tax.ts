import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { LoginTypeLevel, Telecom } from '@coffeeattack/domain/verification/certificate'
import type { IdentityNumber } from '@coffeeattack/domain/verification/identity'
import { birthFrontOf } from '@coffeeattack/domain/verification/person'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { incomeInput, type Person } from '../../../platform/providers/codef/products.ts'
import { askedYears } from '../core/asked-years.ts'
import { beginAttempt, type BegunAttempt } from '../core/begin-attempt.ts'
import { ownAccount } from '../core/own-person.ts'
import { type Applicant, findApplicant, SCREENS } from '../core/store.ts'
import { sealTaxInput } from './tax-input.ts'

type BeginTaxInput = {
  name: string
  phone: string
  identity: IdentityNumber
  loginTypeLevel: LoginTypeLevel
  telecom: Telecom
}

type BegunTax = BegunAttempt & { sealedInput: string }

/** Asks for a confirmation at the tax office. The identity number is sealed for the provider here, and forgotten. */
export async function beginTax(userId: string, form: BeginTaxInput, deps: ApiDeps): Promise<BegunTax> {
  try {
    const applicant = await findApplicant(deps.db.drizzle, userId)
    if (!applicant) throw new Refusal('UNAUTHORIZED')
    const { person, phoneHashes } = ownPerson(applicant, form, deps)
    const cfid = deps.ids.next()
    const input = providerInput(person, cfid, form.identity, deps)
    const begun = await beginAttempt(
      {
        userId,
        phoneHashes,
        kind: 'TAX',
        product: 'income',
        cfid,
        input,
        consent: { kind: 'taxOffice', screen: SCREENS.apply },
        loginTypeLevel: person.loginTypeLevel,
        telecom: person.telecom,
        inputsSealed: null,
      },
      deps,
    )
    return { ...begun, sealedInput: sealTaxInput(input, { userId, id: begun.id }, deps) }
  } finally {
    form.identity.forget()
  }
}

function ownPerson(applicant: Applicant, form: BeginTaxInput, deps: ApiDeps) {
  const { name, phone, loginTypeLevel, telecom } = form
  const { phoneHashes, birthday } = ownAccount(applicant, form, deps)
  if (form.identity.reveal().front !== birthFrontOf(birthday)) throw new Refusal('RESIDENT_NUMBER_MISMATCH')
  return { phoneHashes, person: { name, phone, birthday, loginTypeLevel, telecom } }
}

function providerInput(person: Person, cfid: string, identity: IdentityNumber, deps: ApiDeps) {
  const { publicKey } = deps.providers.codef
  return incomeInput(person, cfid, askedYears(deps), { backPart: identity.reveal().back, publicKey })
}
