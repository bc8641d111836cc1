import type { ApiDeps } from '../../../platform/http/handle.ts'
import type { Person } from '../../../platform/providers/codef/products.ts'

const PLACE = 'verification_attempts.inputs_sealed'

/** The second request must repeat the first one, so the person is kept, sealed, while the attempt lives. */
export const sealPerson = (person: Person, { secrets }: ApiDeps): string =>
  secrets.seal(JSON.stringify(person), PLACE)

export const openPerson = (sealed: string, { secrets }: ApiDeps): Person =>
  JSON.parse(secrets.open(sealed, PLACE)) as Person
