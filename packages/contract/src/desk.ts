import { CONTACT, contactProblem } from '@coffeeattack/domain/desk/inquiries'
import { answerProblem, surveyCodes } from '@coffeeattack/domain/desk/survey'
import { TEXT_AREA } from '@coffeeattack/domain/text/length'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import { name, phone } from './person-fields.ts'
import { fileUrl } from './profile-fields.ts'
import { listOf } from './query.ts'
import { heldFields, requiredText, rule, textUpTo } from './rule.ts'
import { id } from './shapes.ts'

const answer = z.object({ surveyCode: z.enum(surveyCodes), answer: rule(() => null) })
const answers = z.object({ userSurveyItems: z.array(answer) })
const codesQuery = z.object({ surveyCodeItems: listOf(surveyCodes).optional() })

export const surveys = feature('설문', {
  'GET /users/surveys/:id': candidateCall({
    about: '설문 질문을 보여줘요.',
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
  }),
  'GET /users/surveys/answer/:id': candidateCall({
    about: '설문에 한 답을 보여줘요.',
    query: codesQuery,
    out: { 200: answers },
  }),
  'PATCH /users/surveys/:id': candidateCall({
    about: '설문에 답해요. 보낸 질문의 답만 바뀌고, 빈 답은 답을 지워요.',
    body: z.object({
      userSurveyItems: z
        .array(heldFields(answer, (given) => ({ answer: answerProblem(given) })))
        .max(surveyCodes.length),
    }),
    out: { 200: answers },
  }),
})

export const inquiries = feature('방문과 문의', {
  'POST /users/ask': call({
    auth: 'optional',
    beforeProof: true,
    makes: true,
    about: '문의를 남겨요. 답은 메시지로, 로그인하지 않았으면 남긴 연락처로 와요.',
    body: z.object({
      from: textUpTo(500),
      message: requiredText(TEXT_AREA.limit),
      contact: rule(contactProblem).meta({ maxLength: CONTACT.limit }).optional(),
      /** Asked for a company: it is answered at the contact, which it cannot do without. */
      isOfCompany: z.boolean().optional(),
    }),
    out: { 200: z.object({ id }) },
  }),
})

export const applications = feature('파일', {
  'POST /users/agent': call({
    auth: 'none',
    makes: true,
    about: '올린 파일로 에이전트에게 도움을 청해요. 가입하지 않아도 돼요.',
    body: z.object({
      resumeFileUrl: fileUrl.optional(),
      portfolioFileUrl: fileUrl.optional(),
      name: name.optional(),
      phone: phone.optional(),
    }),
    out: { 200: z.object({ id }) },
    errors: ['FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_BROKEN'],
  }),
})
