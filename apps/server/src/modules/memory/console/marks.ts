import { keptTags } from '@coffeeattack/domain/memory/tags'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { marksOf } from '../core/marks.ts'
import { lockPerson } from './lock-person.ts'
import { dropEmptyMarks, type MarkChange, writeMarks } from './store.ts'

/** Changes the given marks and keeps the others (BIZ-11). */
export async function changeMarks(
  candidateId: string,
  { isStarred, isHidden, tags }: MarkChange,
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
) {
  const companyId = companyOf(caller)
  const now = clock()
  return db.transaction(async (tx) => {
    await lockPerson(tx, companyId, candidateId, now)
    if ([isStarred, isHidden, tags].some((given) => given !== undefined)) {
      const row = { companyId, candidateId, operatorId: caller.operatorId, now }
      await writeMarks(tx, row, { isStarred, isHidden, tags: tags && keptTags(tags) })
      await dropEmptyMarks(tx, companyId, candidateId)
      const deed = { action: 'memory.mark', subject: 'candidate', subjectId: candidateId } as const
      await recordDeed(tx, caller, deed, now)
      await changed(tx, isStarred === undefined ? ['memory'] : ['memory', 'pipeline'], [companyId], now)
    }
    const marks = await marksOf(tx, companyId, [candidateId], now)
    return marks.get(candidateId)!
  })
}
