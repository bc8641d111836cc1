/** What a company's own programs are told (BIZ-16), as its receivers read it. Nothing of it happens before a match. */
export const handoverEvents = [
  'coffeechat.matched',
  'coffeechat.scheduled',
  'coffeechat.cancelled',
  'outcome.recorded',
  'candidate.erased',
] as const
export type HandoverEvent = (typeof handoverEvents)[number]

/** A delivery waits for its next try, went through, or was given up. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why a try did not go through. What the receiver answered with a status is told by that status. */
export const deliveryErrors = ['TIMEOUT', 'NAME', 'TLS', 'CONNECTION', 'STATUS', 'STOPPED'] as const
export type DeliveryError = (typeof deliveryErrors)[number]

/** What stands in the person's own log: an event that their company's program was told, or what it asked for itself. */
export const handedOver = [
  'coffeechat.matched',
  'coffeechat.scheduled',
  'coffeechat.cancelled',
  'outcome.recorded',
  'candidates.list',
  'candidates.read',
] as const
export type HandedOver = (typeof handedOver)[number]
