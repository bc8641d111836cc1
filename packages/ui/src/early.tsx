/** Code that is being fetched before anybody wants it: when that fails, nothing has happened to anybody. */
export const early = { fetches: 0 }
