import { fill, h } from '../dom.js'
import { icon } from '../icons.js'
import { carrierOf } from '../numbers.js'
import { appBar } from '../parts/app-bar.js'
import { STATE_WORDS, requestFacts } from '../parts/request-facts.js'
import { createTimeRing } from '../parts/time-ring.js'

/** @typedef {import('../phone-screen.ts').PhoneRequest} PhoneRequest */

/**
 * One request in full, with 확인 and 취소.
 * @type {import('../view.ts').Screen}
 */
export function requestScreen(phone, jti) {
  const request = phone.request(jti)
  if (!request) return lostScreen(phone)
  const ring = createTimeRing(request.at, request.until)
  const rest = h('div.request-rest')
  const feet = h('div.feet')
  const isPass = request.app === 'pass'
  const element = h(
    `section.app-screen.${request.app}`,
    appBar({
      title: isPass ? 'PASS 인증' : '카카오톡 인증',
      close: true,
      back: phone.back,
    }),
    h(
      'div.request-body',
      h('span.request-mark', icon(isPass ? 'shield' : 'bubble', 40)),
      isPass && h('p.carrier', carrierOf(request.telecom)),
      h('h2.request-title', `${request.institution}에서`, h('br'), '본인 인증을 요청했어요'),
      requestFacts(request),
      rest,
    ),
    feet,
  )

  /** @type {string | null} */
  let drawn = null
  function update() {
    const { state } = phone.request(jti) ?? { state: /** @type {const} */ ('ended') }
    if (state === drawn) return
    drawn = state
    const waits = state === 'waiting'
    fill(rest, waits ? [caution(), ring.element] : ending(state))
    fill(feet, waits ? decisions(phone, jti) : [homeButton(phone)])
  }
  update()
  return { element, update, onDark: isPass, tick: () => ring.tick(phone.now()) }
}

const caution = () =>
  h('p.request-note', '내가 요청한 인증이 맞는지 확인해 주세요.', h('br'), '아니라면 취소하면 돼요.')

/** @param {import('../phone.js').Phone} phone @param {string} jti */
const decisions = (phone, jti) => [
  h('button.side-button', { onclick: () => cancel(phone, jti) }, '취소'),
  h('button.main-button', { onclick: () => phone.open(`sign/${jti}`) }, '확인'),
]

/** @param {import('../phone.js').Phone} phone @param {string} jti */
async function cancel(phone, jti) {
  if (!(await phone.decide(jti, 'cancel'))) phone.toast('이미 끝난 요청이에요')
}

/** @param {PhoneRequest['state']} state */
const ending = (state) =>
  h(
    `div.request-over.is-${state}`,
    { role: 'status' },
    icon(state === 'confirmed' ? 'check' : state === 'expired' ? 'clock' : 'close', 28),
    h('b', STATE_WORDS[state]),
    state !== 'confirmed' && h('p', '필요하면 원래 화면에서 다시 요청해 주세요.'),
  )

/** @param {import('../phone.js').Phone} phone */
const homeButton = (phone) => h('button.main-button', { onclick: () => phone.replace('home') }, '홈으로 가기')

/** @param {import('../phone.js').Phone} phone */
const lostScreen = (phone) => ({
  element: h(
    'section.app-screen',
    appBar({ title: '인증 요청', close: true, back: phone.back }),
    h('p.empty', '이 요청은 이제 없어요.'),
  ),
})
