import { type Finding, findings } from '@coffeeattack/domain/companies/finding'
import { findingEffect, findingNames } from '@coffeeattack/domain/desk/kept-words.ko'
import { useForm } from '@coffeeattack/kit/useForm'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { toast } from '@coffeeattack/ui/toast'
import { useId } from 'react'
import { api } from '../../api/client.ts'
import { FormDialog } from '../../form/FormDialog.tsx'
import { type KeptWord, reloadKeptWords } from './queries.ts'

const undecided: { finding: Finding | null } = { finding: null }

type FindingDialogProps = { word: KeptWord; open: boolean; onClose: () => void }

/** Closes a dispute with what the agent found after hearing both sides; each choice says what it does to the record (KEEP-4). */
export function FindingDialog({ word: { id, figure }, open, onClose }: FindingDialogProps) {
  const problemId = useId()
  const form = useForm({
    first: undecided,
    rules: { finding: (finding) => (finding === null ? '판단을 골라 주세요' : null) },
    blame: 'finding',
    // The server refuses a second closing, so no idempotency key is needed.
    send: (body) => api('POST /console/kept-words/:id/done', { params: { id }, body }),
    onDone() {
      onClose()
      toast('판단을 남기고 마쳤어요', { kind: 'done' })
    },
    onSettled: reloadKeptWords,
  })
  const problem = form.problems['finding']
  function close() {
    form.reset(undecided)
    onClose()
  }
  return (
    <FormDialog
      open={open}
      title="어떻게 판단했나요?"
      description="두 쪽의 이야기를 듣고 골라 주세요. 마치면 바꿀 수 없고, 누가 판단했는지 기록에 남아요."
      form={form}
      submit="판단 남기고 마치기"
      busy="마치는 중"
      onClose={close}
    >
      <fieldset aria-describedby={problem ? problemId : undefined} className="grid gap-2 text-left">
        <legend className="sr-only">판단</legend>
        {findings.map((finding) => (
          <OptionRow
            key={finding}
            type="radio"
            name={`finding-${id}`}
            title={findingNames[finding]}
            note={findingEffect(finding, figure)}
            checked={form.values.finding === finding}
            onChange={() => form.set({ finding })}
          />
        ))}
      </fieldset>
      {problem && (
        <p id={problemId} role="alert" className="text-left text-label text-danger">
          {problem}
        </p>
      )}
    </FormDialog>
  )
}
