const EVERY_MS = 30_000

/** Keeps a part of the page as new as the server's, and says so when that fails. */
export function startRenewing() {
  setTimeout(() => void renewAgain(), EVERY_MS)
}

async function renewAgain() {
  if (!document.hidden) await renew()
  startRenewing()
}

async function renew() {
  const next = await newest().catch(() => null)
  const lost = document.querySelector<HTMLElement>('[data-renew-lost]')
  if (lost) lost.hidden = next !== null
  if (next) document.querySelector('[data-renew]')?.replaceWith(next)
}

async function newest(): Promise<Element | null> {
  const answer = await fetch(location.href)
  if (!answer.ok) return null
  return new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('[data-renew]')
}
