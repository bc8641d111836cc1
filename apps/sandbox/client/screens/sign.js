import { h } from '../dom.js'
import { appBar } from '../parts/app-bar.js'
import { createPinPad } from '../parts/pin-pad.js'

/**
 * The PIN; the sandbox accepts any six digits.
 * @type {import('../view.ts').Screen}
 */
export function signScreen(phone, jti) {
  const app = phone.request(jti)?.app ?? 'kakao'
  async function confirm() {
    element.classList.add('is-busy')
    if (await phone.decide(jti, 'confirm')) return phone.replace(`signed/${jti}`)
    phone.toast('이미 끝난 요청이에요')
    phone.back()
  }
  const pad = createPinPad({ full: confirm, finger: confirm })
  const element = h(
    `section.app-screen.pin-screen.${app}`,
    appBar({ title: '인증 비밀번호', back: phone.back }),
    h(
      'div.pin-words',
      h('h2', '비밀번호 여섯 자리를', h('br'), '눌러 주세요'),
      h('p', '연습용이라 아무 숫자나 괜찮아요.'),
    ),
    pad.element,
  )
  return { element, onDark: app === 'pass' }
}
