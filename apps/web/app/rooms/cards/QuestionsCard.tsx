import { Button } from '@coffeeattack/ui/Button'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { lazy, Suspense, useState } from 'react'
import type { Coffeechat } from '../../coffeechats/queries.ts'
import { QuestionShapes } from '../../coffeechats/QuestionShapes.tsx'
import { CardFrame } from './CardFrame.tsx'

const AskedQuestions = lazy(async () => ({
  default: (await import('../../coffeechats/AskedQuestions.tsx')).AskedQuestions,
}))

/** What the company would like to know before the two meet (OFR-11), answered without leaving the conversation. */
export function QuestionsCard({ chat }: { chat: Coffeechat }) {
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
