/* The mailbox: reloads the list after a new mail. An open mail stays. */

const base = document.documentElement.dataset['base'] ?? ''

async function readAnew() {
  const shown = document.getElementById('mails')
  if (!shown) return
  const page = new DOMParser().parseFromString(await (await fetch(base)).text(), 'text/html')
  const fresh = page.getElementById('mails')
  if (fresh) shown.replaceWith(fresh)
}

if (document.getElementById('mails')) {
  const source = new EventSource(`${base}/events`)
  source.addEventListener('message', () => void readAnew())
}
