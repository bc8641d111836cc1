import { fill, h } from '../dom.js'
import { icon } from '../icons.js'
import { masked } from '../numbers.js'
import { appBar } from '../parts/app-bar.js'
import { DOCUMENT_WORDS } from '../parts/request-facts.js'
import { createTimeRing } from '../parts/time-ring.js'

/** @typedef {import('../phone-screen.ts').PhoneDocument} PhoneDocument */

/**
 * A text to sign, in full, with 서명 and 취소.
 * @type {import('../view.ts').Screen}
 */
export function documentScreen(phone, id) {
  const asked = phone.document(id)
  if (!asked) return lostScreen(phone)
  const ring = createTimeRing(asked.at, asked.until)
  const { name } = asked
  const rest = h('div.request-rest')
  const feet = h('div.feet')
  const element = h(
    'section.app-screen.kakao',
    appBar({ title: '카카오톡 전자서명', close: true, back: phone.back }),
    h(
      'div.request-body',
      h('h2.request-title', asked.title),
      asked.message && h('p.request-note', asked.message),
      h('div.document', { role: 'document', tabindex: '0', 'aria-label': '서명할 내용' }, asked.text),
      rest,
    ),
    feet,
  )

  /** @type {string | null} */
  let drawn = null
  function update() {
    const { state } = phone.document(id) ?? { state: /** @type {const} */ ('ended') }
    const now = `${state} ${phone.screen.hasCertificate}`
    if (now === drawn) return
    drawn = now
    const waits = state === 'waiting'
    fill(rest, waits ? [consent(name), ring.element] : ending(state))
    fill(feet, waits ? decisions(phone, id) : homeButton(phone))
  }
  update()
  return { element, update, tick: () => ring.tick(phone.now()) }
}

/** @param {string} name */
const consent = (name) => h('p.request-note', `${masked(name)}님의 인증서로 위 내용에 서명해요.`)

/** Without a certificate there is nothing to sign with yet. @param {import('../phone.js').Phone} phone @param {string} id */
const decisions = (phone, id) => [
  h('button.side-button', { onclick: () => cancel(phone, id) }, '취소'),
  phone.screen.hasCertificate
    ? h('button.main-button', { onclick: () => phone.open(`sign-document/${id}`) }, '서명')
    : h('button.main-button', { onclick: () => phone.open('issue/kakao') }, '인증서 발급하기'),
]

/** @param {import('../phone.js').Phone} phone @param {string} id */
async function cancel(phone, id) {
  if (!(await phone.decideDocument(id, 'cancel'))) phone.toast('이미 끝난 요청이에요')
}

/** @param {PhoneDocument['state']} state */
const ending = (state) =>
  h(
    `div.request-over.is-${state === 'signed' ? 'confirmed' : state}`,
    { role: 'status' },
    icon(state === 'signed' ? 'check' : state === 'expired' ? 'clock' : 'close', 28),
    h('b', DOCUMENT_WORDS[state]),
    h(
      'p',
      state === 'signed' ? '원래 화면으로 돌아가 주세요.' : '필요하면 원래 화면에서 다시 요청해 주세요.',
    ),
  )

/** @param {import('../phone.js').Phone} phone */
const homeButton = (phone) => h('button.main-button', { onclick: () => phone.replace('home') }, '홈으로 가기')

/** @param {import('../phone.js').Phone} phone */
const lostScreen = (phone) => ({
  element: h(
    'section.app-screen',
    appBar({ title: '서명 요청', close: true, back: phone.back }),
    h('p.empty', '이 요청은 이제 없어요.'),
  ),
})
