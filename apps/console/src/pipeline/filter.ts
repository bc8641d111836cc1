import { type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'

/** The choice of people without a position, or without an assignee. */
export const NONE = 'none'

/** The filter of the pipeline; the address holds all of it. */
export type Filter = {
  position: string | null
  assignee: string | null
  mine: boolean
  today: boolean
}

export const views = ['board', 'table'] as const
export type View = (typeof views)[number]

export const readFilter = (params: URLSearchParams): Filter => ({
  position: params.get('position'),
  assignee: params.get('assignee'),
  mine: params.has('mine'),
  today: params.has('today'),
})

/** Replaces the filter in an address and keeps its other parameters. */
export function withFilter(params: URLSearchParams, { position, assignee, mine, today }: Filter) {
  const next = new URLSearchParams(params)
  const parts = { position, assignee, mine: mine ? '1' : null, today: today ? '1' : null }
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** The query of the calls. */
export const filterQuery = ({ position, assignee, mine, today }: Filter) => ({
  ...(position && { positionId: position }),
  ...(assignee && { assigneeId: assignee }),
  ...(mine && { mine }),
  ...(today && { today }),
})

export const nobodyLeftOut: Filter = { position: null, assignee: null, mine: false, today: false }

export const isNarrowed = ({ position, assignee, mine, today }: Filter): boolean =>
  position !== null || assignee !== null || mine || today

const VIEW = 'console-pipeline-view'

/** The view from the address, or the last one used on this device. */
export function readView(params: URLSearchParams, store: Pick<Storage, 'getItem'>): View {
  const named = params.get('view') ?? store.getItem(VIEW)
  return views.find((view) => view === named) ?? 'board'
}

export const keepView = (view: View, store: Pick<Storage, 'setItem'>): void => store.setItem(VIEW, view)

/** The stage shown on a phone. */
export const readStage = (params: URLSearchParams): PipelineStage | null =>
  pipelineStages.find((stage) => stage.toLowerCase() === params.get('stage')) ?? null
