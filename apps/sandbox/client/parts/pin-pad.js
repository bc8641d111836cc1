import { fill, h, replay } from '../dom.js'
import { icon } from '../icons.js'
import { PIN_LENGTH, pressKey } from '../pin.js'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9']
const PAUSE_MS = 220

/**
 * Six dots over a number pad; the keyboard works too. `finger` adds a shortcut.
 * @param {{ full: (typed: string) => void, finger?: () => void }} options
 */
export function createPinPad({ full, finger }) {
  const dots = h('div.pin-dots', { role: 'img' })
  let typed = ''
  let resting = false

  function draw() {
    dots.setAttribute('aria-label', `${PIN_LENGTH}자리 가운데 ${typed.length}자리 입력했어요`)
    fill(
      dots,
      Array.from({ length: PIN_LENGTH }, (_, index) =>
        h('span', { class: index < typed.length ? 'on' : '' }),
      ),
    )
  }

  /** @param {string} key */
  function press(key) {
    if (resting) return
    typed = pressKey(typed, key)
    draw()
    if (typed.length < PIN_LENGTH) return
    resting = true
    setTimeout(() => full(typed), PAUSE_MS)
  }

  /** @param {string} key @param {string} label @param {Node | string} face @param {() => void} [act] */
  const keyButton = (key, label, face, act = () => press(key)) =>
    h('button.key', { 'aria-label': label, onclick: act }, face)

  const pad = h(
    'div.keys',
    DIGITS.map((digit) => keyButton(digit, digit, digit)),
    finger ? keyButton('finger', '지문으로 인증하기', icon('finger', 30), finger) : h('span'),
    keyButton('0', '0', '0'),
    keyButton('back', '한 자리 지우기', icon('erase', 28)),
  )
  const element = h('div.pin', dots, pad)
  /** @param {KeyboardEvent} event */
  function onKey({ key }) {
    if (!element.isConnected) return removeEventListener('keydown', onKey)
    if (/^\d$/.test(key)) press(key)
    if (key === 'Backspace') press('back')
  }
  queueMicrotask(() => addEventListener('keydown', onKey))
  draw()
  return {
    element,
    /** Empties the dots; with a shake when what was typed is wrong. @param {boolean} wrong */
    clear(wrong) {
      typed = ''
      resting = false
      draw()
      if (wrong) replay(dots, 'shake')
    },
  }
}
