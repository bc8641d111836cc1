import { Refusal } from '@coffeeattack/domain/errors/refusal'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { emptyPost } from './store.ts'

export async function deletePost(id: string, userId: string, { db, clock }: ApiDeps): Promise<void> {
  if (!(await emptyPost(db.drizzle, id, userId, clock()))) throw new Refusal('NOT_FOUND')
}
