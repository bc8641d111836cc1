import { fill, h } from '../dom.js'
import { written } from '../numbers.js'
import { appBar } from '../parts/app-bar.js'
import { ago } from '../time.js'

/**
 * Texts by sender, the latest conversation first.
 * @type {import('../view.ts').Screen}
 */
export function messagesScreen(phone) {
  const list = h('div.threads')
  const element = h('section.app-screen.messages', appBar({ title: '메시지', back: phone.back }), list)

  function update() {
    const waiting = new Set(phone.notifications().map(({ id }) => id))
    const threads = Map.groupBy(phone.screen.messages, ({ from }) => from)
    const rows = [...threads].map(([from, texts]) => ({
      from,
      latest: /** @type {(typeof texts)[number]} */ (texts.at(-1)),
      unread: texts.filter(({ id }) => waiting.has(id)).length,
    }))
    fill(
      list,
      rows.length === 0 && h('p.empty', '받은 문자가 없어요.'),
      rows.toSorted((a, b) => b.latest.at.localeCompare(a.latest.at)).map((row) => threadRow(phone, row)),
    )
  }
  update()
  return { element, update }
}

/**
 * @param {import('../phone.js').Phone} phone
 * @param {{ from: string, latest: import('../phone-screen.ts').PhoneMessage, unread: number }} row
 */
const threadRow = (phone, { from, latest, unread }) =>
  h(
    'button.thread-row',
    { onclick: () => phone.open(`thread/${from}`) },
    h('span.thread-face', { 'aria-hidden': 'true' }, '#'),
    h('span.thread-text', h('b', written(from)), h('span', latest.text)),
    h(
      'span.thread-side',
      h('time', ago(Date.parse(latest.at), phone.now())),
      unread > 0 && h('span.badge', String(unread)),
    ),
  )
