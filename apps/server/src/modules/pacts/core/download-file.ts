import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Deps } from '../../../deps.ts'
import { findPact, type OwnPact, type PactRow } from './store.ts'
import { openParties } from './parties.ts'

/** A short-lived address of the sealed file, for both sides alike (PACT-5). */
export async function sealedFile(
  whose: OwnPact,
  { db, files, secrets }: Pick<Deps, 'db' | 'files' | 'secrets'>,
): Promise<{ pact: PactRow; url: string }> {
  const pact = await findPact(db.drizzle, whose)
  if (!pact) throw new Refusal('NOT_FOUND')
  const key = pact.seal?.storeKey
  if (!key) throw new Refusal('PACT_NOT_SEALED')
  const { company, person, documentNumber } = openParties(pact.versions.at(-1)!.partiesSealed, secrets)
  const name = `처우 합의서 ${company.name} ${person.name} ${documentNumber}.pdf`
  return { pact, url: await files.downloadAddress(key, { name }) }
}
