import { answerProblem, surveyCodes } from '@coffeeattack/domain/desk/survey'
import { z } from 'zod'
import { call, feature } from './call.ts'
import { listOf } from './query.ts'
import { heldFields, rule } from './rule.ts'
import { idParam } from './shapes.ts'

const answer = z.object({ surveyCode: z.enum(surveyCodes), answer: rule(() => null) })
const answers = z.object({ userSurveyItems: z.array(answer) })
const codesQuery = z.object({ surveyCodeItems: listOf(surveyCodes).optional() })

export const surveys = feature('설문', {
  'GET /users/surveys/:id': call({
    auth: 'candidate',
    about: '설문 질문을 보여줘요.',
    params: idParam,
    query: codesQuery,
    out: {
      200: z.object({
        questions: z.array(
          z.object({
            surveyCode: z.enum(surveyCodes),
            question: z.string(),
            choices: z.array(z.string()),
          }),
        ),
      }),
    },
    errors: [],
  }),
  'GET /users/surveys/answer/:id': call({
    auth: 'candidate',
    about: '설문에 한 답을 보여줘요.',
    params: idParam,
    query: codesQuery,
    out: { 200: answers },
    errors: [],
  }),
  'PATCH /users/surveys/:id': call({
    auth: 'candidate',
    about: '설문에 답해요. 보낸 질문의 답만 바뀌고, 빈 답은 답을 지워요.',
    params: idParam,
    body: z.object({
      userSurveyItems: z
        .array(heldFields(answer, (given) => ({ answer: answerProblem(given) })))
        .max(surveyCodes.length),
    }),
    out: { 200: answers },
    errors: [],
  }),
})
