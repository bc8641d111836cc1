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
