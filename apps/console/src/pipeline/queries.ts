import type { ApiResult } from '@coffeeattack/contract/client/typing'
import type { PipelineStage } from '@coffeeattack/domain/pipeline/stage'
import { paged } from '@coffeeattack/kit/paged'
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query'
import { api } from '../api/client.ts'
import { pages, query } from '../api/query.ts'
import { type Filter, filterQuery } from './filter.ts'

export type Board = ApiResult<'GET /console/pipeline'>
export type Card = Board['columns'][number]['items'][number]
export type Story = ApiResult<'GET /console/pipeline/cards/:id'>
export type StoryEntry = Story['story'][number]

/** All columns with their first people. */
export const boardQuery = (filter: Filter) =>
  query(
    'GET /console/pipeline',
    ['pipeline', 'board', filterQuery(filter)],
    { query: filterQuery(filter) },
    { placeholderData: keepPreviousData },
  )

/** The further people of a column. */
export const columnQuery = (filter: Filter, stage: PipelineStage, from: string | null) =>
  infiniteQueryOptions({
    queryKey: ['pipeline', 'column', stage, filterQuery(filter), from],
    queryFn: ({ pageParam, signal }) =>
      api('GET /console/pipeline/cards', {
        query: { ...filterQuery(filter), stage, cursor: pageParam },
        signal,
      }),
    ...paged,
    initialPageParam: from ?? undefined,
    placeholderData: keepPreviousData,
  })

/** All stages as one table. */
export const tableQuery = (filter: Filter) =>
  pages('GET /console/pipeline/cards', ['pipeline', 'table', filterQuery(filter)], filterQuery(filter))

export const storyQuery = (id: string) =>
  query('GET /console/pipeline/cards/:id', ['pipeline', 'story', id], { params: { id } })
