import {
  type HideReason,
  hideReasons,
  type RestoreReason,
  restoreReasons,
} from '@coffeeattack/domain/talk/post'
import { useForm } from '@coffeeattack/kit/useForm'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { toast } from '@coffeeattack/ui/toast'
import { useId, useState } from 'react'
import { api } from '../api/client.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { talkChanged, type ReportedPost } from './queries.ts'

export type Action = 'hide' | 'restore'

const words = {
  hide: { title: '왜 가리나요?', submit: '글 가리기', busy: '가리는 중', done: '글을 가렸어요' },
  restore: { title: '왜 보이게 두나요?', submit: '글 보이기', busy: '바꾸는 중', done: '글이 보여요' },
} as const

const firstReasons: { hide: HideReason; restore: RestoreReason } = {
  hide: hideReasons[0],
  restore: restoreReasons[0],
}

type DecisionDialogProps = { post: ReportedPost; action: Action | null; onClose: () => void }

/** The reason stands in the audit trail, so it is one of a list. */
export function DecisionDialog({ post: { id }, action, onClose }: DecisionDialogProps) {
  const name = useId()
  // While it fades away it still says what it said.
  const [shown, setShown] = useState<Action>('hide')
  if (action && action !== shown) setShown(action)
  const form = useForm({
    first: firstReasons,
    send: (reasons) =>
      shown === 'hide'
        ? api('POST /console/talk/:id/hide', { params: { id }, body: { reason: reasons.hide } })
        : api('POST /console/talk/:id/restore', { params: { id }, body: { reason: reasons.restore } }),
    onDone() {
      toast(words[shown].done, { kind: 'done' })
      onClose()
    },
    onSettled: talkChanged,
  })
  const { hide, restore } = form.values
  const choice = (reason: string, chosen: string, choose: () => void) => (
    <OptionRow
      key={reason}
      type="radio"
      name={name}
      title={reason}
      checked={reason === chosen}
      onChange={choose}
    />
  )
  return (
    <FormDialog
      open={action !== null}
      title={words[shown].title}
      description="고른 이유는 기록에 남아요."
      form={form}
      submit={words[shown].submit}
      busy={words[shown].busy}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">이유</legend>
        {shown === 'hide'
          ? hideReasons.map((reason) => choice(reason, hide, () => form.set({ hide: reason })))
          : restoreReasons.map((reason) => choice(reason, restore, () => form.set({ restore: reason })))}
      </fieldset>
    </FormDialog>
  )
}
