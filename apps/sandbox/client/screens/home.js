import { fill, h } from '../dom.js'
import { appPlate } from '../icons.js'
import { written } from '../numbers.js'
import { clockFace, dayOf } from '../time.js'

const APPS = /** @type {const} */ ([
  { app: 'kakao', name: '카카오톡', view: 'talk' },
  { app: 'pass', name: 'PASS', view: 'pass' },
  { app: 'messages', name: '메시지', view: 'messages' },
  { app: 'settings', name: '설정', view: 'settings' },
])

/**
 * The apps, with the number of open items of each.
 * @type {import('../view.ts').Screen}
 */
export function homeScreen(phone) {
  const time = h('p.widget-time')
  const day = h('p.widget-day')
  const waiting = h('p.widget-waiting')
  const dock = h('nav.dock', { 'aria-label': '앱' })
  const element = h(
    'section.home.wallpaper',
    h('h1.unseen', '홈 화면'),
    h('div.widget', day, time, h('hr'), h('p.widget-number', owner(phone)), waiting),
    dock,
  )

  function update() {
    const notifications = phone.notifications()
    /** @param {string} app */
    const count = (app) => notifications.filter((notification) => notification.app === app).length
    const [latest] = notifications
    waiting.textContent = latest
      ? '새 소식이 있어요. 앱을 열어 보세요.'
      : '인증 요청이나 문자가 오면 바로 알려 드려요.'
    fill(
      dock,
      APPS.map(({ app, name, view }) =>
        appButton({ app, name, count: count(app), open: () => phone.open(view) }),
      ),
    )
  }
  update()
  return {
    element,
    update,
    onDark: true,
    tick() {
      time.textContent = clockFace(phone.now())
      day.textContent = dayOf(phone.now())
    },
  }
}

/** @param {import('../phone.js').Phone} phone */
const owner = ({ screen, number }) => [screen.name, written(number)].filter(Boolean).join(' · ')

/**
 * @param {{ app: 'kakao' | 'pass' | 'messages' | 'settings', name: string, count: number, open: () => void }} options
 */
const appButton = ({ app, name, count, open }) =>
  h(
    'button.app',
    { onclick: open },
    h('span.app-icon', appPlate(app), count > 0 && h('span.badge', String(count))),
    h('span.app-name', name, count > 0 && h('span.unseen', ` 새 소식 ${count}개`)),
  )
