import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { monthText } from '@coffeeattack/domain/companies/statement'
import { fullDayText, kstDay } from '@coffeeattack/domain/kst'
import { REVIEW_NOTE } from '@coffeeattack/domain/operators/access-review'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useState } from 'react'
import { api } from '../../api/client.ts'
import { queries } from '../../api/queries.ts'
import { FormDialog } from '../../form/FormDialog.tsx'

type Review = Omit<ApiResult<'GET /console/audit/review'>, 'items'> & {
  items: readonly { isUnusual: boolean }[]
}

/** Who looked through the month, or the button to sign it off once it is over (BIZ-6). */
export function SignOff({ review }: { review: Review }) {
  const { month, signedOff, canSignOff, items } = review
  const [isSigning, setSigning] = useState(false)
  if (signedOff)
    return (
      <p className="mt-3 text-body-s text-pretty text-ink-2">
        <b className="font-semibold text-ink">{signedOff.name} 님이 점검했어요</b>
        {` · ${fullDayText(kstDay(new Date(signedOff.at)))}`}
        {signedOff.note && <span className="block whitespace-pre-line">“{signedOff.note}”</span>}
      </p>
    )
  if (!canSignOff) return <p className="mt-3 text-label text-ink-3">달이 끝나면 점검을 마칠 수 있어요.</p>
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="text-body-s text-ink-2">{monthText(month)}은 아직 점검하지 않았어요.</p>
      <Button size="sm" onClick={() => setSigning(true)}>
        점검 마치기
      </Button>
      <SignOffDialog
        month={month}
        hasUnusual={items.some(({ isUnusual }) => isUnusual)}
        open={isSigning}
        onClose={() => setSigning(false)}
      />
    </div>
  )
}

const nothing = { note: '' }

type SignOffDialogProps = { month: string; hasUnusual: boolean; open: boolean; onClose: () => void }

function SignOffDialog({ month, hasUnusual, open, onClose }: SignOffDialogProps) {
  const form = useForm({
    first: nothing,
    blame: 'note',
    send: ({ note }) => api('POST /console/audit/review/sign-off', { body: { month, note } }),
    onDone() {
      onClose()
      toast(`${monthText(month)} 점검을 마쳤어요`, { kind: 'done' })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['audit'] }),
  })
  return (
    <FormDialog
      open={open}
      title={`${monthText(month)} 점검을 마칠까요?`}
      description="서명한 사람과 때가 남고, 고치거나 지울 수 없어요."
      form={form}
      submit="서명하기"
      busy="서명하는 중"
      onClose={onClose}
    >
      <div className="text-left">
        <TextArea
          label="확인한 것"
          {...(hasUnusual
            ? { helper: '평소보다 많이 본 사람이 있어요. 무엇을 확인했는지 적어 주세요.' }
            : { hint: '선택' })}
          limit={REVIEW_NOTE.limit}
          atLimit={limitMessage(REVIEW_NOTE.limit)}
          {...form.field('note')}
        />
      </div>
    </FormDialog>
  )
}
