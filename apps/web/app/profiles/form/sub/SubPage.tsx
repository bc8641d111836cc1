import { paths } from '@coffeeattack/contract/pages'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { toast } from '@coffeeattack/ui/toast'
import type { ReactNode } from 'react'
import { queries } from '../../../api/queries.ts'
import { Page } from '../../../layout/Page.tsx'
import { profileQuery } from '../../profile-query.ts'
import { useCloseSubScreen } from '../sub-screen.ts'
import { useSubGuard } from '../use-guard.ts'

type SubPageProps = {
  title: string
  lead?: ReactNode
  save?: { label: string; disabled?: boolean; busy: boolean } & ({ form: string } | { onPress: () => void })
  children: ReactNode
}

/** The frame of a sub-screen: its content, and a button where it saves by itself. */
export function SubPage({ title, lead, save, children }: SubPageProps) {
  return (
    <Page
      backTo={paths.profile()}
      cta={
        save && (
          <Button
            disabled={save.disabled}
            busy={save.busy && '저장하는 중'}
            {...('form' in save ? { type: 'submit', form: save.form } : { onClick: save.onPress })}
          >
            {save.label}
          </Button>
        )
      }
    >
      <h1 className="px-5 pt-2 text-h1">{title}</h1>
      {lead && <p className="mt-2 px-5 text-body-s text-ink-3">{lead}</p>}
      {children}
    </Page>
  )
}

type Work = {
  /** What is saved; the same value sent again is the same intention. */
  draft?: unknown
  /** Sends the call; null when an error is already shown. */
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
