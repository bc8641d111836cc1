import { h } from '../dom.js'
import { icon } from '../icons.js'

/**
 * The header of an app's screen.
 * @param {{ title: string, back: () => void, close?: boolean, under?: string }} options
 */
export const appBar = ({ title, back, close = false, under }) =>
  h(
    'header.app-bar',
    h(
      'button.icon-button',
      { 'aria-label': close ? '닫기' : '뒤로', onclick: back },
      icon(close ? 'close' : 'back'),
    ),
    h('div.app-bar-title', h('h1', title), under && h('p', under)),
  )
