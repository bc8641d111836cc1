/** The webhook events of a company (BIZ-16), as receivers read them. None happens before a match. */
export const handoverEvents = [
  'coffeechat.matched',
  'coffeechat.scheduled',
  'coffeechat.cancelled',
  'outcome.recorded',
  'pact.sent',
  'pact.sealed',
  'candidate.erased',
] as const
export type HandoverEvent = (typeof handoverEvents)[number]

/** A delivery waits for its next attempt, succeeded, or was given up. */
export const deliveryStates = ['WAITING', 'DELIVERED', 'FAILED'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why an attempt failed. An HTTP error is reported by its status. */
export const deliveryErrors = ['TIMEOUT', 'NAME', 'TLS', 'CONNECTION', 'STATUS', 'STOPPED'] as const
export type DeliveryError = (typeof deliveryErrors)[number]

/** An entry of the person's log: an event that was sent to a company's program, or data that it requested. */
export const handedOver = [
  'coffeechat.matched',
  'coffeechat.scheduled',
  'coffeechat.cancelled',
  'outcome.recorded',
  'pact.sent',
  'pact.sealed',
  'candidates.list',
  'candidates.read',
] as const
export type HandedOver = (typeof handedOver)[number]
