import type { Handle } from '../../platform/http/handle.ts'
import type { Module } from '../../platform/module.ts'
import { changeOwn, dropOwn, renewOwn } from './console/own-address.ts'
import { changeDetails, dropAddress, renewAddress, showAddress } from './core/addresses.ts'

function candidateCalls(handle: Handle): void {
  handle('GET /users/calendar', ({ caller: { userId } }, deps) => showAddress({ userId }, deps))
  handle('POST /users/calendar', ({ caller: { userId } }, deps) => renewAddress({ userId }, deps))
  handle('PATCH /users/calendar', ({ caller: { userId }, body }, deps) =>
    changeDetails({ userId }, body.showsDetails, deps),
  )
  handle('DELETE /users/calendar', ({ caller: { userId } }, deps) => dropAddress({ userId }, deps))
}

function consoleCalls(handle: Handle): void {
  handle('GET /console/calendar', ({ caller: { operatorId } }, deps) => showAddress({ operatorId }, deps))
  handle('POST /console/calendar', ({ caller }, deps) => renewOwn(caller, deps))
  handle('PATCH /console/calendar', ({ caller, body }, deps) => changeOwn(body.showsDetails, caller, deps))
  handle('DELETE /console/calendar', ({ caller }, deps) => dropOwn(caller, deps))
}

/** Coffee chats in somebody's own calendar, by a secret address (BIZ-17). The calendar itself is mounted by app.ts. */
export const calendarsModule: Module = { calls: [candidateCalls, consoleCalls], jobs: [] }
