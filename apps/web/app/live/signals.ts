import { signal } from '@coffeeattack/kit/live/signal'

/** Unread messages in all rooms. */
export const unreadMessages = signal(0)
/** Open offers that were not read yet. */
export const unreadOffers = signal(0)
