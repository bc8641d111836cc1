import type { Page } from '../page.ts'

/** The action of the button, or at once if nothing is shown. */
export type Next =
  | 'close' // the dialog goes, the screen stays
  | 'back' // to the previous page
  | 'retry' // the same call once more
  | 'refetch' // read the thing anew: it changed meanwhile
  | 'renew-token' // one silent refresh and one retry (AUTH-4)
  | 'sign-in-again' // the expired-login exit of session/destinations.ts (AUTH-8)
  | 'ask-support' // the customer centre
  | 'inquire' // /ask, with this path as its `from`
  | 'save' // save the form, then go where the person was going
  | 'leave' // go there without saving
  | 'proceed' // do what was asked about
  | Going

/** Opens a page; optionally another one for signed-in or certified people. */
export type Going = {
  readonly go: Page
  readonly signedIn?: Page
  readonly certified?: Page
  readonly replace?: true
}

export type Choice = { readonly button: string; readonly next: Next }

export const CLOSE = { button: '닫기', next: 'close' } as const satisfies Choice
export const RELOAD = { button: '새로 불러오기', next: 'refetch' } as const satisfies Choice
/** A toast, and a sentence below a field, have no button. */
export const NO_BUTTON = { button: '', next: 'close' } as const satisfies Choice

/**
 * How a situation is shown. A toast has no button; a field shows the title below the input; a page replaces the screen;
 * a silent row performs its `next` at once.
 */
export type Show = 'dialog' | 'toast' | 'field' | 'page' | 'silent'

export type Wording = Choice & {
  readonly show: Show
  readonly title: string
  readonly body: string
  /** The second button of a dialog, on the left: the safe way out. */
  readonly other?: Choice
}

/** A situation that a call can answer with. */
export type Answer = Wording & { readonly status: number }

/** The name of a situation is also its code, so codes are unique. */
export type Coded<Rows> = { readonly [Name in keyof Rows]: Rows[Name] & { readonly code: Name } }

export function withCodes<const Rows extends Record<string, Answer>>(rows: Rows): Coded<Rows> {
  return Object.fromEntries(
    Object.entries(rows).map(([code, row]) => [code, { ...row, code }]),
  ) as Coded<Rows>
}

/** Title and body of an error as one text, each with its full stop. */
export function sentence(row: Pick<Wording, 'title' | 'body'>): string {
  return [row.title, row.body].filter(Boolean).map(closed).join(' ')
}

function closed(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}
