import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { SESSION_MS } from '@coffeeattack/domain/insight/lifetime-run'
import { certificateOf, type CompleteChoice } from '@coffeeattack/domain/verification/certificate'
import type { Gender } from '@coffeeattack/domain/verification/person'
import type { VerificationState } from '../../sessions/verification-state.ts'

/** Who is asked about at the tax office: the account's own person. */
export type KnownPerson = { name: string; phone: string; birthday: string; gender: Gender }

type UserItems = ApiResult<'GET /users/verify'>['userItems']

/** Null while the account does not know enough: then the career is verified first. */
export function knownPerson({ name, phone, birthday, gender }: UserItems): KnownPerson | null {
  return name && phone && birthday && gender ? { name, phone, birthday, gender } : null
}

/** The certificate of a confirmation that the tax office still remembers, so that nobody has to choose again. */
export function freshChoice(state: VerificationState, person: KnownPerson, now: Date): CompleteChoice | null {
  const age = now.getTime() - Date.parse(state.startedAt)
  if (state.phone !== person.phone || !(age >= 0 && age < SESSION_MS)) return null
  const { loginTypeLevel, telecom } = state
  return { type: certificateOf(loginTypeLevel), loginTypeLevel, telecom }
}
