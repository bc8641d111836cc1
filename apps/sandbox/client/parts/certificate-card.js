import { h } from '../dom.js'
import { icon } from '../icons.js'
import { dateOf } from '../time.js'

const LIFE_MS = 3 * 365 * 24 * 3_600_000

/**
 * The certificate as a card in a wallet.
 * @param {import('../phone.js').Phone} phone
 * @param {boolean} isPass
 */
export const certificateCard = (phone, isPass) =>
  h(
    'div',
    { class: 'certificate' },
    h(
      'p',
      { class: 'certificate-top' },
      icon(isPass ? 'shield' : 'bubble', 20),
      isPass ? 'PASS 인증서' : '카카오톡 인증서',
    ),
    h('p', { class: 'certificate-name' }, phone.screen.name ?? '내 인증서'),
    h('p', {}, `${dateOf(phone.now() + LIFE_MS)}까지`),
  )
