import { fill, h } from '../dom.js'
import { icon } from '../icons.js'
import { written } from '../numbers.js'
import { appBar } from '../parts/app-bar.js'
import { dayOf, timeOfDay } from '../time.js'

/**
 * Texts from one number; a code in them can be copied with a tap.
 * @type {import('../view.ts').Screen}
 */
export function threadScreen(phone, from) {
  const list = h('div.texts', { role: 'log' })
  const element = h(
    'section.app-screen.messages',
    appBar({ title: written(from), under: '문자 메시지', back: phone.back }),
    list,
  )
  let drawn = 0

  function update() {
    const texts = phone.screen.messages.filter((message) => message.from === from)
    phone.markSeen(texts.map(({ id }) => id))
    if (texts.length === drawn) return
    const old = drawn
    drawn = texts.length
    fill(
      list,
      texts.flatMap((message, index) => [
        startsDay(texts, index) && h('p.chat-day', dayOf(Date.parse(message.at))),
        textBubble(phone, message, index >= old && old > 0),
      ]),
    )
    list.scrollTop = list.scrollHeight
  }
  update()
  return { element, update }
}

/** @param {import('../phone-screen.ts').PhoneMessage[]} texts @param {number} index */
function startsDay(texts, index) {
  /** @param {number} at */
  const day = (at) => dayOf(Date.parse(texts[at]?.at ?? ''))
  return index === 0 || day(index) !== day(index - 1)
}

/**
 * @param {import('../phone.js').Phone} phone
 * @param {import('../phone-screen.ts').PhoneMessage} message
 * @param {boolean} fresh
 */
const textBubble = (phone, { text, code, at }, fresh) =>
  h(
    'div',
    { class: fresh ? 'chat-row arriving' : 'chat-row' },
    h(
      'div.text-bubble',
      h('p', linked(text)),
      code &&
        h(
          'button.copy-code',
          { onclick: () => copy(phone, code) },
          icon('copy', 18),
          h('span', h('b', code), ' 복사'),
        ),
    ),
    h('time.chat-time', timeOfDay(Date.parse(at))),
  )

/** Addresses in a text can be tapped, as on any phone. @param {string} text */
const linked = (text) =>
  text
    .split(/(https?:\/\/\S+)/)
    .map((part) =>
      /^https?:/.test(part) ? h('a', { href: part, target: '_blank', rel: 'noopener' }, part) : part,
    )

/** @param {import('../phone.js').Phone} phone @param {string} code */
async function copy(phone, code) {
  try {
    await navigator.clipboard.writeText(code)
    phone.toast('인증번호를 복사했어요')
  } catch {
    phone.toast(`복사할 수 없어요. 번호는 ${code}예요`)
  }
}
