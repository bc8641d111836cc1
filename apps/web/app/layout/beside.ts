/** The lists of offers, and what is opened from them: an offer, a curation, its result, the coffee chat it became. */
const OFFERS = /^\/my\/(attack(\/(select|expired))?|result\/.+?)\/?$/

/** The conversations, and the open one. */
const MESSAGES = /^\/my\/message(\/.+)?$/

/** Whether a page shows a list with its detail beside it from 1024 px on; such a page is wider than the column. */
export const hasListBeside = (pathname: string): boolean => OFFERS.test(pathname) || MESSAGES.test(pathname)
