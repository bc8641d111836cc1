import { h } from '../dom.js'

/**
 * The line at the bottom: out of an app to the home screen, and from there to sleep.
 * @param {() => void} press
 */
export const homeBar = (press) =>
  h('button', { class: 'home-bar', type: 'button', 'aria-label': '홈으로 가기', onclick: press }, h('span'))
