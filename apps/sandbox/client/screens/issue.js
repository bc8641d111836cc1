import { fill, h } from '../dom.js'
import { icon } from '../icons.js'
import { appBar } from '../parts/app-bar.js'
import { certificateCard } from '../parts/certificate-card.js'
import { createPinPad } from '../parts/pin-pad.js'
import { tickMark } from '../parts/tick-mark.js'
import { choosePin } from '../pin.js'

/**
 * Issuing a certificate: agree, choose a number twice, done.
 * @type {import('../view.ts').Screen}
 */
export function issueScreen(phone, app) {
  const isPass = app === 'pass'
  const stage = h('div', { class: 'issue-stage' })
  const element = h(
    'section',
    { class: `app-screen issue ${isPass ? 'pass' : 'kakao'}` },
    appBar({ title: '인증서 발급', close: true, back: phone.back }),
    stage,
  )
  if (phone.screen.hasCertificate) fill(stage, owned(phone, isPass))
  else
    fill(
      stage,
      agreement(isPass, () =>
        fill(
          stage,
          choosing(phone, () => fill(stage, owned(phone, isPass))),
        ),
      ),
    )
  return { element, onDark: isPass }
}

/** @param {boolean} isPass @param {() => void} next */
function agreement(isPass, next) {
  const button = h(
    'button',
    { class: 'main-button', type: 'button', disabled: true, onclick: next },
    '인증서 발급하기',
  )
  const box = h('input', {
    type: 'checkbox',
    onchange: () => button.toggleAttribute('disabled', !box.checked),
  })
  return [
    h(
      'div',
      { class: 'done-body' },
      h('span', { class: 'request-mark' }, icon(isPass ? 'shield' : 'bubble', 44)),
      h('h2', {}, '인증서를 만들면', h('br'), '숫자 여섯 자리로 인증해요'),
      h('p', {}, '한 번 만들면 3년 동안 쓸 수 있어요.'),
    ),
    h(
      'div',
      { class: 'feet feet-column' },
      h('label', { class: 'agree' }, box, '[필수] 인증서 이용약관에 동의해요'),
      button,
    ),
  ]
}

/** @param {import('../phone.js').Phone} phone @param {() => void} done */
function choosing(phone, done) {
  const words = h('h2')
  const hint = h('p')
  /** @type {string | null} */
  let chosen = null
  const pad = createPinPad({ full })

  /** @param {string} typed */
  async function full(typed) {
    const step = choosePin(chosen, typed)
    chosen = step.chosen
    if (!step.done) {
      pad.clear(step.differs)
      return say(step.differs)
    }
    await phone.issueCertificate()
    done()
  }

  /** @param {boolean} differs */
  function say(differs) {
    words.textContent = chosen === null ? '쓸 비밀번호를 정해 주세요' : '한 번 더 눌러 주세요'
    hint.textContent = differs ? '두 번호가 달라요. 처음부터 다시 정해 주세요.' : '숫자 여섯 자리면 돼요.'
    hint.classList.toggle('wrong', differs)
  }
  say(false)
  return [h('div', { class: 'pin-words', role: 'status' }, words, hint), pad.element]
}

/** @param {import('../phone.js').Phone} phone @param {boolean} isPass */
const owned = (phone, isPass) => [
  h(
    'div',
    { class: 'done-body', role: 'status' },
    tickMark(),
    h('h2', {}, '인증서가 생겼어요'),
    h('p', {}, '원래 화면에서 인증을 다시 요청해 주세요.'),
    certificateCard(phone, isPass),
  ),
  h(
    'div',
    { class: 'feet' },
    h('button', { class: 'main-button', type: 'button', onclick: () => phone.replace('home') }, '닫기'),
  ),
]
