import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { Willingness } from '@coffeeattack/domain/verification/registration'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changeAccount } from './store.ts'

/** Single fields that can be changed on their own (PRO-16). Each answers what is stored from then on. */

export async function changeTechStack(userId: string, techStackItems: string[], deps: ApiDeps) {
  await change(userId, { techStack: techStackItems }, deps)
  return { techStackItems }
}

export async function changeHashtags(userId: string, hashtags: string[], deps: ApiDeps) {
  await change(userId, { hashtags }, deps)
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

async function change(userId: string, changes: Parameters<typeof changeAccount>[2], { db, clock }: ApiDeps) {
  if (!(await changeAccount(db.drizzle, userId, changes, clock()))) throw new Refusal('UNAUTHORIZED')
}
