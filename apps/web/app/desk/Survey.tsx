import { ErrorState } from '@coffeeattack/ui/ErrorState'
import { skipToken, useQuery } from '@tanstack/react-query'
import { profileQuery } from '../profiles/profile-query.ts'
import { draftOf } from './answers.ts'
import { surveyAnswersQuery } from './queries.ts'
import { SurveyForm } from './SurveyForm.tsx'
import { SurveyShapes } from './SurveyShapes.tsx'

/** The survey with what was answered before. */
export function Survey({ onSaved }: { onSaved: () => void }) {
  const profile = useQuery(profileQuery)
  const userId = profile.data?.id
  const query = surveyAnswersQuery(userId ?? '')
  const answers = useQuery(userId ? query : { ...query, queryFn: skipToken })
  if (profile.data && answers.data) {
    const saved = draftOf(answers.data.userSurveyItems, profile.data.willingness)
    return <SurveyForm userId={profile.data.id} saved={saved} onSaved={onSaved} />
  }
  const failed = [profile, answers].filter(({ isError }) => isError)
  if (failed.length > 0) {
    return (
      <ErrorState
        title="설문을 불러오지 못했어요"
        busy={failed.some(({ isFetching }) => isFetching) && '불러오는 중'}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
      />
    )
  }
  return <SurveyShapes />
}
