import { h } from '../dom.js'

const SHOWN_MS = 3000

/** One line over everything, gone by itself. @param {HTMLElement} glass */
export function createToast(glass) {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer
  /** @param {string} text */
  return (text) => {
    glass.querySelector('.toast')?.remove()
    clearTimeout(timer)
    const toast = h('p.toast', { role: 'status' }, text)
    glass.append(toast)
    timer = setTimeout(() => toast.remove(), SHOWN_MS)
  }
}
