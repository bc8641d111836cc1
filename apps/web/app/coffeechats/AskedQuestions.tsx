import { QUESTIONS } from '@coffeeattack/domain/coffeechats/questions'
import { limitMessage } from '@coffeeattack/domain/text/length'
import { Loaded } from '@coffeeattack/kit/Loaded'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { coffeechatQuery, type Question, questionsQuery } from './queries.ts'
import { QuestionShapes } from './QuestionShapes.tsx'

type AskedQuestionsProps = { coffeechatId: string; closed?: boolean }

/** The questions of a coffee chat and the answers so far (OFR-11). */
export default function AskedQuestions({ coffeechatId, closed = false }: AskedQuestionsProps) {
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

/** The typed text by question. */
type Typed = Readonly<Record<string, string>>
const nothing: Typed = {}

/** An answer field under each question; only edited answers are sent. */
function QuestionForm({ coffeechatId, questions, closed }: QuestionFormProps) {
  const form = useForm({
    first: nothing,
    send: (typed) =>
      api('POST /users/coffeechats/questions', { body: { items: editedIn(questions, typed) } }),
    onDone(saved) {
      queries.setQueryData(questionsQuery(coffeechatId).queryKey, saved)
      form.reset()
      toast('답을 보냈어요', { kind: 'done' })
    },
    // The coffee chat counts the answers, and a refusal may mean that it was cancelled.
    onSettled: () =>
      queries.invalidateQueries({ queryKey: coffeechatQuery(coffeechatId).queryKey, exact: true }),
  })
  const isEdited = editedIn(questions, form.values).length > 0
  return (
    <form {...form.props} className="mt-4 grid gap-5">
      {questions.map(({ id, question, answer }) => (
        <TextArea
          key={id}
          label={question}
          limit={QUESTIONS.answerLimit}
          atLimit={limitMessage(QUESTIONS.answerLimit)}
          placeholder="편하게 적어 주세요"
          readOnly={form.busy || closed}
          {...form.field(id)}
          value={form.values[id] ?? answer ?? ''}
        />
      ))}
      {!closed && (
        <Button type="submit" disabled={!isEdited} busy={form.busy && '보내는 중'}>
          답 보내기
        </Button>
      )}
    </form>
  )
}

function editedIn(questions: readonly Question[], typed: Typed) {
  return questions
    .map(({ id, answer }) => ({ id, answer: typed[id] ?? answer ?? '', before: answer ?? '' }))
    .filter(({ answer, before }) => answer.trim() !== before)
    .map(({ id, answer }) => ({ id, answer }))
}
