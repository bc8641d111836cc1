/** Offers (a list, and an offer, a curation, its result or a coffee chat opened from it) and conversations. */
const LISTED = /^\/my\/((result|message)\b|attack(\/(select|expired))?\/?$)/

/** Whether a page shows a list with its detail beside it from 1024 px on; such a page is wider than the column. */
export const hasListBeside = (pathname: string): boolean => LISTED.test(pathname)
