import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { Button } from '@coffeeattack/ui/Button'
import { useState } from 'react'
import { SurveySheet } from '../../desk/SurveySheet.tsx'
import { CardFrame } from './CardFrame.tsx'

/** The survey inside the conversation (MSG-3). */
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
