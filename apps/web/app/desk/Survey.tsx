import { surveyCodes, surveyQuestions } from '@coffeeattack/domain/desk/survey'
import { limitMessage, TEXT_AREA } from '@coffeeattack/domain/text/length'
import { willingnessOptions } from '@coffeeattack/domain/verification/registration'
import { Loaded, together } from '@coffeeattack/kit/Loaded'
import { useForm } from '@coffeeattack/kit/useForm'
import { Button } from '@coffeeattack/ui/Button'
import { OptionRow } from '@coffeeattack/ui/OptionRow'
import { TextArea } from '@coffeeattack/ui/TextArea'
import { toast } from '@coffeeattack/ui/toast'
import { queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { profileQuery } from '../profiles/profile-query.ts'
import { draftOf, editsOf, type SurveyDraft } from './answers.ts'
import { SurveyShapes } from './SurveyShapes.tsx'

/** The survey with the earlier answers. */
export function Survey({ onSaved }: { onSaved: () => void }) {
  const profile = useQuery(profileQuery)
  const userId = profile.data?.id
  const query = surveyAnswersQuery(userId ?? '')
  const answers = useQuery(userId ? query : { ...query, queryFn: skipToken })
  return (
    <Loaded
      query={together({ profile, answers })}
      title="설문을 불러오지 못했어요"
      skeleton={<SurveyShapes />}
    >
      {({ profile: { id, willingness }, answers: { userSurveyItems } }) => (
        <SurveyForm userId={id} saved={draftOf(userSurveyItems, willingness)} onSaved={onSaved} />
      )}
    </Loaded>
  )
}

type ChoiceGroupProps<V extends string> = {
  question: string
  choices: readonly { value: V; label: string }[]
  value: string | null
  disabled: boolean
  onChoose: (value: V) => void
}

/** One question with its choices. */
function ChoiceGroup<V extends string>({
  question,
  choices,
  value,
  disabled,
  onChoose,
}: ChoiceGroupProps<V>) {
  const name = useId()
  return (
    <fieldset disabled={disabled}>
      <legend className="mb-2.5 text-h3 font-bold">{question}</legend>
      <div className="grid gap-2">
        {choices.map((choice) => (
          <OptionRow
            key={choice.value}
            type="radio"
            name={name}
            title={choice.label}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** Both requests are idempotent, so a failure resends both. */
async function saveSurvey(userId: string, { answers, willingness }: ReturnType<typeof editsOf>) {
  if (willingness) await api('PATCH /users/willingness', { body: { willingness } })
  return api('PATCH /users/surveys/:id', { params: { id: userId }, body: { userSurveyItems: answers } })
}

/** How much the person wants to move, and the three questions (MSG-3). Every answer is optional. */
function SurveyForm({ userId, saved, onSaved }: { userId: string; saved: SurveyDraft; onSaved: () => void }) {
  const form = useForm({
    first: saved,
    // Only the changes.
    send: (draft) => saveSurvey(userId, editsOf(draft, saved)),
    onDone(kept, { willingness }) {
      queries.setQueryData(surveyAnswersQuery(userId).queryKey, kept)
      if (willingness !== saved.willingness) {
        queries.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, willingness })
      }
      // The conversation's card shows whether the survey was answered.
      void queries.invalidateQueries({ queryKey: ['thread'] })
      toast('답을 보냈어요', { kind: 'done' })
      onSaved()
    },
  })
  const { busy, values: draft } = form
  return (
    <form {...form.props} className="flex flex-col gap-7">
      <ChoiceGroup
        question="지금 이직 생각은 어떤가요?"
        choices={willingnessOptions}
        value={draft.willingness}
        disabled={busy}
        onChoose={(willingness) => form.set({ willingness })}
      />
      {surveyQuestions.map(({ surveyCode, question, choices }) =>
        choices.length > 0 ? (
          <ChoiceGroup
            key={surveyCode}
            question={question}
            choices={choices.map((choice) => ({ value: choice, label: choice }))}
            value={draft[surveyCode]}
            disabled={busy}
            onChoose={(answer) => form.set({ [surveyCode]: answer })}
          />
        ) : (
          <div key={surveyCode}>
            <p aria-hidden="true" className="mb-2.5 text-h3 font-bold">
              {question}
            </p>
            <TextArea
              label={question}
              hideLabel
              limit={TEXT_AREA.limit}
              atLimit={limitMessage(TEXT_AREA.limit)}
              placeholder="편하게 적어 주세요"
              readOnly={busy}
              {...form.field(surveyCode)}
            />
          </div>
        ),
      )}
      <Button type="submit" disabled={!editsOf(draft, saved).isEdited} busy={busy && '보내는 중'}>
        답 보내기
      </Button>
    </form>
  )
}

/** The person's earlier answers (MSG-3). */
const surveyAnswersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['survey', userId],
    queryFn: ({ signal }) =>
      api('GET /users/surveys/answer/:id', {
        params: { id: userId },
        query: { surveyCodeItems: [...surveyCodes] },
        signal,
      }),
  })
