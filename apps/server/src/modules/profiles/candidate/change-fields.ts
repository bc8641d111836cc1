import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Willingness } from '@coffeeattack/domain/verification/registration'
import type { Queries } from '../../../platform/db/queries.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { maskWords } from '../core/mask-words.ts'
import { changeAccount } from './store.ts'

/** Single fields that can be changed on their own (PRO-16). Each answers what is stored from then on. */

export async function changeTechStack(userId: string, techStackItems: string[], deps: ApiDeps) {
  await changeWords(userId, { techStack: techStackItems }, deps)
  return { techStackItems }
}

export async function changeHashtags(userId: string, hashtags: string[], deps: ApiDeps) {
  await changeWords(userId, { hashtags }, deps)
  return { hashtags }
}

export async function changeEmail(userId: string, email: string | null, deps: ApiDeps) {
  await change(userId, { emailSealed: sealEmail(email, deps) }, deps)
  return { email }
}

export async function changeMajor(userId: string, isMajor: boolean, deps: ApiDeps) {
  await change(userId, { isMajor }, deps)
  return { isMajor }
}

export async function changeWillingness(userId: string, willingness: Willingness, deps: ApiDeps) {
  await change(userId, { willingness }, deps)
  return { willingness }
}

export function sealEmail(email: string | null, { secrets }: ApiDeps): string | null {
  return email === null ? null : secrets.seal(email, 'users.email_sealed')
}

type Changes = Parameters<typeof changeAccount>[2]

async function change(userId: string, changes: Changes, { db, clock }: ApiDeps, tx: Queries = db.drizzle) {
  if (!(await changeAccount(tx, userId, changes, clock()))) throw new Refusal('UNAUTHORIZED')
}

/** What companies read of it changes with it. */
function changeWords(userId: string, changes: Changes, deps: ApiDeps): Promise<void> {
  return deps.db.transaction(async (tx) => {
    await change(userId, changes, deps, tx)
    await maskWords(tx, userId, deps.secrets)
  })
}
