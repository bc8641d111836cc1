import { takedownMessage } from '@coffeeattack/domain/safety/takedown-words.ko'
import { TEXT_AREA } from '@coffeeattack/domain/text/length'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { useForm } from '@coffeeattack/kit/useForm'
import { TextField } from '@coffeeattack/ui/TextField'
import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { caseDecided, type SafetyCase } from './queries.ts'
import { SumSlip } from './Told.tsx'

type TakedownDialogProps = { shown: SafetyCase; open: boolean; onClose: () => void }

/** Whom a takedown reaches, and what they will read; then the button says how many (FIRM-9). */
export function TakedownDialog({ shown, open, onClose }: TakedownDialogProps) {
  const { id, company, figures, toldReason } = shown
  const { offer, talk } = figures.people
  const all = offer + talk
  const message = takedownMessage(company.name, toldReason)
  const form = useForm({
    first: { reason: '' },
    rules: { reason: (reason) => (reason.trim() === '' ? '기록에 남길 이유를 적어 주세요' : null) },
    send: ({ reason }) =>
      api('POST /console/safety/:id/take-down', { params: { id }, body: { reason: reason.trim() } }),
    onDone(decided) {
      caseDecided(decided)
      toast(`${decided.told?.all ?? 0}명에게 알리고 내렸어요`, { kind: 'done' })
      onClose()
    },
  })
  return (
    <FormDialog
      open={open}
      title={`${withJosa(company.name, '을/를')} 내릴까요?`}
      description="되돌릴 수 없어요. 열린 어택과 대화가 닫히고 아래 분들께 알려요."
      form={form}
      submit={all > 0 ? `${all}명에게 알리고 내리기` : '회사 내리기'}
      busy="내리는 중"
      onClose={onClose}
    >
      <SumSlip
        rows={[
          ['열린 어택만 있는 분', offer],
          ['대화하고 있는 분', talk],
        ]}
        total={['한 번씩 알려요', all]}
      />
      <div className="rounded-card px-4 py-3.5 text-label text-ink-2 inset-ring inset-ring-line-2">
        <p className="text-caption text-ink-3">앱에서 이렇게 읽어요. 문자에는 회사 이름을 적지 않아요</p>
        <p className="mt-0.5 text-body-s font-semibold text-ink">{message.title}</p>
        <p>{message.body}</p>
      </div>
      <TextField label="기록에 남길 이유" maxLength={TEXT_AREA.limit} {...form.field('reason')} />
    </FormDialog>
  )
}
