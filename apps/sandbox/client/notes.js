import { fill, h } from './dom.js'
import { written } from './numbers.js'
import { address } from './server.js'

const WINDOW = 'width=420,height=880'
const FRAME = 'phone:frameless'

/**
 * The text beside the phone on a wide window: what it is for, and how to place it next to the app.
 * @param {HTMLElement} notes
 * @param {string} number
 */
export function drawNotes(notes, number) {
  const frame = h('button.note-button', { onclick: toggleFrame })
  function toggleFrame() {
    localStorage.setItem(FRAME, isFrameless() ? '' : 'yes')
    applyFrame()
  }
  function applyFrame() {
    document.body.classList.toggle('frameless', isFrameless())
    frame.textContent = isFrameless() ? '테두리 보기' : '테두리 숨기기'
  }
  applyFrame()
  fill(
    notes,
    h('p.note-tag', '연습용'),
    h('h2', number ? written(number) : '손에 든 폰이에요'),
    h('p', '진짜 문자나 인증 요청은 오지 않아요. 앱이 보내는 것만 이 폰으로 와요.'),
    h(
      'ol',
      h('li', '앱에서 인증을 요청하거나 인증번호를 받아요.'),
      h('li', '이 폰에 뜬 알림을 눌러요.'),
      h('li', '인증은 확인을 누르고 아무 숫자나 여섯 개, 문자는 번호를 복사해요.'),
      h('li', '앱으로 돌아가서 이어 가요.'),
    ),
    h(
      'div.note-actions',
      h('button.note-button', { onclick: () => openSmall(number) }, '작은 창으로 열기'),
      frame,
      number && h('a.note-button', { href: address('') }, '다른 번호 쓰기'),
      h('a.note-button', { href: address('/../mail') }, '메일함 열기'),
    ),
  )
}

const isFrameless = () => localStorage.getItem(FRAME) === 'yes'

/** @param {string} number */
const openSmall = (number) => window.open(address(number ? `/${number}` : ''), 'sandbox-phone', WINDOW)
