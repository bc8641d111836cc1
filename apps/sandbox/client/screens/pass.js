import { fill, h } from '../dom.js'
import { icon } from '../icons.js'
import { carrierOf } from '../numbers.js'
import { appBar } from '../parts/app-bar.js'
import { certificateOffer, requestCard } from '../parts/request-card.js'

/**
 * The carriers' app: open and past requests.
 * @type {import('../view.ts').Screen}
 */
export function passScreen(phone) {
  const body = h('div.pass-body')
  const element = h(
    'section.app-screen.pass',
    appBar({ title: 'PASS', under: carrier(phone), back: phone.back }),
    h('div.pass-hero', icon('shield', 72), h('p', '내 폰 하나로 나를 증명해요')),
    body,
  )

  function update() {
    const requests = phone
      .requests()
      .filter(({ app }) => app === 'pass')
      .toReversed()
    fill(
      body,
      !phone.screen.hasCertificate &&
        certificateOffer(phone, 'pass', '두 번만 누르면 인증서를 만들 수 있어요.'),
      requests.length === 0 && h('p.empty', '기다리는 인증 요청이 없어요.'),
      requests.map((request) => requestCard(request, '확인하기', () => phone.open(`request/${request.jti}`))),
    )
  }
  update()
  return { element, update, onDark: true }
}

/** @param {import('../phone.js').Phone} phone */
function carrier({ screen }) {
  const latest = screen.requests.findLast(({ app }) => app === 'pass')
  return carrierOf(latest?.telecom ?? screen.certificateWish?.telecom ?? null)
}
