/** URLs below '/sandbox/phone'. */
const base = document.documentElement.dataset['base'] ?? ''

/** @param {string} path */
export const address = (path) => `${base}${path}`

/**
 * Listens for the state, now and after every change; the browser reconnects by itself.
 * @template T
 * @param {string} path
 * @param {(picture: T) => void} tell
 * @param {(online: boolean) => void} [state]
 */
export function listen(path, tell, state = () => {}) {
  const source = new EventSource(address(path))
  source.addEventListener('message', ({ data }) => tell(JSON.parse(data)))
  source.addEventListener('open', () => state(true))
  source.addEventListener('error', () => state(false))
}

/**
 * @param {string} url
 * @param {unknown} [body]
 * @returns {Promise<boolean>} whether the server agreed
 */
export async function post(url, body = {}) {
  try {
    const headers = { 'content-type': 'application/json' }
    return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).ok
  } catch {
    return false
  }
}

/** Moves the sandbox's time forward. @param {number} advanceMs */
export const wind = (advanceMs) => post(address('/../control/clock'), { advanceMs })
