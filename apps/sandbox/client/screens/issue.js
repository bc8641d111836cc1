import { fill, h } from '../dom.js'
import { icon } from '../icons.js'
import { appBar } from '../parts/app-bar.js'
import { createPinPad } from '../parts/pin-pad.js'
import { tickMark } from '../parts/tick-mark.js'
import { choosePin } from '../pin.js'
import { dateOf } from '../time.js'

const LIFE_MS = 3 * 365 * 24 * 3_600_000

/**
 * Issuing a certificate: agree, choose a number twice, done.
 * @type {import('../view.ts').Screen}
 */
export function issueScreen(phone, app) {
  const isPass = app === 'pass'
  const stage = h('div.issue-stage')
  const element = h(
    `section.app-screen.issue.${isPass ? 'pass' : 'kakao'}`,
    appBar({ title: '인증서 발급', close: true, back: phone.back }),
    stage,
  )
  const showOwned = () => fill(stage, owned(phone, isPass))
  const choose = () => fill(stage, choosing(phone, showOwned))
  if (phone.screen.hasCertificate) showOwned()
  else fill(stage, agreement(isPass, choose))
  return { element, onDark: isPass }
}

/** @param {boolean} isPass @param {() => void} next */
function agreement(isPass, next) {
  const button = h('button.main-button', { disabled: true, onclick: next }, '인증서 발급하기')
  const box = h('input', {
    type: 'checkbox',
    onchange: () => button.toggleAttribute('disabled', !box.checked),
  })
  return [
    h(
      'div.done-body',
      h('span.request-mark', icon(isPass ? 'shield' : 'bubble', 44)),
      h('h2', '인증서를 만들면', h('br'), '숫자 여섯 자리로 인증해요'),
      h('p', '한 번 만들면 3년 동안 쓸 수 있어요.'),
    ),
    h('div.feet.feet-column', h('label.agree', box, '[필수] 인증서 이용약관에 동의해요'), button),
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
  return [h('div.pin-words', { role: 'status' }, words, hint), pad.element]
}

/** @param {import('../phone.js').Phone} phone @param {boolean} isPass */
const owned = (phone, isPass) => [
  h(
    'div.done-body',
    { role: 'status' },
    tickMark(),
    h('h2', '인증서가 생겼어요'),
    h('p', '원래 화면에서 인증을 다시 요청해 주세요.'),
    certificateCard(phone, isPass),
  ),
  h('div.feet', h('button.main-button', { onclick: () => phone.replace('home') }, '닫기')),
]

/** The certificate as a card in a wallet. @param {import('../phone.js').Phone} phone @param {boolean} isPass */
const certificateCard = (phone, isPass) =>
  h(
    'div.certificate',
    h('p.certificate-top', icon(isPass ? 'shield' : 'bubble', 20), `${isPass ? 'PASS' : '카카오톡'} 인증서`),
    h('p.certificate-name', phone.screen.name ?? '내 인증서'),
    h('p', `${dateOf(phone.now() + LIFE_MS)}까지`),
  )
