import { surveyQuestions } from '@coffeeattack/domain/desk/survey'
import type { Room } from './queries.ts'
import { CardDialog } from './CardDialog.tsx'

const GREETING = '잘 맞는 회사를 찾아 드리고 싶어요. 세 가지만 알려 주세요.'

type SurveyDialogProps = { room: Room; open: boolean; onClose: () => void }

export function SurveyDialog({ room, open, onClose }: SurveyDialogProps) {
  return (
    <CardDialog
      roomId={room.id}
      open={open}
      onClose={onClose}
      title="설문 보내기"
      greeting={GREETING}
      card={{ survey: true }}
    >
      <ol className="grid list-decimal gap-1 rounded-card bg-surface-2 py-4 pr-4 pl-9 text-body-s text-ink-2">
        {surveyQuestions.map(({ surveyCode, question }) => (
          <li key={surveyCode}>{question}</li>
        ))}
      </ol>
    </CardDialog>
  )
}
