import { TEXT_AREA } from '@coffeeattack/domain/text/length'
import { z } from 'zod'
import { anonymousProfile } from './anonymous-profile.ts'
import { candidateCall, feature } from './call.ts'
import { place } from './coffeechats.ts'
import { offerListItem } from './offer-shapes.ts'
import {
  attackMonths,
  careerItemChanges,
  email,
  fileUrl,
  hashtags,
  link,
  techStack,
  willingness,
} from './profile-fields.ts'
import { profile as profileShape } from './profile-shapes.ts'
import { textUpTo } from './rule.ts'
import { id, instant, manwon } from './shapes.ts'

/** The offer that the home card counts down to. A curated group carries the ends of its offers' salaries. */
const recentOffer = offerListItem.pick({
  id: true,
  offerGroupId: true,
  type: true,
  name: true,
  logo: true,
  expiredAt: true,
  position: true,
  salaryMin: true,
  salaryMax: true,
  incomeBasis: true,
  incomeOrigin: true,
  increaseRate: true,
  operatorName: true,
  isMaster: true,
  isJustMessage: true,
  isNew: true,
  companyItems: true,
})

/** The fixed meeting that comes next, or goes on right now. */
const nextCoffeechat = z.object({
  id,
  name: z.string(),
  startsAt: instant,
  minutes: z.int().min(1),
  place: place.nullable(),
})

/** The meeting that is over and of which nothing was said yet (KEEP-1). */
const askedCoffeechat = z.object({
  id,
  name: z.string(),
  logo: z.string().nullable(),
  companyId: id.nullable(),
  operatorName: z.string(),
  startsAt: instant,
  salaryMin: manwon.nullable(),
  salaryMax: manwon.nullable(),
})

const count = z.int().min(0)

/** A curated group counts as one offer, as in the lists. */
const home = z
  .object({
    recentOfferItem: recentOffer.nullable(),
    isActivate: z.boolean(),
    isOffered: z.boolean(),
    receivedOfferCount: count,
    waitingOfferCount: count,
    selectedOfferCount: count,
    expiredOfferCount: count,
    nextCoffeechat: nextCoffeechat.nullable(),
    askedCoffeechat: askedCoffeechat.nullable(),
    bestRaise: manwon.nullable().describe('지금 고를 수 있는 제안 가운데 가장 많이 오르는 금액'),
  })
  .meta({ id: 'Home', description: '홈 카드' })

const readProfile = candidateCall({
  about: '내 프로필과 완성도를 보여줘요.',
  out: { 200: profileShape },
})

export const profile = feature('프로필', {
  'GET /users/profile/:id': candidateCall({
    about: '회사에 보이는 익명 프로필을 보여줘요.',
    out: { 200: anonymousProfile },
  }),
  'GET /v2/users/profile': readProfile,
  'GET /v3/users/profile': readProfile,
  'GET /v3/users/my': candidateCall({
    about: '어택을 받고 있는지와 어택 기간을 보여줘요.',
    out: {
      200: z.object({
        isActivate: z.boolean(),
        name: z.string().nullable(),
        certified: z.boolean(),
        expiredAt: instant.nullable(),
      }),
    },
  }),
  'GET /v3/users/my/attack': candidateCall({
    about: '홈 카드에 필요한 최근 제안과 개수를 보여줘요.',
    out: { 200: home },
  }),
  'PATCH /users/additional': candidateCall({
    about: '프로필을 고쳐요. 보낸 항목만 바뀌어요. isSlack이면 운영 채널에도 알려요.',
    body: z
      .object({
        email,
        resumeFileUrl: fileUrl,
        portfolioFileUrl: fileUrl,
        resumeUrl: link,
        portfolioUrl: link,
        githubUrl: link,
        linkedinUrl: link,
        hashtags,
        careerItems: careerItemChanges,
        agent: z.boolean(),
        isSlack: z.boolean(),
      })
      .partial(),
    out: { 200: profileShape },
    errors: ['NOT_FOUND', 'FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_BROKEN', 'UPLOAD_EXPIRED'],
  }),
  'PATCH /users/techstack': candidateCall({
    about: '기술 스택을 바꿔요.',
    body: z.object({ techStackItems: techStack }),
    out: { 200: z.object({ techStackItems: z.array(z.string()) }) },
  }),
  'PATCH /users/hashtag': candidateCall({
    about: '나의 업무 키워드를 바꿔요.',
    body: z.object({ hashtags }),
    out: { 200: z.object({ hashtags: z.array(z.string()) }) },
  }),
  'PATCH /users/email': candidateCall({
    about: '이메일을 바꿔요. 비우면 지워요.',
    body: z.object({ email }),
    out: { 200: z.object({ email: z.string().nullable() }) },
  }),
  'PATCH /users/ismajor': candidateCall({
    about: '전공자인지 알려요.',
    body: z.object({ isMajor: z.boolean() }),
    out: { 200: z.object({ isMajor: z.boolean() }) },
  }),
  'PATCH /users/willingness': candidateCall({
    about: '이직 의사를 알려요.',
    body: z.object({ willingness }),
    out: { 200: z.object({ willingness }) },
  }),
  'PATCH /v2/users/attack': candidateCall({
    about: '어택 기간을 몇 달 늘려요. 쉬고 있었다면 다시 받아요.',
    body: z.object({ month: attackMonths }),
    out: { 200: z.object({ expiredAt: instant }) },
    errors: ['NOT_CERTIFIED'],
  }),
  'PATCH /v2/users/stop': candidateCall({
    about: '프로필을 숨기고 어택을 멈춰요.',
    out: { 200: z.object({ isActivate: z.literal(false) }) },
    errors: ['ALREADY_INACTIVE'],
  }),
  'PATCH /v2/users/more/:id': candidateCall({
    about: '에이전트에게 제안을 더 부탁해요.',
    body: z.object({ message: textUpTo(TEXT_AREA.limit).optional() }).optional(),
    out: { 204: null },
  }),
})
