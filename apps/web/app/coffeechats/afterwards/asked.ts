import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { MetAnswer } from '@coffeeattack/domain/coffeechats/outcome'
import { type Coffeechat, partnerName } from '../queries.ts'

/** The meeting in question, as the home page knows it. */
export type Asked = NonNullable<ApiResult<'GET /v3/users/my/attack'>['askedCoffeechat']>

export type Outcome = NonNullable<Coffeechat['outcome']>

/** The same, from a coffee chat. */
export const askedOf = (chat: Coffeechat, { startsAt }: Outcome): Asked => ({
  id: chat.id,
  name: partnerName(chat),
  logo: chat.company?.logo ?? null,
  companyId: chat.company?.id ?? null,
  operatorName: chat.operator.name,
  startsAt,
  salaryMin: chat.offer.salaryMin,
  salaryMax: chat.offer.salaryMax,
})

/** The answer, or null. */
export const answerIn = ({ said }: Outcome): MetAnswer | null =>
  said === 'NOT_YET' || said === 'NO_ANSWER' ? null : said

/** When the two did not meet, they may agree on another time. */
export const mayMeetAgain = (met: MetAnswer | null): boolean => met !== null && met !== 'MET'
