import { h } from '../dom.js'
import { appBar } from '../parts/app-bar.js'
import { createPinPad } from '../parts/pin-pad.js'

/**
 * The PIN under a signature; the sandbox accepts any six digits.
 * @type {import('../view.ts').Screen}
 */
export function signDocumentScreen(phone, id) {
  async function sign() {
    element.classList.add('is-busy')
    if (!(await phone.decideDocument(id, 'sign'))) phone.toast('이미 끝난 요청이에요')
    phone.back()
  }
  const pad = createPinPad({ full: sign, finger: sign })
  const element = h(
    'section.app-screen.pin-screen.kakao',
    appBar({ title: '서명 비밀번호', back: phone.back }),
    h(
      'div.pin-words',
      h('h2', '비밀번호 여섯 자리로', h('br'), '서명해 주세요'),
      h('p', '연습용이라 아무 숫자나 괜찮아요.'),
    ),
    pad.element,
  )
  return { element }
}
