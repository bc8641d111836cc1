import { fill, h } from '../dom.js'
import { notificationCard } from './notification-card.js'

const SHOWN_MS = 7000
const SWIPE_PX = 24

/** A notification banner; a swipe up closes it. */
export function createBanner() {
  const element = h('div.banner')
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer

  const hide = () => {
    clearTimeout(timer)
    element.classList.remove('shown')
    timer = setTimeout(() => fill(element), 400)
  }
  let from = 0
  element.addEventListener('pointerdown', ({ clientY }) => (from = clientY))
  element.addEventListener('pointerup', ({ clientY }) => from - clientY > SWIPE_PX && hide())

  return {
    element,
    hide,
    /** @param {import('../notifications.js').Notification} notification @param {() => void} open */
    show(notification, open) {
      clearTimeout(timer)
      fill(element, notificationCard(notification, '지금', open))
      void element.getBoundingClientRect()
      element.classList.add('shown')
      timer = setTimeout(hide, SHOWN_MS)
    },
  }
}
