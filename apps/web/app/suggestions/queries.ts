import type { ApiResult } from '@coffeeattack/contract/client/typing'
import { dayText, parseDay } from '@coffeeattack/domain/kst'
import { withJosa } from '@coffeeattack/domain/text/josa'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { api, queryOf } from '../api/client.ts'
import { queries } from '../api/queries.ts'
import { suggestionCardQuery } from './card-query.ts'

export type SuggestionsPage = ApiResult<'GET /users/suggestions'>
export type SuggestedPosition = SuggestionsPage['items'][number]
export type Review = NonNullable<SuggestionsPage['review']>
export type WhyNot = ApiResult<'GET /users/suggestions/why-not'>['items'][number]

const meta = { load: 'account' } as const

export const suggestionsQuery = infiniteQueryOptions({
  queryKey: ['suggestions', 'list'],
  queryFn: ({ pageParam, signal }) => api('GET /users/suggestions', { query: { cursor: pageParam }, signal }),
  ...paged,
  meta,
})

export const whyNotQuery = (company: string) =>
  queryOf(
    'GET /users/suggestions/why-not',
    ['suggestions', 'why-not', company],
    { query: { company } },
    { enabled: company !== '', meta },
  )

/** After the switch or an objection: the list, its state and the card are others. */
export const suggestionsChanged = () => queries.invalidateQueries({ queryKey: ['suggestions'] })

/** Puts a position that was answered into the list as it is now. */
export function keepSuggestion(saved: SuggestedPosition): void {
  queries.setQueryData(
    suggestionsQuery.queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === saved.id ? saved : item)),
        })),
      },
  )
  void queries.invalidateQueries({ queryKey: ['suggestions', 'why-not'] })
}

/** The person has seen what there is: the card of the home screen goes, and the first notice counts as read. */
export async function markSeen(): Promise<void> {
  const seen = await api('POST /users/suggestions/seen').then(
    () => true,
    () => false,
  )
  if (seen) queries.setQueryData(suggestionCardQuery.queryKey, { card: null })
}

/** A company that does not show itself has no name here. */
export const companyName = ({ company }: Pick<SuggestedPosition, 'company'>): string =>
  company?.name ?? '아직 이름을 밝히지 않은 회사'

export const whyTitle = ({ company }: Pick<SuggestedPosition, 'company'>): string =>
  company ? `${withJosa(company.name, '을/를')} 추천한 이유` : '이 포지션을 추천한 이유'

/** '11월 25일 (수)까지' */
export const answeredBy = (day: string): string => `${dayText(parseDay(day) ?? 0)}까지`
