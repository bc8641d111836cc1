import { h } from '../dom.js'
import { DOCUMENT_WORDS, STATE_WORDS } from './request-facts.js'

/**
 * A request as one message in an app's list.
 * @param {import('../phone-screen.ts').PhoneRequest} request
 * @param {string} action what the button says while it waits
 * @param {() => void} open
 */
export function requestCard(request, action, open) {
  const waits = request.state === 'waiting'
  return h(
    `article.request-card.is-${request.state}`,
    h('h2', '본인 인증 요청'),
    h('p', `${request.institution}에서 보낸 요청이에요.`),
    h('p.request-purpose', request.purpose),
    waits
      ? h('button.main-button', { onclick: open }, action)
      : h('p.request-state', STATE_WORDS[request.state]),
  )
}

/**
 * A text to sign as one message in the messenger's list.
 * @param {import('../phone-screen.ts').PhoneDocument} asked
 * @param {() => void} open
 */
export const documentCard = ({ title, message, state }, open) =>
  h(
    `article.request-card.is-${state === 'signed' ? 'confirmed' : state}`,
    h('h2', title),
    message && h('p', message),
    state === 'waiting'
      ? h('button.main-button', { onclick: open }, '읽고 서명하기')
      : h('p.request-state', DOCUMENT_WORDS[state]),
  )

/**
 * Offers to issue a certificate, in an app's list.
 * @param {import('../phone.js').Phone} phone
 * @param {import('../phone-screen.ts').App} app
 * @param {string} words
 */
export const certificateOffer = (phone, app, words) =>
  h(
    'article.request-card.is-waiting',
    h('h2', '인증서가 아직 없어요'),
    h('p', words),
    h('button.main-button', { onclick: () => phone.open(`issue/${app}`) }, '인증서 발급하기'),
  )
