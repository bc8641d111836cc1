import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { LoginTypeLevel, Telecom } from '@coffeeattack/domain/verification/certificate'
import type { IdentityNumber } from '@coffeeattack/domain/verification/identity'
import { birthFrontOf } from '@coffeeattack/domain/verification/person'
import { WAITING } from '@coffeeattack/domain/verification/waiting'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { incomeInput, type Person } from '../../../platform/providers/codef/products.ts'
import { beginAttempt, type BegunAttempt } from '../core/begin-attempt.ts'
import { ownAccount } from '../core/own-person.ts'
import { type Applicant, findApplicant, SCREENS } from '../core/store.ts'
import { proofYears } from './incomes.ts'

type BeginTaxInput = {
  name: string
  phone: string
  identity: IdentityNumber
  loginTypeLevel: LoginTypeLevel
  telecom: Telecom
}

/** Asks for a confirmation at the tax office. The identity number is sealed for the provider here, and forgotten. */
export async function beginTax(
  userId: string,
  form: BeginTaxInput,
  inputs: TaxInputs,
  deps: ApiDeps,
): Promise<BegunAttempt> {
  try {
    const applicant = await findApplicant(deps.db.drizzle, userId)
    if (!applicant) throw new Refusal('UNAUTHORIZED')
    const { person, phoneHash } = ownPerson(applicant, form, deps)
    const cfid = deps.ids.next()
    const input = sealedInput(person, cfid, form.identity, deps)
    const begun = await beginAttempt(
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

function ownPerson(applicant: Applicant, form: BeginTaxInput, deps: ApiDeps) {
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

type ProviderInput = Readonly<Record<string, unknown>>

/** The first inputs of tax requests, which the second request must repeat. */
export type TaxInputs = {
  readonly keep: (userId: string, attemptId: string, input: ProviderInput) => void
  readonly of: (userId: string, attemptId: string) => ProviderInput | null
  readonly forget: (userId: string, attemptId: string) => void
}

/**
 * They hold the identity number, sealed for the provider, so they live in this process's memory alone (VER-10): one per
 * person, until the attempt ends or its time does. Another process, or this one started anew, knows nothing of them.
 */
export function createTaxInputs(): TaxInputs {
  const held = new Map<string, { attemptId: string; input: ProviderInput; timer: NodeJS.Timeout }>()

  function drop(userId: string): void {
    clearTimeout(held.get(userId)?.timer)
    held.delete(userId)
  }

  const ownOf = (userId: string, attemptId: string) => {
    const own = held.get(userId)
    return own?.attemptId === attemptId ? own : null
  }

  return {
    keep(userId, attemptId, input) {
      drop(userId)
      const timer = setTimeout(() => drop(userId), WAITING.endsAfterMs).unref()
      held.set(userId, { attemptId, input, timer })
    },
    of: (userId, attemptId) => ownOf(userId, attemptId)?.input ?? null,
    forget(userId, attemptId) {
      if (ownOf(userId, attemptId)) drop(userId)
    },
  }
}
