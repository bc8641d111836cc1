import { drawing, h } from '../dom.js'
import { minutesLeft } from '../time.js'

const RADIUS = 26
const ROUND = 2 * Math.PI * RADIUS
const SPOKEN_AT = [60, 10]

/**
 * The time left, as a ring; announced only at one minute and at ten seconds.
 * @param {number} from
 * @param {number} until
 */
export function createTimeRing(from, until) {
  const arc = drawing(
    `<svg viewBox="0 0 60 60" width="60" height="60" aria-hidden="true">
       <circle class="ring-track" cx="30" cy="30" r="${RADIUS}"/>
       <circle class="ring-left" cx="30" cy="30" r="${RADIUS}" stroke-dasharray="${ROUND}" transform="rotate(-90 30 30)"/>
     </svg>`,
  )
  const left = /** @type {SVGElement} */ (arc.querySelector('.ring-left'))
  const text = h('span.ring-text', { role: 'timer', 'aria-live': 'off' })
  const spoken = h('span.unseen', { 'aria-live': 'polite' })
  let last = Infinity
  return {
    element: h(
      'div.time-left',
      h('div.time-ring', arc, text),
      h('span.time-words', '남은 시간 안에 확인해 주세요'),
      spoken,
    ),
    /** @param {number} now */
    tick(now) {
      const seconds = Math.max(0, Math.ceil((until - now) / 1000))
      const share = Math.max(0, Math.min(1, (until - now) / (until - from)))
      left.setAttribute('stroke-dashoffset', String(ROUND * (1 - share)))
      text.textContent = minutesLeft(until - now)
      const due = SPOKEN_AT.find((mark) => last > mark && seconds <= mark && seconds > 0)
      if (due !== undefined && last !== Infinity) spoken.textContent = `${due}초 남았어요`
      last = seconds
    },
  }
}
