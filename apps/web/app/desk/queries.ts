import { surveyCodes } from '@coffeeattack/domain/desk/survey'
import { queryOptions } from '@tanstack/react-query'
import { api } from '../api/client.ts'

/** The person's earlier answers (MSG-3). */
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
