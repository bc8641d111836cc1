import { signal } from '@coffeeattack/kit/live/signal'

/** Unread messages in all rooms. */
export const unreadMessages = signal(0)
/** Open offers that are unread. */
export const unreadOffers = signal(0)
