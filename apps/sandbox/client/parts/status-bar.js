import { h } from '../dom.js'
import { icon } from '../icons.js'
import { clockFace } from '../time.js'

/** The strip at the top: time on the left, reception and battery on the right. */
export function createStatusBar() {
  const time = h('span', { class: 'status-time' })
  const element = h(
    'div',
    { class: 'status-bar', 'aria-hidden': 'true' },
    time,
    h('span', { class: 'status-signs' }, icon('signal', 16), icon('wifi', 16), icon('battery', 22)),
  )
  return {
    element,
    /** @param {number} now */
    tick(now) {
      time.textContent = clockFace(now)
    },
  }
}
