import {
  type HideReason,
  hideReasons,
  type RestoreReason,
  restoreReasons,
} from '@coffeeattack/domain/talk/moderation'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { toast } from '@coffeeattack/ui/toast'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '../api/client.ts'
import { tellFailure } from '../layout/tell-failure.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { talkChanged, type ReportedPost } from './queries.ts'

export type Action = 'hide' | 'restore'

const words = {
  hide: { title: '왜 가리나요?', submit: '글 가리기', busy: '가리는 중', done: '글을 가렸어요' },
  restore: { title: '왜 보이게 두나요?', submit: '글 보이기', busy: '바꾸는 중', done: '글이 보여요' },
} as const

type DecisionDialogProps = { post: ReportedPost; action: Action | null; onClose: () => void }

/** The reason stands in the audit trail, so it is one of a list. */
export function DecisionDialog({ post: { id }, action, onClose }: DecisionDialogProps) {
  const name = useId()
  const [hideReason, setHideReason] = useState<HideReason>(hideReasons[0])
  const [restoreReason, setRestoreReason] = useState<RestoreReason>(restoreReasons[0])
  // While it fades away it still says what it said.
  const [shown, setShown] = useState<Action>('hide')
  if (action && action !== shown) setShown(action)
  const decide = useMutation({
    mutationFn: () =>
      shown === 'hide'
        ? api('POST /console/talk/:id/hide', { params: { id }, body: { reason: hideReason } })
        : api('POST /console/talk/:id/restore', { params: { id }, body: { reason: restoreReason } }),
    onSuccess() {
      toast(words[shown].done, { kind: 'done' })
      onClose()
    },
    onError: tellFailure,
    onSettled: talkChanged,
  })
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
      submit={words[shown].submit}
      busy={decide.isPending && words[shown].busy}
      onSubmit={() => decide.mutate()}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">이유</legend>
        {shown === 'hide'
          ? hideReasons.map((reason) => choice(reason, hideReason, () => setHideReason(reason)))
          : restoreReasons.map((reason) => choice(reason, restoreReason, () => setRestoreReason(reason)))}
      </fieldset>
    </FormDialog>
  )
}
