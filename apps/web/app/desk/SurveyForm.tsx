import { type SurveyCode, surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { willingnessOptions } from '@coffeeattack/domain/desk/willingness'
import { limitMessage, TEXT_AREA } from '@coffeeattack/domain/text/text-area'
import { Button } from '@coffeeattack/ui/Button'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { type FormEvent, useState } from 'react'
import { useOneAtATime } from '../api/use-one-at-a-time.ts'
import { editsOf, type SurveyDraft } from './answers.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { saveSurvey } from './save-survey.ts'

type SurveyFormProps = { userId: string; saved: SurveyDraft; onSaved: () => void }

/** How much the person wants to move, and the three questions (MSG-3). Every answer may be left out. */
export function SurveyForm({ userId, saved, onSaved }: SurveyFormProps) {
  const [draft, setDraft] = useState(saved)
  const [busy, runOne] = useOneAtATime()
  const edits = editsOf(draft, saved)
  const answer = (code: SurveyCode) => (value: string) => setDraft((before) => ({ ...before, [code]: value }))

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!edits.isEdited) return
    void runOne(async () => {
      if (await saveSurvey(userId, edits)) onSaved()
    })
  }
  return (
    <form onSubmit={submit} className="flex flex-col gap-7">
      <ChoiceGroup
        question="지금 이직 생각은 어떤가요?"
        choices={willingnessOptions}
        value={draft.willingness}
        disabled={busy}
        onChoose={(willingness) => setDraft((before) => ({ ...before, willingness }))}
      />
      {surveyQuestions.map(({ surveyCode, question, choices }) =>
        choices.length > 0 ? (
          <ChoiceGroup
            key={surveyCode}
            question={question}
            choices={choices.map((choice) => ({ value: choice, label: choice }))}
            value={draft[surveyCode]}
            disabled={busy}
            onChoose={answer(surveyCode)}
          />
        ) : (
          <TextArea
            key={surveyCode}
            label={question}
            limit={TEXT_AREA.limit}
            atLimit={limitMessage(TEXT_AREA.limit)}
            placeholder="편하게 적어 주세요"
            value={draft[surveyCode]}
            readOnly={busy}
            onValueChange={answer(surveyCode)}
          />
        ),
      )}
      <Button type="submit" disabled={!edits.isEdited} busy={busy && '보내는 중'}>
        답 보내기
      </Button>
    </form>
  )
}
