import { toast } from '@coffeeattack/ui/toast'
import { queries } from '../../api/queries.ts'
import { useOneAtATime } from '../../api/use-one-at-a-time.ts'
import { insist } from '../../layout/failure/tell-failure.ts'
import { profileQuery } from '../profile-query.ts'
import { useCloseSubScreen } from './sub-screen.ts'
import { useSubGuard } from './use-guard.ts'

type SubSave = {
  edited: boolean
  /** Makes the call; null when something is wrong and was said already. */
  send: () => Promise<unknown>
}

const SAVED = '저장했어요'

/** A sub-screen that saves by itself: guarded while edited, closed once saved. */
export function useSubSave({ edited, send }: SubSave) {
  const [busy, runOne] = useOneAtATime()
  const close = useCloseSubScreen()
  const stopGuarding = useSubGuard({ edited, save: save(send), forget: () => {} })

  function save(work: () => Promise<unknown>, said = SAVED) {
    return async (): Promise<boolean> => {
      let saved = false
      await runOne(async () => {
        const answer = await insist(work)
        if (answer === null) return
        await queries.invalidateQueries({ queryKey: profileQuery.queryKey })
        toast(said, { kind: 'done' })
        saved = true
      })
      return saved
    }
  }
  async function saveAndClose(work = send, said = SAVED): Promise<void> {
    if (!(await save(work, said)())) return
    stopGuarding()
    close()
  }
  return { busy, saveAndClose }
}
