import { z } from 'zod'
import { feature, operatorCall } from './call.ts'
import { matchingPerson } from './candidates.ts'
import { page } from './query.ts'
import { day, id, idParam, int4, nextCursor } from './shapes.ts'
import { reasonsWithSum } from './suggestion-shapes.ts'

const many = int4.min(0)
const recruiters = ['recruiter'] as const

const suggestedPerson = matchingPerson
  .extend({
    /** Null for a person who switched suggestions off: nobody compares them. */
    suggestion: reasonsWithSum.nullable(),
    /** The place in the order of suggestions and in the plain order, from 1; null where the person is not in it. */
    place: int4.min(1).nullable(),
    plainPlace: int4.min(1).nullable(),
    /** The day on which the person said '관심 있어요', without a name. */
    interestedOn: day.nullable(),
  })
  .meta({ id: 'SuggestedPerson', description: '포지션에 추천한 분, 익명' })

const orders = ['suggested', 'plain'] as const

/** A position's people in the order of suggestions (MATCH-1): a search, so the candidates' module answers. */
export const suggestedPeople = feature('콘솔: 추천', {
  'GET /console/positions/:id/suggestions': operatorCall(recruiters, {
    about:
      '포지션에 맞는 분을 이유와 함께 보여줘요. 관심 있다고 한 분이 두 순서 모두에서 맨 앞이에요. 순서만 바뀌고, 나오는 분은 같아요.',
    query: z.object({ order: z.enum(orders).optional(), ...page }),
    out: {
      200: z.object({
        order: z.enum(orders),
        /** People who said '관심 있어요', whatever their sum; on the first page alone. */
        interested: z.array(suggestedPerson),
        items: z.array(suggestedPerson),
        /** Everybody, those with an interest among them; counted up to a limit. */
        total: many,
        isMore: z.boolean(),
        /** How many people were compared: the newest of those whom the position may suit. */
        compared: many,
        nextCursor,
      }),
    },
  }),
  'GET /console/positions/:id/suggestions/:candidateId': operatorCall(recruiters, {
    about: '한 분이 이 포지션에서 왜 그 자리에 있는지 보여줘요. 후보자도 같은 이유를 읽어요.',
    params: idParam.extend({ candidateId: id }),
    out: { 200: suggestedPerson },
  }),
})
