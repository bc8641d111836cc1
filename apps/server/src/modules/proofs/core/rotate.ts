import { and, gt, isNull } from 'drizzle-orm'
import type { Deps } from '../../../deps.ts'
import type { Queries } from '../../../platform/db/queries.ts'
import { proofs } from '../../../platform/db/schema/proofs.ts'
import type { IssuingDeps } from './addresses.ts'
import { issueProof } from './issue.ts'
import { addKey, currentSigner, dropKeysBut, type Signer } from './keys.ts'
import { neededLists, signList } from './status-lists.ts'
import { openContent, sealAnew } from './store.ts'

/**
 * For a key that others may have seen: a new one signs at once, every running proof and list is signed anew, and all keys of before are
 * gone. Links go on to work; whoever kept a token fetches it again (PROOF-5).
 */
export function replaceKeys(deps: IssuingDeps & Pick<Deps, 'db' | 'clock'>): Promise<{ resigned: number }> {
  const now = deps.clock()
  return deps.db.transaction(async (tx) => {
    await dropKeysBut(tx, await addKey(tx, deps, { now, signsFrom: now }))
    const signer = await currentSigner(tx, deps, now)
    const resigned = await signProofsAnew(tx, signer, deps, now)
    for (const list of await neededLists(tx, now)) await signList(tx, list, deps, now)
    return { resigned }
  })
}

async function signProofsAnew(tx: Queries, signer: Signer, deps: IssuingDeps, now: Date): Promise<number> {
  const running = await tx
    .select()
    .from(proofs)
    .where(and(isNull(proofs.takenBackAt), gt(proofs.expiresAt, now)))
    .for('update')
  for (const row of running) {
    const content = openContent(row.contentSealed, deps)
    const token = await issueProof({ ...row, content }, signer, deps)
    await sealAnew(tx, row.id, { token, keyId: signer.keyId }, deps)
  }
  return running.length
}
