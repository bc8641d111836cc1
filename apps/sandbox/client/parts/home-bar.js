import { h } from '../dom.js'

/**
 * The bar at the bottom: leads from an app to the home screen, and from there to the lock screen.
 * @param {() => void} press
 */
export const homeBar = (press) =>
  h('button', { class: 'home-bar', type: 'button', 'aria-label': '홈으로 가기', onclick: press }, h('span'))
