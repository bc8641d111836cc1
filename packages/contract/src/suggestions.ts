import { signalNames } from '@coffeeattack/domain/suggestions/signals'
import { suggestionStates } from '@coffeeattack/domain/suggestions/interest'
import { OBJECTION, objectionKinds } from '@coffeeattack/domain/suggestions/objection'
import { z } from 'zod'
import { call, candidateCall, feature } from './call.ts'
import { offerCompany } from './offer-shapes.ts'
import { page } from './query.ts'
import { textUpTo } from './rule.ts'
import { day, id, instant, int4, nextCursor } from './shapes.ts'
import { reasonsWithSum, signalWeights } from './suggestion-shapes.ts'

const many = int4.min(0)

const suggestedPosition = reasonsWithSum
  .extend({
    /** Of the position. */
    id,
    title: z.string(),
    job: z.string(),
    /** Null where the company does not show its name for this position. */
    company: offerCompany.nullable(),
    /** The person said '관심 있어요', and when. */
    interestedAt: instant.nullable(),
  })
  .meta({ id: 'SuggestedPosition', description: '추천한 포지션. 연봉은 없어요' })

/** What the person asked somebody of the desk to look at; the newest one. */
const review = z
  .object({
    kind: z.enum(objectionKinds),
    askedAt: instant,
    /** The last day for the answer. */
    dueOn: day,
    /** The answer stands in the person's conversation with the agent. */
    answeredAt: instant.nullable(),
    roomId: id.nullable(),
  })
  .meta({ id: 'SuggestionReview' })

const state = z.enum(suggestionStates)

export const suggestions = feature('추천', {
  'GET /users/suggestions': candidateCall({
    about: '나 같은 분을 찾는 열린 포지션을 이유를 더한 순서로 보여줘요. 연봉은 보여주지 않아요.',
    query: z.object(page),
    out: {
      200: z.object({
        /** OFF: switched off. RESTING: companies do not find the profile, so there is no list. */
        state,
        items: z.array(suggestedPosition),
        total: many,
        /** There are more open positions of the job group than were compared. */
        isMore: z.boolean(),
        nextCursor,
        /** The person has read on the first view what counts and what never does. */
        isNoticed: z.boolean(),
        /** The profile names fewer skills than suggestions need. */
        hasFewSkills: z.boolean(),
        review: review.nullable(),
        /** The day that is printed before sending: by when an objection of today is answered. */
        reviewDueOn: day,
      }),
    },
  }),
  'GET /users/suggestions/card': candidateCall({
    about: '홈에 보여 줄 추천 카드예요. 지난번에 본 뒤 새로 열린 포지션이 없으면 null이에요.',
    out: {
      200: z.object({
        card: z
          .object({
            newCount: many,
            /** The best of the new ones. */
            best: suggestedPosition,
          })
          .nullable(),
      }),
    },
  }),
  'POST /users/suggestions/seen': candidateCall({
    about: '추천을 봤다고 남겨요. 홈의 카드가 사라지고, 처음 보는 안내를 읽은 것이 돼요.',
    out: { 204: null },
  }),
  'POST /users/suggestions/switch': candidateCall({
    about: '추천을 끄거나 켜요. 꺼도 회사의 찾기에는 그대로 나와요.',
    body: z.object({ isOn: z.boolean() }),
    out: { 200: z.object({ state }) },
  }),
  'POST /users/suggestions/:id/interest': candidateCall({
    about: '이 포지션에 관심 있다고 이름 없이 알려요. 두 번 눌러도 한 번이에요.',
    out: { 200: suggestedPosition },
    errors: ['SUGGESTION_GONE'],
  }),
  'DELETE /users/suggestions/:id/interest': candidateCall({
    about: '관심 있다고 한 것을 거둬요.',
    out: { 200: suggestedPosition },
    errors: ['SUGGESTION_GONE'],
  }),
  'GET /users/suggestions/why-not': candidateCall({
    about:
      '회사 이름으로 추천하지 않은 이유를 물어요. 열린 포지션이 없는 회사와 볼 수 없는 회사는 똑같이 답해요.',
    query: z.object({ company: z.string().min(1).max(60) }),
    out: {
      200: z.object({
        /** The best position first. */
        items: z.array(
          suggestedPosition.extend({
            /** Its place in the whole list, from 1. */
            place: int4.min(1),
            /** Must-haves that the profile does not name: what the person could write down. */
            missing: z.array(z.string()),
          }),
        ),
      }),
    },
  }),
  'POST /users/suggestions/review': candidateCall({
    makes: true,
    about:
      '사람이 다시 봐 달라고 해요. 다섯 영업일 안에 상담하는 사람이 읽고 메시지로 답해요. 반대하면 추천도 꺼요.',
    body: z.object({
      kind: z.enum(objectionKinds),
      text: textUpTo(OBJECTION.textLimit),
      /** The position that it is about, if it is about one. */
      positionId: id.nullable().default(null),
    }),
    out: { 200: review },
    errors: ['SUGGESTION_GONE', 'SUGGESTION_REVIEW_OPEN'],
  }),
  'GET /suggestions/criteria': call({
    auth: 'none',
    about: '추천이 무엇을 세고 무엇을 세지 않는지, 지금 무게와 지난 무게를 보여줘요.',
    out: {
      200: z.object({
        signals: z.array(
          z.object({ signal: z.enum(signalNames), label: z.string(), looksAt: z.string(), weight: many }),
        ),
        never: z.array(z.string()),
        /** The version in use: since when, learnt from how many outcomes (null for weights set by hand). */
        since: day,
        outcomes: many.nullable(),
        /** Every version that was used, the newest first. */
        versions: z.array(
          z.object({ since: day, outcomes: many.nullable(), weights: signalWeights, isLearnt: z.boolean() }),
        ),
        /** Outcomes so far, and from how many on weights are learnt. */
        gathered: many,
        needed: many,
        answerDays: int4.min(1),
        /** Who is in charge, as the law asks; from the service's own identity. */
        inCharge: z.object({ name: z.string(), contact: z.string() }),
      }),
    },
  }),
})
