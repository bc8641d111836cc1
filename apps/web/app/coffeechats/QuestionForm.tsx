import { QUESTIONS } from '@coffeeattack/domain/coffeechats/questions'
import { limitMessage } from '@coffeeattack/domain/text/text-area'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { type FormEvent, useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { insist } from '../layout/failure/tell-failure.ts'
import { coffeechatQuery, type Question, questionsQuery } from './queries.ts'

type QuestionFormProps = { coffeechatId: string; questions: readonly Question[]; closed: boolean }

/** One answer under each question; only those that were edited are sent. */
export function QuestionForm({ coffeechatId, questions, closed }: QuestionFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [busy, runOne] = useOneAtATime()
  const edited = questions
    .map(({ id, answer }) => ({ id, answer: typed[id] ?? answer ?? '', before: answer ?? '' }))
    .filter(({ answer, before }) => answer.trim() !== before)

  const send = () =>
    runOne(async () => {
      const items = edited.map(({ id, answer }) => ({ id, answer }))
      const saved = await insist(() => api('POST /users/coffeechats/questions', { body: { items } }))
      if (saved) {
        queries.setQueryData(questionsQuery(coffeechatId).queryKey, saved)
        setTyped({})
        toast('답을 보냈어요', { kind: 'done' })
      }
      // How many are answered stands in the coffee chat; and when it was refused, why: it may have been cancelled.
      await queries.invalidateQueries({ queryKey: coffeechatQuery(coffeechatId).queryKey, exact: true })
    })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (edited.length > 0) void send()
  }

  return (
    <form onSubmit={submit} className="mt-4 grid gap-5">
      {questions.map(({ id, question, answer }) => (
        <TextArea
          key={id}
          label={question}
          limit={QUESTIONS.answerLimit}
          atLimit={limitMessage(QUESTIONS.answerLimit)}
          placeholder="편하게 적어 주세요"
          value={typed[id] ?? answer ?? ''}
          readOnly={busy || closed}
          onValueChange={(value) => setTyped((before) => ({ ...before, [id]: value }))}
        />
      ))}
      {!closed && (
        <Button type="submit" disabled={edited.length === 0} busy={busy && '보내는 중'}>
          답 보내기
        </Button>
      )}
    </form>
  )
}
