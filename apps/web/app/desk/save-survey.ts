import { toast } from '@coffeeattack/ui/toast'
import { api } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { insist } from '../layout/failure/tell-failure.ts'
import { profileQuery } from '../profiles/profile-query.ts'
import type { editsOf } from './answers.ts'
import { surveyAnswersQuery } from './queries.ts'

/** Sends what was changed. Both parts can be sent again without harm, so a failed one takes the other along. */
export async function saveSurvey(
  userId: string,
  { answers, willingness }: ReturnType<typeof editsOf>,
): Promise<boolean> {
  const saved = await insist(async () => {
    if (willingness) await api('PATCH /users/willingness', { body: { willingness } })
    return api('PATCH /users/surveys/:id', {
      params: { id: userId },
      body: { userSurveyItems: answers },
    })
  })
  if (!saved) return false
  queries.setQueryData(surveyAnswersQuery(userId).queryKey, saved)
  if (willingness) {
    queries.setQueryData(profileQuery.queryKey, (profile) => profile && { ...profile, willingness })
  }
  // The card in the conversation says whether it was answered.
  void queries.invalidateQueries({ queryKey: ['thread'] })
  toast('답을 보냈어요', { kind: 'done' })
  return true
}
