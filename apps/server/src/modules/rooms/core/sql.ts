/*
 * What a conversation's rows mean, as SQL text about one row of `message_rooms` or `messages`, named as the statement
 * names it.
 */

/** The room was not closed, so that its two sides may write. */
export const roomIsOpen = (room: string): string => `${room}.closed_at is null`

/** The message was not hidden from its two readers. */
export const messageIsShown = (message: string): string => `${message}.hidden_at is null`
