import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { careersOf } from '../../../platform/providers/codef/career-rows.ts'
import { careerInput } from '../../../platform/providers/codef/products.ts'
import { addFacts, findAttempt, type AttemptRow } from '../core/store.ts'
import { press, refusePress } from '../core/press.ts'
import { openPerson } from '../core/sealed-person.ts'
import type { AppliedPerson } from './applied-person.ts'
import { saveConfirmedPerson } from './registration-store.ts'

/** The two-way fields by which the browser names its attempt. */
export type Named = { userId: string; sessionId: string; id: string; cfid: string }

export async function findCareerAttempt(
  { userId, id, cfid }: Omit<Named, 'sessionId'>,
  { db }: ApiDeps,
): Promise<AttemptRow> {
  const attempt = await findAttempt(db.drizzle, { userId, kind: 'CAREER', id, cfid })
  if (!attempt) throw new Refusal('NOT_FOUND')
  return attempt
}

/**
 * The completion press. What the institution says waits in the attempt until `submit` takes it over; who the person
 * is, was confirmed with it and is written down at once.
 */
export async function confirmCareer(attempt: AttemptRow, sessionId: string, deps: ApiDeps): Promise<void> {
  if (attempt.inputsSealed === null) return refusePress(attempt, deps)
  const person = openPerson(attempt.inputsSealed, deps) as AppliedPerson
  await press(
    attempt,
    {
      sessionId,
      product: 'career',
      input: careerInput(person, attempt.cfid),
      async confirmed(tx, data) {
        await addFacts(tx, attempt.id, { careers: careersOf(data) })
        const { name, birthday, gender } = person
        const sealed = {
          nameSealed: deps.secrets.seal(name, 'users.name_sealed'),
          birthdaySealed: deps.secrets.seal(birthday, 'users.birthday_sealed'),
          gender,
        }
        await saveConfirmedPerson(tx, attempt.userId, sealed, deps.clock())
      },
    },
    deps,
  )
}
