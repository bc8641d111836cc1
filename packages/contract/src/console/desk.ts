import { MESSAGE, messageProblem } from '@coffeeattack/domain/rooms/message'
import { surveyCodes } from '@coffeeattack/domain/desk/survey'
import { z } from 'zod'
import { call, feature } from '../call.ts'
import { page } from '../query.ts'
import { rule } from '../rule.ts'
import { id, idParam, instant, nextCursor } from '../shapes.ts'
import { deskStatus, handler, knownCandidate, seenHandler } from './desk-shapes.ts'

const roles = ['agent'] as const

const listQuery = z.object({ status: deskStatus.optional(), ...page })
const handled = { createdAt: instant, handler, handledAt: instant.nullable() }

const moreRequest = z
  .object({ id, candidate: knownCandidate, isActive: z.boolean(), message: z.string(), ...handled })
  .meta({ id: 'MoreOfferRequest', description: '제안을 더 받고 싶다는 요청' })

const application = z
  .object({
    id,
    name: z.string().nullable(),
    phone: z.string().nullable(),
    files: z.array(z.object({ id, type: z.enum(['resume', 'portfolio']), name: z.string() })),
    /** What is not seen to is erased then. */
    purgeAt: instant,
    ...handled,
  })
  .meta({ id: 'AgentApplication', description: '계정 없이 에이전트의 도움을 구한 신청' })

const survey = z
  .object({
    /** The message that carried it. */
    id,
    roomId: id,
    candidate: knownCandidate,
    sentAt: instant,
    userSurveyItems: z.array(z.object({ surveyCode: z.enum(surveyCodes), answer: z.string() })),
    answeredAt: instant.nullable(),
  })
  .meta({ id: 'SentSurvey', description: '보낸 설문과 답' })

export const consoleDesk = feature('콘솔: 상담', {
  'GET /console/more-requests': call({
    auth: 'operator',
    roles,
    about: '제안을 더 받고 싶다는 요청을 보여줘요.',
    query: listQuery,
    out: { 200: z.object({ items: z.array(moreRequest), openCount: z.int().min(0), nextCursor }) },
    errors: [],
  }),
  'POST /console/more-requests/:id/take': call({
    auth: 'operator',
    roles,
    about: '요청을 맡아요. 그사이 다른 사람이 맡았으면 409로 답해요.',
    params: idParam,
    body: seenHandler,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/more-requests/:id/done': call({
    auth: 'operator',
    roles,
    about: '요청을 마친 것으로 표시해요.',
    params: idParam,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'GET /console/applications': call({
    auth: 'operator',
    roles,
    about: '계정 없이 에이전트의 도움을 구한 신청을 보여줘요.',
    query: listQuery,
    out: { 200: z.object({ items: z.array(application), openCount: z.int().min(0), nextCursor }) },
    errors: [],
  }),
  'GET /console/applications/:id/files/:fileId': call({
    auth: 'operator',
    roles,
    about: '신청에 담긴 파일을 잠깐 열 수 있는 주소를 줘요. 연 사람이 기록돼요.',
    params: idParam.extend({ fileId: id }),
    out: { 200: z.object({ name: z.string(), url: z.string() }) },
    errors: [],
  }),
  'POST /console/applications/:id/take': call({
    auth: 'operator',
    roles,
    about: '신청을 맡아요. 그사이 다른 사람이 맡았으면 409로 답해요.',
    params: idParam,
    body: seenHandler,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'POST /console/applications/:id/done': call({
    auth: 'operator',
    roles,
    about: '신청을 마친 것으로 표시해요.',
    params: idParam,
    out: { 204: null },
    errors: ['CONFLICT'],
  }),
  'GET /console/surveys': call({
    auth: 'operator',
    roles,
    about: '내가 보낸 설문과 답을 새것부터 보여줘요.',
    query: z.object(page),
    out: { 200: z.object({ items: z.array(survey), nextCursor }) },
    errors: [],
  }),
  'POST /console/surveys': call({
    auth: 'operator',
    roles,
    makes: true,
    about: '설문을 후보자와의 대화방에 보내요. 대화방이 없으면 열어요.',
    body: z.object({
      candidateId: id,
      message: rule(messageProblem).meta({ minLength: 1, maxLength: MESSAGE.limit }),
    }),
    out: { 200: z.object({ id, roomId: id }) },
    errors: ['NOT_FOUND'],
  }),
})
