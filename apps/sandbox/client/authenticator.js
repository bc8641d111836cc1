import { codeAt, secondsLeft } from './one-time-code.js'

/* The authenticator app. The secret is in the URL's fragment, so a link can carry it and a reload keeps it. */

const code = /** @type {HTMLOutputElement} */ (document.getElementById('code'))
const left = /** @type {HTMLProgressElement} */ (document.getElementById('left'))
const form = /** @type {HTMLFormElement} */ (document.getElementById('add'))
const field = /** @type {HTMLInputElement} */ (document.getElementById('secret'))

const secret = () => decodeURIComponent(location.hash.slice(1))

async function show() {
  const now = Date.now()
  left.value = secondsLeft(now)
  const shown = secret() ? await codeAt(secret(), now) : null
  const text = shown ? `${shown.slice(0, 3)} ${shown.slice(3)}` : '······'
  if (code.value !== text) code.value = text
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  location.hash = encodeURIComponent(field.value.replaceAll(/\s/g, '').toUpperCase())
})
addEventListener('hashchange', () => {
  field.value = secret()
  void show()
})

field.value = secret()
void show()
setInterval(() => void show(), 500)
