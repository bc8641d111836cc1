import { keptTags } from '@coffeeattack/domain/memory/tags'
import { companyOf, type OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { changed } from '../../notifications/core/live.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { marksOf } from '../core/marks.ts'
import { lockPerson } from './lock-person.ts'
import { dropEmptyMarks, writeMarks } from './store.ts'

export type ChangeMarksInput = {
  isStarred?: boolean | undefined
  isHidden?: boolean | undefined
  tags?: string[] | undefined
}

/** BIZ-11. Marks that are not given stay. Starring again keeps who starred first, and when. */
export async function changeMarks(
  candidateId: string,
  { isStarred, isHidden, tags }: ChangeMarksInput,
  caller: OperatorCaller,
  { db, clock }: ApiDeps,
) {
  const companyId = companyOf(caller)
  const now = clock()
  return db.transaction(async (tx) => {
    await lockPerson(tx, companyId, candidateId, now)
    if ([isStarred, isHidden, tags].some((given) => given !== undefined)) {
      const row = { companyId, candidateId, operatorId: caller.operatorId, now }
      await writeMarks(tx, row, {
        isStarred: isStarred ?? null,
        isHidden: isHidden ?? null,
        tags: tags ? keptTags(tags) : null,
      })
      await dropEmptyMarks(tx, companyId, candidateId)
      const deed = { action: 'memory.mark', subject: 'candidate', subjectId: candidateId } as const
      await recordDeed(tx, caller, deed, now)
      await changed(tx, isStarred === undefined ? ['memory'] : ['memory', 'pipeline'], [companyId], now)
    }
    const marks = await marksOf(tx, companyId, [candidateId], now)
    return marks.get(candidateId)!
  })
}
