import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { dropList, editList, makeList, putInList, showLists } from './console/lists.ts'
import { changeMarks } from './console/marks.ts'
import { editNote, leaveNote, listNotes, removeNote } from './console/notes.ts'

/** What a company's people keep about candidates (BIZ-11). */
function consoleCalls(handle: Handle): void {
  handle('PATCH /console/candidates/:id/marks', ({ params, body, caller }, deps) =>
    changeMarks(params.id, body, caller, deps),
  )
  handle('GET /console/candidates/:id/notes', ({ params, caller }, deps) =>
    listNotes(params.id, caller, deps),
  )
  handle('POST /console/candidates/:id/notes', ({ params, body, caller }, deps) =>
    leaveNote(params.id, body, caller, deps),
  )
  handle('PATCH /console/notes/:id', ({ params, body, caller }, deps) =>
    editNote(params.id, body, caller, deps),
  )
  handle('DELETE /console/notes/:id', ({ params, caller }, deps) => removeNote(params.id, caller, deps))
  handle('GET /console/lists', ({ caller }, deps) => showLists(caller, deps))
  handle('POST /console/lists', ({ body, caller }, deps) => makeList(body, caller, deps))
  handle('PATCH /console/lists/:id', ({ params, body, caller }, deps) =>
    editList({ ...body, id: params.id }, caller, deps),
  )
  handle('DELETE /console/lists/:id', ({ params, caller }, deps) => dropList(params.id, caller, deps))
  handle('POST /console/lists/:id/people', ({ params, body, caller }, deps) =>
    putInList({ ...body, id: params.id }, caller, deps),
  )
}

export const memoryModule: Module = { calls: [consoleCalls], jobs: [] }
