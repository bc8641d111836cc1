import { limitMessage, TEXT_AREA } from '@coffeeattack/domain/text/length'
import { useForm } from '@coffeeattack/kit/useForm'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { caseDecided } from './queries.ts'

type CloseDialogProps = { id: string; open: boolean; onClose: () => void }

/** Closes a case in which nothing was found. The reporters read the reason. */
export function CloseDialog({ id, open, onClose }: CloseDialogProps) {
  const form = useForm({
    first: { reason: '' },
    rules: { reason: (reason) => (reason.trim() === '' ? '무엇을 살펴봤는지 적어 주세요' : null) },
    send: ({ reason }) =>
      api('POST /console/safety/:id/close', { params: { id }, body: { reason: reason.trim() } }),
    onDone(decided) {
      caseDecided(decided)
      toast('문제없는 일로 닫았어요', { kind: 'done' })
      onClose()
    },
  })
  return (
    <FormDialog
      open={open}
      title="문제없는 일로 닫을까요?"
      description="적은 말은 알린 분이 읽어요. 회사에는 아무것도 알리지 않아요."
      form={form}
      submit="알리고 닫기"
      busy="닫는 중"
      onClose={onClose}
    >
      <TextArea
        label="무엇을 살펴봤나요?"
        placeholder="예: 대화에서 연봉 범위는 제안과 같았어요."
        limit={TEXT_AREA.limit}
        atLimit={limitMessage(TEXT_AREA.limit)}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
