import { type PipelineStage, pipelineStages } from '@coffeeattack/domain/pipeline/stage'

/** Whom the pipeline shows: all of it stands in the address. */
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

/** The address with another filter; what else stands in it stays. */
export function withFilter(params: URLSearchParams, { position, assignee, mine, today }: Filter) {
  const next = new URLSearchParams(params)
  const parts = { position, assignee, mine: mine ? '1' : null, today: today ? '1' : null }
  for (const [name, value] of Object.entries(parts)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

/** As the calls take it. */
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

/** As the address says it, or as it was last looked at on this device. */
export function readView(params: URLSearchParams, store: Pick<Storage, 'getItem'>): View {
  const named = params.get('view') ?? store.getItem(VIEW)
  return views.find((view) => view === named) ?? 'board'
}

export const keepView = (view: View, store: Pick<Storage, 'setItem'>): void => store.setItem(VIEW, view)

/** The one stage that a phone shows. */
export const readStage = (params: URLSearchParams): PipelineStage | null =>
  pipelineStages.find((stage) => stage.toLowerCase() === params.get('stage')) ?? null
