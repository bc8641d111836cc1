import { surveyCodes } from '@coffeeattack/domain/desk/survey'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

/** What the person has answered so far (MSG-3). */
export const surveyAnswersQuery = (userId: string) =>
  queryOptions({
    queryKey: ['survey', userId],
    queryFn: ({ signal }) =>
      api('GET /users/surveys/answer/:id', {
        params: { id: userId },
        query: { surveyCodeItems: [...surveyCodes] },
        signal,
      }),
  })
