import { Button } from '@coffeeattack/ui/Button'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { arrangementOf } from '../../coffeechats/arrangement.ts'
import { type Coffeechat, coffeechatQuery } from '../../coffeechats/queries.ts'
import { QuestionShapes } from '../../coffeechats/QuestionShapes.tsx'
import { CardFrame } from './CardFrame.tsx'
import { OfferedTimesCard } from './OfferedTimesCard.tsx'

const AskedQuestions = lazy(async () => ({
  default: (await import('../../coffeechats/AskedQuestions.tsx')).AskedQuestions,
}))

/** What the company would like to know before the two meet (OFR-11), answered without leaving the conversation. */
function QuestionsCard({ chat }: { chat: Coffeechat }) {
  const [open, setOpen] = useState(false)
  const left = chat.questionCount - chat.answeredCount
  return (
    <CardFrame title="만나기 전에 답해 주세요" about={`아직 답하지 않은 질문이 ${left}개 있어요.`}>
      <Button size="sm" wide onClick={() => setOpen(true)}>
        질문에 답하기
      </Button>
      <Sheet open={open} onOpenChange={setOpen} title="만나기 전에 답해 주세요">
        <Suspense fallback={<QuestionShapes />}>
          <AskedQuestions coffeechatId={chat.id} />
        </Suspense>
      </Sheet>
    </CardFrame>
  )
}

/** What the other side waits for, at the end of the conversation: a time to choose, questions to answer. */
export function MeetingCards({ coffeechatId }: { coffeechatId: string }) {
  const { data: chat } = useQuery(coffeechatQuery(coffeechatId))
  if (!chat) return null
  const arrangement = arrangementOf(chat)
  const asks = arrangement.kind !== 'cancelled' && chat.questionCount > chat.answeredCount
  if (arrangement.kind !== 'offered' && !asks) return null
  return (
    <div className="flex flex-col gap-1.5 pl-[42px]">
      {arrangement.kind === 'offered' && <OfferedTimesCard chat={chat} times={arrangement.times} />}
      {asks && <QuestionsCard chat={chat} />}
    </div>
  )
}
