import { useCall } from '@coffeeattack/kit/useCall'
import { toast } from '@coffeeattack/ui/toast'
import { queries } from '../../api/queries.ts'
import { profileQuery } from '../profile-query.ts'
import { useCloseSubScreen } from './sub-screen.ts'
import { useSubGuard } from './use-guard.ts'

type Work = {
  /** What is saved: sent again as it is, it is the same intention. */
  draft?: unknown
  /** Makes the call; null when something is wrong and was said already. */
  send: (key: string) => Promise<unknown>
  said?: string
}

/** A sub-screen that saves by itself: guarded while edited, closed once saved. */
export function useSubSave({ edited, ...work }: Work & { edited: boolean }) {
  const close = useCloseSubScreen()
  const { busy, run } = useCall(({ send: sendNow }: Work, key) => sendNow(key), {
    async onDone(answer, { said = '저장했어요' }) {
      if (answer === null) return
      await queries.invalidateQueries({ queryKey: profileQuery.queryKey })
      toast(said, { kind: 'done' })
    },
  })
  const save = async (wanted: Work) => (await run(wanted)) !== null
  const stopGuarding = useSubGuard({ edited, save: () => save(work), forget: () => {} })

  async function saveAndClose(wanted: Work = work): Promise<void> {
    if (!(await save(wanted))) return
    stopGuarding()
    close()
  }
  return { busy, saveAndClose }
}
