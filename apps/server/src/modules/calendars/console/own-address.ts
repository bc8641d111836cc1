import type { Queries } from '../../../platform/db/queries.ts'
import type { OperatorCaller } from '../../../platform/http/caller.ts'
import type { ApiDeps } from '../../../platform/http/handle.ts'
import { recordDeed } from '../../operators/core/audit.ts'
import { changeDetails, dropAddress, renewAddress } from '../core/addresses.ts'

/** A door that needs no login: that it was made, and that it is gone, stands in the trail. */
const recordedAs =
  (caller: OperatorCaller, action: `operator.${'new' | 'change' | 'remove'}-calendar`) =>
  (tx: Queries, now: Date) =>
    recordDeed(tx, caller, { action, subject: 'operator', subjectId: caller.operatorId }, now)

export const renewOwn = (caller: OperatorCaller, deps: ApiDeps) =>
  renewAddress({ operatorId: caller.operatorId }, deps, recordedAs(caller, 'operator.new-calendar'))

export const changeOwn = (showsDetails: boolean, caller: OperatorCaller, deps: ApiDeps) =>
  changeDetails(
    { operatorId: caller.operatorId },
    showsDetails,
    deps,
    recordedAs(caller, 'operator.change-calendar'),
  )

export const dropOwn = (caller: OperatorCaller, deps: ApiDeps) =>
  dropAddress({ operatorId: caller.operatorId }, deps, recordedAs(caller, 'operator.remove-calendar'))
