/** A stop ends by itself after so many hours unless an admin confirms it (FIRM-9). */
export const STOP = { hours: 72, reasonLimit: 100 } as const

const HOUR_MS = 3_600_000

export const stopEndsAt = (stoppedAt: Date): Date => new Date(stoppedAt.getTime() + STOP.hours * HOUR_MS)

type Stop = {
  until: Date
  confirmedAt: Date | null
  endedAt: Date | null
}

/** True while the sender can send nothing. A confirmed stop has no end of its own. */
const isInForce = ({ until, confirmedAt, endedAt }: Stop, now: Date): boolean =>
  endedAt === null && (confirmedAt !== null || until > now)

type CaseState = {
  isClosed: boolean
  isHandedOver: boolean
  hasSender: boolean
  stop: Stop | null
}

export const caseActions = ['stop', 'release', 'confirm', 'handOver', 'close', 'takeDown'] as const
export type CaseAction = (typeof caseActions)[number]

/** What an agent or an admin may do about a case now. Only an admin confirms a stop, and takes a company down. */
export function actionsOn(state: CaseState, role: 'agent' | 'admin', now: Date): CaseAction[] {
  if (state.isClosed) return []
  const stopped = state.stop !== null && isInForce(state.stop, now)
  const isConfirmed = stopped && state.stop!.confirmedAt !== null
  const isAdmin = role === 'admin'
  const may: Record<CaseAction, boolean> = {
    stop: state.hasSender && !stopped,
    release: stopped && (isAdmin || !isConfirmed),
    confirm: stopped && !isConfirmed && isAdmin,
    handOver: !isAdmin && !state.isHandedOver,
    close: !stopped,
    takeDown: isAdmin,
  }
  return caseActions.filter((action) => may[action])
}
