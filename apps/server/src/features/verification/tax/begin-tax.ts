import { Refusal } from '@coffeeattack/domain/errors/refusal'
import { birthFrontOf } from '@coffeeattack/domain/verification/birth'
import type { LoginTypeLevel, Telecom } from '@coffeeattack/domain/verification/certificate'
import type { IdentityNumber } from '@coffeeattack/domain/verification/identity'
import type { ApiDeps } from '../../../http/handle.ts'
import { incomeInput, type Person } from '../../../providers/codef/products.ts'
import { findApplicant, type Applicant } from '../applicant-store.ts'
import { ask, type Begun } from '../attempt/ask.ts'
import { SCREENS } from '../consent-store.ts'
import { proofYears } from '../income/income-years.ts'
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

/** The income of nobody else: name, phone and birthday are the account's. */
function ownPerson(applicant: Applicant, form: Form, { secrets }: ApiDeps) {
  const { phoneHash, nameSealed, birthdaySealed } = applicant
  const { name, phone, loginTypeLevel, telecom } = form
  const isMine =
    phoneHash === secrets.mac('phone', phone) &&
    nameSealed !== null &&
    secrets.open(nameSealed, 'users.name_sealed') === name
  if (!isMine || birthdaySealed === null) throw new Refusal('VERIFY_INPUT_WRONG')
  const birthday = secrets.open(birthdaySealed, 'users.birthday_sealed')
  if (form.identity.reveal().front !== birthFrontOf(birthday)) throw new Refusal('RESIDENT_NUMBER_MISMATCH')
  return { phoneHash, person: { name, phone, birthday, loginTypeLevel, telecom } }
}

function sealedInput(person: Person, cfid: string, identity: IdentityNumber, deps: ApiDeps) {
  const years = proofYears(deps.settings.salarySeason, deps.clock())
  const { publicKey } = deps.providers.codef
  return incomeInput(person, cfid, years, { backPart: identity.reveal().back, publicKey })
}
