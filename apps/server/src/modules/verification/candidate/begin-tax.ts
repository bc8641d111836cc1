import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { birthFrontOf } from '@coffeeattack/domain/verification/birth'
import type { LoginTypeLevel, Telecom } from '@coffeeattack/domain/verification/certificate'
import type { IdentityNumber } from '@coffeeattack/domain/verification/identity'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { incomeInput, type Person } from '../../../platform/providers/codef/products.ts'
import { findApplicant, type Applicant, SCREENS } from '../core/store.ts'
import { ask, type Begun } from '../core/ask.ts'
import { ownAccount } from '../core/own-account.ts'
import { proofYears } from './income-years.ts'
import type { TaxInputs } from './tax-inputs.ts'

type Form = {
  name: string
  phone: string
  identity: IdentityNumber
  loginTypeLevel: LoginTypeLevel
  telecom: Telecom
}

/** Asks for a confirmation at the tax office. The identity number is sealed for the provider here, and forgotten. */
export async function beginTax(userId: string, form: Form, inputs: TaxInputs, deps: ApiDeps): Promise<Begun> {
  try {
    const applicant = await findApplicant(deps.db.drizzle, userId)
    if (!applicant) throw new Refusal('UNAUTHORIZED')
    const { person, phoneHash } = ownPerson(applicant, form, deps)
    const cfid = deps.ids.next()
    const input = sealedInput(person, cfid, form.identity, deps)
    const begun = await ask(
      {
        userId,
        phoneHash,
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
    inputs.keep(userId, begun.id, input)
    return begun
  } finally {
    form.identity.forget()
  }
}

function ownPerson(applicant: Applicant, form: Form, deps: ApiDeps) {
  const { name, phone, loginTypeLevel, telecom } = form
  const { phoneHash, birthday } = ownAccount(applicant, form, deps)
  if (form.identity.reveal().front !== birthFrontOf(birthday)) throw new Refusal('RESIDENT_NUMBER_MISMATCH')
  return { phoneHash, person: { name, phone, birthday, loginTypeLevel, telecom } }
}

function sealedInput(person: Person, cfid: string, identity: IdentityNumber, deps: ApiDeps) {
  const years = proofYears(deps.settings.salarySeason, deps.clock())
  const { publicKey } = deps.providers.codef
  return incomeInput(person, cfid, years, { backPart: identity.reveal().back, publicKey })
}
