export const PIN_LENGTH = 6

/**
 * The digits after a key.
 * @param {string} typed
 * @param {string} key a digit, or 'back'
 */
export function pressKey(typed, key) {
  if (key === 'back') return typed.slice(0, -1)
  return /^\d$/.test(key) && typed.length < PIN_LENGTH ? typed + key : typed
}

/**
 * Choosing a new PIN: it is typed twice, and a different second one starts over.
 * @param {string | null} chosen
 * @param {string} typed
 * @returns {{ chosen: string | null, done: boolean, differs: boolean }}
 */
export function choosePin(chosen, typed) {
  if (chosen === null) return { chosen: typed, done: false, differs: false }
  return chosen === typed
    ? { chosen, done: true, differs: false }
    : { chosen: null, done: false, differs: true }
}
