import { APPLICATION } from '@coffeeattack/domain/companies/application'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { useForm } from '@coffeeattack/kit/useForm'
import { Card } from '@coffeeattack/ui/Card'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { joinApi } from './api.ts'
import { type Application, changing } from './application.ts'

type AnswerCardProps = { id: string; secret: string; application: Application }

/** What the review asks, and the answer. */
export function AnswerCard({ id, secret, application }: AnswerCardProps) {
  const { onDone, onSettled } = changing(secret)
  const form = useForm({
    first: { answer: '' },
    rules: { answer: (typed) => (typed.trim() === '' ? '답을 적어 주세요' : null) },
    send: ({ answer }) => joinApi('POST /business/applications/answer', { body: { secret, answer } }),
    onDone(application) {
      onDone(application)
      toast('답을 보냈어요', { kind: 'done' })
    },
    onSettled,
  })
  return (
    <Card title="심사에서 여쭤봐요">
      <p className="mt-3 rounded-button bg-surface-2 px-4 py-3.5 text-body-s whitespace-pre-line">
        {application.question}
      </p>
      <form {...form.props} id={id}>
        <TextArea
          className="mt-4"
          label="답"
          lines={3}
          limit={APPLICATION.reasonLimit}
          atLimit={limitMessage(APPLICATION.reasonLimit)}
          {...form.field('answer')}
        />
      </form>
    </Card>
  )
}
