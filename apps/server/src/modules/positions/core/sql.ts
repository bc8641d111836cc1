/** It was closed: it takes no new offer, and keeps what was. */
export const isClosed = (position: string): string => `(${position}.closed_at is not null)`
