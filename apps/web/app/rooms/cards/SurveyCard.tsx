import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { Button } from '@coffeeattack/ui/Button'
import { Sheet } from '@coffeeattack/ui/Sheet'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { SurveyShapes } from '../../desk/SurveyShapes.tsx'

/** A card in the conversation, as wide as a bubble. */
export function CardFrame({
  title,
  about,
  children,
}: {
  title: string
  about: ReactNode
  children: ReactNode
}) {
  return (
    <section
      aria-label={title}
      className="w-chat-card max-w-chat-room rounded-option px-4 pt-4 pb-3.5 inset-ring inset-ring-line-2"
    >
      <h2 className="text-body leading-close font-bold">{title}</h2>
      <p className="mt-0.5 mb-3 text-caption text-ink-3">{about}</p>
      {children}
    </section>
  )
}

const Survey = lazy(async () => ({ default: (await import('../../desk/Survey.tsx')).Survey }))

function SurveySheet({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="나에 대해 알려 주세요"
      description="답은 담당 에이전트가 회사를 고를 때 참고해요."
    >
      <Suspense fallback={<SurveyShapes />}>
        <Survey onSaved={() => onOpenChange(false)} />
      </Suspense>
    </Sheet>
  )
}

/** The survey in the conversation (MSG-3). */
export function SurveyCard({ isAnswered }: { isAnswered: boolean }) {
  const [open, setOpen] = useState(false)
  return (
    <CardFrame
      title={isAnswered ? '설문에 답했어요' : '짧은 설문에 답해 주세요'}
      about={
        isAnswered ? '답은 언제든 고칠 수 있어요.' : `질문은 ${surveyQuestions.length + 1}개, 1분이면 돼요.`
      }
    >
      <Button kind={isAnswered ? 'weak' : 'filled'} size="sm" wide onClick={() => setOpen(true)}>
        {isAnswered ? '내 답 보기' : '설문에 답하기'}
      </Button>
      <SurveySheet open={open} onOpenChange={setOpen} />
    </CardFrame>
  )
}
