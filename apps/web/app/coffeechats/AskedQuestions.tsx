import { QUESTIONS } from '@coffeeattack/domain/coffeechats/questions'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useCall } from '@coffeeattack/kit/useCall'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { coffeechatQuery, type Question, questionsQuery } from './queries.ts'
import { QuestionShapes } from './QuestionShapes.tsx'

type AskedQuestionsProps = { coffeechatId: string; closed?: boolean }

/** The questions of a coffee chat and the answers so far (OFR-11). */
export function AskedQuestions({ coffeechatId, closed = false }: AskedQuestionsProps) {
  return (
    <Loaded
      query={useQuery(questionsQuery(coffeechatId))}
      title="질문을 불러오지 못했어요"
      skeleton={<QuestionShapes />}
    >
      {({ items }) => <QuestionForm coffeechatId={coffeechatId} questions={items} closed={closed} />}
    </Loaded>
  )
}

type QuestionFormProps = { coffeechatId: string; questions: readonly Question[]; closed: boolean }

/** One answer under each question; only those that were edited are sent. */
function QuestionForm({ coffeechatId, questions, closed }: QuestionFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const edited = questions
    .map(({ id, answer }) => ({ id, answer: typed[id] ?? answer ?? '', before: answer ?? '' }))
    .filter(({ answer, before }) => answer.trim() !== before)

  const items = edited.map(({ id, answer }) => ({ id, answer }))
  const send = useCall(() => api('POST /users/coffeechats/questions', { body: { items } }), {
    onDone(saved) {
      queries.setQueryData(questionsQuery(coffeechatId).queryKey, saved)
      setTyped({})
      toast('답을 보냈어요', { kind: 'done' })
    },
    // How many are answered stands in the coffee chat; and when it was refused, why: it may have been cancelled.
    onSettled: () =>
      queries.invalidateQueries({ queryKey: coffeechatQuery(coffeechatId).queryKey, exact: true }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    if (edited.length > 0) void send.run()
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
          readOnly={send.busy || closed}
          onValueChange={(value) => setTyped((before) => ({ ...before, [id]: value }))}
        />
      ))}
      {!closed && (
        <Button type="submit" disabled={edited.length === 0} busy={send.busy && '보내는 중'}>
          답 보내기
        </Button>
      )}
    </form>
  )
}
