import { h } from '../dom.js'
import { appBar } from '../parts/app-bar.js'
import { tickMark } from '../parts/tick-mark.js'

/**
 * The end of a confirmation; the person goes on in the app that asked.
 * @type {import('../view.ts').Screen}
 */
export function signedScreen(phone, jti) {
  const request = phone.request(jti)
  const app = request?.app ?? 'kakao'
  const element = h(
    `section.app-screen.done-screen.${app}`,
    appBar({
      title: app === 'pass' ? 'PASS 인증' : '카카오톡 인증',
      close: true,
      back: () => phone.replace('home'),
    }),
    h(
      'div.done-body',
      tickMark(),
      h('h2', '인증을 마쳤어요'),
      h('p', '원래 화면으로 돌아가서', h('br'), '인증을 끝냈다고 알려 주세요.'),
    ),
    h('div.feet', h('button.main-button', { onclick: () => phone.replace('home') }, '닫기')),
  )
  return { element, onDark: app === 'pass' }
}
