import { isSignedIn } from './signed-in.ts'

/** Whoever is signed in has a page of their own in place of the example. */
export function leadToOwnPage() {
  const own = document.querySelector<HTMLElement>('[data-own]')?.dataset.own
  if (own && isSignedIn()) location.replace(own)
}
