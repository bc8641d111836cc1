import { QUESTIONS } from '@coffeeattack/domain/coffeechats/questions'
import { Button } from '@coffeeattack/ui/Button'
import { Card } from '@coffeeattack/ui/Card'
import { Plus } from '@coffeeattack/ui/icons/Plus'
import { TextField } from '@coffeeattack/ui/TextField'
import { useState, type SubmitEvent } from 'react'
import { type Coffeechat, useArrange } from './queries.ts'

const LIMIT = 200

/** What the company would like to know before the two meet, and what was answered (OFR-11). */
export function Questions({ chat }: { chat: Coffeechat }) {
  const [asking, setAsking] = useState(false)
  const canAsk = chat.status !== 'DONE' && chat.status !== 'CANCELLED'
  return (
    <Card aria-labelledby="questions" className="px-6">
      <h2 id="questions" className="text-h3">
        만나기 전에 물어본 것
      </h2>
      {chat.questions.length === 0 && <p className="mt-1 text-body-s text-ink-3">아직 물어본 것이 없어요.</p>}
      <dl className="mt-3 grid gap-4">
        {chat.questions.map(({ id, question, answer }) => (
          <div key={id}>
            <dt className="text-body-s font-semibold">{question}</dt>
            <dd className="mt-1 text-body-s leading-relaxed whitespace-pre-line text-ink-2">
              {answer ?? <span className="text-ink-3">아직 답하지 않았어요</span>}
            </dd>
          </div>
        ))}
      </dl>
      {canAsk &&
        (asking ? (
          <QuestionsForm chat={chat} onDone={() => setAsking(false)} />
        ) : (
          <Button kind="weak" size="sm" className="mt-4" onClick={() => setAsking(true)}>
            {chat.questions.length > 0 ? '질문 바꾸기' : '질문하기'}
          </Button>
        ))}
    </Card>
  )
}

/** Unanswered questions are replaced by these; what was answered stays. */
function QuestionsForm({ chat, onDone }: { chat: Coffeechat; onDone: () => void }) {
  const { question } = useArrange(chat.id)
  const [items, setItems] = useState(() => {
    const open = chat.questions.filter(({ answer }) => answer === null).map((one) => one.question)
    return open.length > 0 ? open : ['']
  })
  const written = items.map((item) => item.trim()).filter(Boolean)
  const most = QUESTIONS.max - chat.questions.filter(({ answer }) => answer !== null).length

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (written.length > 0 && (await question.run(written))) onDone()
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-4 grid gap-3 border-t border-line pt-4">
      {items.map((item, index) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- the place in the list is all a line has
          key={index}
          label={`질문 ${index + 1}`}
          value={item}
          maxLength={LIMIT}
          counter
          onValueChange={(text) => setItems(items.with(index, text))}
        />
      ))}
      <div className="flex flex-wrap gap-2">
        <Button kind="weak" size="sm" onClick={onDone}>
          닫기
        </Button>
        {items.length < most && (
          <Button kind="line" size="sm" onClick={() => setItems([...items, ''])}>
            <Plus size={16} />
            질문 더하기
          </Button>
        )}
        <Button type="submit" size="sm" disabled={written.length === 0} busy={question.busy && '보내는 중'}>
          질문 보내기
        </Button>
      </div>
    </form>
  )
}
