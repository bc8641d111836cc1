import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { changeCard } from './console/change-card.ts'
import { openStory } from './console/open-story.ts'
import { moveCard } from './console/move-card.ts'
import { listCards, showBoard } from './console/board.ts'
import { remindOfCardsJob } from './jobs/remind-of-cards.ts'

/** The pipeline: the stage of each candidate at a company, up to the hire (BIZ-10). */
function consoleCalls(handle: Handle): void {
  handle('GET /console/pipeline', ({ query, caller }, deps) => showBoard(query, caller, deps))
  handle('GET /console/pipeline/cards', ({ query, caller }, deps) => listCards(query, caller, deps))
  handle('GET /console/pipeline/cards/:id', ({ params, caller }, deps) => openStory(params.id, caller, deps))
  handle('POST /console/pipeline/cards/:id/move', ({ params, body, caller }, deps) =>
    moveCard({ ...body, id: params.id }, caller, deps),
  )
  handle('PATCH /console/pipeline/cards/:id', ({ params, body, caller }, deps) =>
    changeCard({ ...body, id: params.id }, caller, deps),
  )
}

export const pipelineModule: Module = {
  calls: [consoleCalls],
  jobs: [remindOfCardsJob],
}
