import { fill, h } from '../dom.js'
import { icon } from '../icons.js'
import { written } from '../numbers.js'
import { appBar } from '../parts/app-bar.js'
import { address, wind } from '../server.js'
import { timeOfDay } from '../time.js'

const MINUTE_MS = 60_000

/**
 * The phone's owner, a link to another phone, and moving the clock forward.
 * @type {import('../view.ts').Screen}
 */
export function settingsScreen(phone) {
  const time = h('dd')
  const certificate = h('dd')
  const element = h(
    'section.app-screen.settings',
    appBar({ title: '설정', back: phone.back }),
    h(
      'div.settings-body',
      h(
        'dl.facts.card',
        row('내 번호', h('dd', written(phone.number))),
        row('주인', h('dd', phone.screen.name ?? '아직 몰라요')),
        row('인증서', certificate),
        row('지금 시각', time),
      ),
      h('h2', '시간 앞으로 감기'),
      h(
        'div.wind.card',
        [1, 5].map((minutes) =>
          h(
            'button.side-button',
            { onclick: () => forward(phone, minutes) },
            icon('clock', 20),
            `${minutes}분`,
          ),
        ),
      ),
      h('p.settings-note', '인증 요청은 4분 30초가 지나면 끝나요. 기다리지 않고 확인해 볼 수 있어요.'),
      h('a.link-row.card', { href: address('') }, '다른 번호의 폰 쓰기', icon('next', 20)),
    ),
  )
  function update() {
    fill(certificate, phone.screen.hasCertificate ? '있어요' : '없어요')
  }
  update()
  return {
    element,
    update,
    tick() {
      time.textContent = timeOfDay(phone.now())
    },
  }
}

/** @param {string} name @param {HTMLElement} value */
const row = (name, value) => h('div', h('dt', name), value)

/** @param {import('../phone.js').Phone} phone @param {number} minutes */
async function forward(phone, minutes) {
  const moved = await wind(minutes * MINUTE_MS)
  phone.toast(moved ? `${minutes}분 앞으로 감았어요` : '시간을 감지 못했어요')
}
