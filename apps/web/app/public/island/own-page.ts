import { LOCAL_KEYS } from '@coffeeattack/domain/session/storage'

/** Whoever is signed in has a page of their own in place of the example. */
export function leadToOwnPage() {
  const own = document.querySelector<HTMLElement>('[data-own]')?.dataset.own
  try {
    if (own && localStorage.getItem(LOCAL_KEYS.accessToken)) location.replace(own)
  } catch {}
}
