import { fill, h } from '../dom.js'
import { icon } from '../icons.js'
import { notificationCard } from '../parts/notification-card.js'
import { ago, clockFace, dayOf } from '../time.js'

const SWIPE_PX = 60

/**
 * The lock screen: the time and the notifications.
 * @type {import('../view.ts').Screen}
 */
export function lockScreen(phone) {
  const day = h('p.lock-day')
  const time = h('p.lock-time')
  const list = h('div.lock-list')
  const wake = () => phone.open('home')
  const element = h(
    'section.lock.wallpaper',
    { 'aria-label': '잠금 화면' },
    h('h1.unseen', '잠금 화면'),
    h('div.lock-clock', icon('lock', 18), day, time),
    list,
    h('button.lock-open', { onclick: wake }, '밀거나 눌러서 열기'),
  )
  let from = 0
  element.addEventListener('pointerdown', ({ clientY }) => (from = clientY))
  element.addEventListener('pointerup', ({ clientY }) => from - clientY > SWIPE_PX && wake())

  let drawn = ''
  function update() {
    const notifications = phone.notifications()
    const ids = notifications.map(({ id }) => id).join()
    if (ids === drawn) return
    const known = new Set(drawn.split(','))
    drawn = ids
    fill(
      list,
      notifications.map((notification) => {
        const card = notificationCard(notification, ago(notification.at, phone.now()), () =>
          phone.open(notification.to),
        )
        if (!known.has(notification.id)) card.classList.add('arriving')
        return card
      }),
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
