import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { politeName } from '@coffeeattack/domain/text/names'
import { queryOf } from '../api/client.ts'

export type PaidCard = ApiResult<'GET /users/paid-checks'>['items'][number]

/** All invitations and results of the person, newest first: for the cards that lead to them. */
export const paidChecksQuery = queryOf(
  'GET /users/paid-checks',
  ['paid-checks', 'list'],
  {},
  { staleTime: 30_000 },
)

/** The invitation that waits for an answer (KEEP-7). */
export const invitationIn = (cards: readonly PaidCard[]): PaidCard | null =>
  cards.find(({ state }) => state === 'INVITED') ?? null

/** The home page's first sentence while it asks. */
export function paidHeadline(name: string | null, { round }: Pick<PaidCard, 'round'>): [string, string] {
  const question = round === 3 ? '첫 세 달은 어땠나요?' : '첫 한 해는 어땠나요?'
  return name ? [`${politeName(name)},`, question] : ['일을 시작하고', question]
}

/** The same once the person declined. */
export const declinedHeadline = (name: string | null): [string, string] => [
  name ? `${politeName(name)},` : '오늘도',
  '좋은 하루 보내세요',
]
