import { h } from '../dom.js'
import { appPlate } from '../icons.js'
import { written } from '../numbers.js'

const NAMES = { kakao: '카카오톡', pass: 'PASS', messages: '메시지' }

/**
 * @param {import('../notifications.js').Notification} notification
 * @param {string} when
 * @param {() => void} open
 */
export const notificationCard = ({ app, head, body }, when, open) =>
  h(
    'button.notification',
    { onclick: open },
    appPlate(app, 'plate-small'),
    h(
      'span.notification-text',
      h('span.notification-top', h('span', NAMES[app]), h('span', when)),
      h('b', app === 'messages' ? written(head) : head),
      h('span.notification-body', body),
    ),
  )
